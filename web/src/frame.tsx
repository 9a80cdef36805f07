/* The frame of all pages but a running table: the bar above, the line below, and the page of what is not there. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { AccountDialog } from './account';
import { Logo, Tools } from './tools';
import { w } from './words';

export function Frame({ children }: { children: ComponentChildren }) {
    const [account, setAccount] = useState(false);
    return (
        <div class="frame">
            <header class="top">
                <a class="brand" href="/">
                    <Logo />
                    <span>Plateau</span>
                </a>
                <p class="tagline">{w().tagline}</p>
                <Tools onAccount={() => setAccount(true)} />
            </header>
            <main>{children}</main>
            <footer class="bottom">{w().footer}</footer>
            {account && <AccountDialog onClose={() => setAccount(false)} />}
        </div>
    );
}

export function Nothing({ text, help }: { text: string; help?: string }) {
    return (
        <section class="nothing">
            <h1>{text}</h1>
            {help && <p class="help">{help}</p>}
            <a class="button main" href="/">
                {w().home}
            </a>
        </section>
    );
}
