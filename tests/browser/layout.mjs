/* Layout by rule, measured in the page as it is seen (docs/scene.md, "What a page does with it"). Each function runs in
 * the page and answers what is wrong, [] if nothing is. */

/** Text that is shown with smaller letters than it may: 11 px for all, 12 px for names of places. */
export function smallLetters([least, name]) {
    const wrong = new Map();
    const words = document.createTreeWalker(document.querySelector('.table-page'), NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (words.nextNode()) {
        const node = words.currentNode,
            parent = node.parentElement;
        if (!node.data.trim() || parent.closest('title, script, option')) continue;
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        const seen = box.width > 1.5 && box.height > 1.5 && box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
        if (!seen || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const { fontSize, clipPath } = getComputedStyle(parent);
        if (clipPath !== 'none') continue; /* for screen readers only */
        const svg = parent.closest('svg') && parent.closest('text')?.getScreenCTM();
        const size = parseFloat(fontSize) * (svg ? Math.hypot(svg.c, svg.d) : 1);
        const place = parent.closest('.zones .zone') && /\p{L}{3}/u.test(node.data);
        if (size < (place ? name : least) - 0.01) wrong.set(`${place ? 'name ' : ''}"${node.data.trim()}"`, size.toFixed(1));
    }
    return [...wrong].map(([text, size]) => `${text} ${size} px`);
}

/** Where the sheets lie and how large they draw: nothing of it changes while the same sheets are shown. */
export function placesOfSheets() {
    return [...document.querySelectorAll('svg.sheet')].map(svg => {
        const { x, y, width, height } = svg.getBoundingClientRect(),
            [, , w, h] = svg.getAttribute('viewBox').split(' ').map(Number);
        const sheet = svg.getAttribute('aria-label').split('.')[0];
        return `${sheet}: ${[x, y, width, height].map(n => n.toFixed(1))} shows ${w.toFixed(1)} × ${h.toFixed(1)}`;
    });
}

/** What can be clicked in a colour like a side's. Colours are told apart by their distance in CIE L*a*b*. */
export function likeASide(least) {
    const lab = colour => {
        const dot = document.createElement('canvas').getContext('2d');
        dot.fillStyle = colour;
        dot.fillRect(0, 0, 1, 1);
        const [r, g, b] = [...dot.getImageData(0, 0, 1, 1).data]
            .slice(0, 3)
            .map(c => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
        const f = t => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
        const [x, y, z] = [
            f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047),
            f(0.2126 * r + 0.7152 * g + 0.0722 * b),
            f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883),
        ];
        return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
    };
    const sides = [...document.querySelectorAll('.player .mark')].map(mark => getComputedStyle(mark).backgroundColor);
    const lit = [
        ['.offer .ring', 'stroke'],
        ['.card.lit .paper', 'borderTopColor'],
        ['.card.lit .card-paper', 'stroke'],
        ['.prompt .main:not(.leaving)', 'backgroundColor'],
        ['.prompt .main.leaving', 'color'],
    ];
    const wrong = new Set();
    for (const [what, property] of lit)
        for (const one of document.querySelectorAll(what))
            for (const side of sides) {
                const colour = getComputedStyle(one)[property],
                    [a, b] = [lab(colour), lab(side)];
                const far = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
                if (far < least) wrong.add(`${what} is ${colour}, a side ${side}: ${far.toFixed(0)} apart`);
            }
    if (!sides.length) wrong.add('no side has a colour');
    return [...wrong];
}

/** What can be played and is in sight, but where less than `least` pixels each way meet a finger. */
export function smallTargets(least) {
    const wrong = [];
    const rim = document.querySelector('.sheets').getBoundingClientRect();
    for (const one of document.querySelectorAll('.offer, .card.lit, .prompt button, .sheet-tabs button')) {
        const parts = one.matches('.offer') ? [...one.querySelectorAll('.target, .ring')] : [one];
        const boxes = parts.map(part => part.getBoundingClientRect());
        const box = {
            left: Math.min(...boxes.map(b => b.left)),
            top: Math.min(...boxes.map(b => b.top)),
            right: Math.max(...boxes.map(b => b.right)),
            bottom: Math.max(...boxes.map(b => b.bottom)),
        };
        const bar = one.closest('.sheet-tabs')?.getBoundingClientRect(),
            inside = one.matches('.offer') ? rim : bar ?? { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
        if (box.left < inside.left || box.top < inside.top || box.right > inside.right + 0.5 || box.bottom > inside.bottom + 0.5) continue;
        const step = [(box.right - box.left) / 24, (box.bottom - box.top) / 24];
        const hits = { x: [], y: [] };
        for (let i = 0.5; i < 24; i++)
            for (let j = 0.5; j < 24; j++) {
                const [x, y] = [box.left + i * step[0], box.top + j * step[1]],
                    top = document.elementFromPoint(x, y);
                if (!top || !one.contains(top)) continue;
                hits.x.push(x);
                hits.y.push(y);
            }
        const extent = (list, step) => (list.length ? Math.max(...list) - Math.min(...list) + step : 0);
        const [w, h] = [extent(hits.x, step[0]), extent(hits.y, step[1])];
        const name = (one.getAttribute('aria-label') ?? one.textContent).slice(0, 50);
        if (w < least - 0.1 || h < least - 0.1) wrong.push(`"${name}" ${w.toFixed(0)} × ${h.toFixed(0)} px`);
    }
    return wrong;
}
