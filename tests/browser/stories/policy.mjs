import assert from 'node:assert';

export const title = 'the Content-Security-Policy holds, and a breach of it would be noticed';

export async function tell(world) {
    const anna = await world.person();
    await anna.see('.game-card');
    const answer = await anna.page.request.get('/'.replace(/^/, anna.address));
    const headers = answer.headers(),
        policy = headers['content-security-policy'];
    assert.match(policy, /default-src '(none|self)'/);
    assert.doesNotMatch(policy, /unsafe|\*/);
    assert.equal(headers['x-content-type-options'], 'nosniff');
    const cookie = (await anna.page.context().cookies()).find(one => one.name === 'plateau');
    assert.ok(cookie.httpOnly && cookie.sameSite === 'Lax', 'no script reads the cookie');

    assert.deepEqual(anna.complaints, []);
    world.expected.push(/Content Security Policy/);
    const done = await anna.page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'window.broken = true';
        document.head.append(script);
        const line = document.createElement('p');
        line.setAttribute('style', 'color: red');
        document.body.append(line);
        return { script: window.broken === true, style: line.style.color };
    });
    assert.deepEqual(done, { script: false, style: '' }, 'inline script and style do nothing');
    await anna.eventually(
        () => anna.complaints,
        list => list.length >= 2,
        'the console says so, which fails any other story',
    );
}
