export const title = 'an account: made by a guest, found again on another device, tables come along';

export async function tell(world) {
    const name = `Anna ${process.pid}`,
        password = 'correct horse battery';
    const fill = async (person, word, wish) => {
        await person.press('.account');
        await person.find(`.account-form label:has-text("${wish}") input`).check();
        await person.find('.account-form .account-name').fill(name);
        await person.find('.account-form input[type="password"]').fill(word);
    };
    const paths = person => person.page.$$eval('.current .table-row', all => all.map(one => one.getAttribute('href')));

    /* A guest with a table registers: the table stays. */
    const desk = await world.person();
    await desk.playNow('Bluff');
    const first = new URL(desk.page.url()).pathname;
    await desk.press('.brand');
    await desk.see(`.rows .table-row[href="${first}"]`);
    await fill(desk, password, 'Create an account');
    await desk.see('.account-form', { hasText: 'At least 8 characters' });
    await desk.press('.account-form button', { hasText: 'Create an account' });
    await desk.see('.account', { hasText: name });
    await desk.see(`.rows .table-row[href="${first}"]`);

    /* A guest elsewhere, with a table too, logs in: first with the wrong password. */
    const phone = await world.person();
    await phone.playNow('Bluff');
    const second = new URL(phone.page.url()).pathname;
    await phone.press('.brand');
    await phone.see('.game-card');
    world.expected.push(/status of 40[0-9]/); /* the browser's own remark on the refusal */
    await fill(phone, 'wrong', 'Log in');
    await phone.press('.account-form button', { hasText: 'Log in' });
    await phone.see('.account-form .refusal', { hasText: 'Wrong name or password' });
    await phone.find('.account-form input[type="password"]').fill(password);
    await phone.page.keyboard.press('Enter');
    await phone.see('.account', { hasText: name });
    await phone.see(`.rows .table-row[href="${first}"]`);
    await phone.see(`.rows .table-row[href="${second}"]`);
    await phone.eventually(() => paths(phone), list => list.length === 2, 'two tables and no more');

    /* The same game goes on there. */
    await phone.press(`.table-row[href="${first}"]`);
    await phone.turn();
    await phone.decide();

    /* Both see the same; nobody registers the name again. */
    await desk.page.reload();
    await desk.see(`.rows .table-row[href="${second}"]`);
    const other = await world.person();
    await fill(other, password, 'Create an account');
    await other.page.keyboard.press('Enter');
    await other.see('.account-form .refusal', { hasText: /taken/i });

    /* Logged out: a guest with nothing. */
    await desk.press('.account');
    await desk.press('.account-form button', { hasText: 'Log out' });
    await desk.see('.account', { hasText: 'Guest' });
    await desk.see('.rows', { hasText: 'You have no tables yet' });
}
