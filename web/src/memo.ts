/* Draws a component anew only if one of its properties has changed. */
import { Component, type ComponentType, createElement } from 'preact';

export function memo<P extends object>(inner: (props: P) => preact.ComponentChild): ComponentType<P> {
    return class extends Component<P> {
        override shouldComponentUpdate(next: P) {
            const old = this.props as Record<string, unknown>,
                fresh = next as Record<string, unknown>;
            return Object.keys(fresh).some(key => key !== 'children' && !same(old[key], fresh[key]));
        }
        override render() {
            return createElement(inner as ComponentType<P>, this.props as P & { key?: string });
        }
    };
}

/** Pieces come anew with every state: equal members are equal pieces. */
function same(a: unknown, b: unknown): boolean {
    if (a === b) return true;
    if (!a || !b || typeof a !== 'object' || typeof b !== 'object') return false;
    const keys = Object.keys(b);
    if (keys.length > 16 || keys.length !== Object.keys(a).length) return false;
    return keys.every(key => (a as Record<string, unknown>)[key] === (b as Record<string, unknown>)[key]);
}
