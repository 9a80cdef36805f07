/* The rules beside the table: searched by words or id, opened at a rule. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { useLayer } from './layer';
import type { Rules } from './messages';
import { tell, useSession } from './session';
import { Icon, onRule, Ruled } from './widgets';
import { w } from './words';

/** Accents and case do not matter to whoever searches. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function found(rules: Rules, wish: string): Rules['sections'] {
    const words = plain(wish).split(/\s+/).filter(Boolean);
    if (!words.length) return rules.sections;
    return rules.sections
        .map(section => ({
            ...section,
            rules: section.rules.filter(rule => {
                const text = plain(`${rule.id} ${section.title} ${rule.text}`);
                return words.every(
                    word =>
                        text.includes(word) ||
                        rules.synonyms.some(
                            ([sought, said]) => word.replace(/^\w['’]/, '').startsWith(sought) && text.includes(said),
                        ),
                );
            }),
        }))
        .filter(section => section.rules.length);
}

/** The drawer of a page, closed or open at a rule; every rule id on the page opens it. `before` makes way for it. */
export function useRules(game: string, before?: () => void) {
    const [rule, setRule] = useState<string | null>(null);
    useEffect(() => {
        if (rule === null) onRule(id => (before?.(), setRule(id)));
    });
    return {
        open: setRule,
        drawer: rule !== null && <RulesDrawer game={game} at={rule} onClose={() => setRule(null)} />,
    };
}

function RulesDrawer({ game, at, onClose }: { game: string; at: string; onClose: () => void }) {
    const { welcome } = useSession();
    const [rules, setRules] = useState<Rules | null>(null);
    const [wish, setWish] = useState('');
    const [target, setTarget] = useState(at);
    const ref = useRef<HTMLDivElement>(null);
    useEffect(() => {
        void tell('rules', { game }).then(answer => answer && setRules(answer));
    }, [game, welcome?.lang]);
    useEffect(() => (setTarget(at), setWish('')), [at]);
    useEffect(() => {
        const rule = target && ref.current?.querySelector(`[data-rule="${CSS.escape(target)}"]`);
        if (rule) rule.scrollIntoView({ block: 'center' });
    }, [target, rules]);
    useLayer(ref, onClose, 'input');
    /* A rule that names another opens it here. */
    useEffect(() => onRule(id => (setWish(''), setTarget(id))), []);
    const sections = rules ? found(rules, wish) : [];
    return (
        <div ref={ref} class="drawer" role="dialog" aria-modal="true" aria-label={w().rules}>
            <header>
                <h2>{w().rules}</h2>
                <button class="icon" aria-label={w().close} onClick={onClose}>
                    <Icon name="close" />
                </button>
                <input
                    type="search"
                    placeholder={w().search}
                    aria-label={w().search}
                    value={wish}
                    onInput={e => setWish(e.currentTarget.value)}
                />
            </header>
            <div class="drawer-text">
                {sections.map(section => (
                    <section key={section.title}>
                        <h3>{section.title}</h3>
                        {section.rules.map(rule => (
                            <p key={rule.id} data-rule={rule.id} class={rule.id === target ? 'rule target' : 'rule'}>
                                <b>{rule.id}</b> <Ruled text={rule.text} />
                            </p>
                        ))}
                    </section>
                ))}
                {rules && !sections.length && <p class="empty">{w().noRule}</p>}
            </div>
        </div>
    );
}
