import type { ErrorAnswer, PasskeyCreationOptions, UserConfigAnswer } from '#wire';
import { expect, test } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../../../testing/createTestSandbox.ts';
import { SoftwareAuthenticator } from '../../../testing/SoftwareAuthenticator.ts';
import { ProviderLinks } from '../../providers/ProviderLinks.ts';
import { totpOf } from '../second-factor/SecondFactors.ts';
import type { OutboxMessage } from '../../mail/Outbox.ts';

const hourMs = 3_600_000;
const password = 'Demo-pass-1';
const old = 'demo@grandstand.example';
const passkeys = '/web-api/auth/v1/passkeys';
const origin = 'http://northline.localhost:8080';
const host = { Host: 'northline.localhost:8080' };
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const code = async (answer: Response): Promise<unknown> => [
  answer.status,
  ((await answer.json()) as ErrorAnswer).errors?.[0]?.code,
];
const outbox = async (sandbox: TestSandbox): Promise<OutboxMessage[]> =>
  sandbox.json<OutboxMessage[]>('/sandbox/v1/outbox');
const tokenOf = (email: OutboxMessage | undefined): string =>
  /token=([\w-]{43})/.exec(email?.body ?? '')?.[1] ?? '';

/** A person with a contact, and what they do with it. */
async function begin(login = 'demo') {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn(login);
  const newest = async (recipient: string): Promise<OutboxMessage | undefined> =>
    (await outbox(sandbox)).findLast((email) => email.recipient === recipient);
  return {
    sandbox,
    person,
    newest,
    change: async (body: object): Promise<Response> =>
      person.call('POST', '/web-api/user/v1/contact', body),
    config: async (): Promise<UserConfigAnswer['result']> =>
      ((await (await person.call('GET', '/web-api/user/v1/config')).json()) as UserConfigAnswer)
        .result,
    confirm: async (email: string): Promise<Response> =>
      sandbox.post('/web-api/auth/v1/activation/email', {
        token: tokenOf(await newest(email)),
      }),
    undo: async (token: string): Promise<Response> =>
      sandbox.post('/web-api/auth/v1/contact/undo', { token }),
    forgot: async (email: string): Promise<Response> =>
      sandbox.post('/web-api/auth/v1/password/forgot', { email }),
  };
}

test('SBX-940 an account without contacts but with a password of its owner is no exception', async () => {
  const { change, sandbox } = await begin();
  const body = { email: 'new@example.com' };
  const become = (isPayAndPlay: number): void =>
    void sandbox.store.run(
      "UPDATE users SET has_email = 0, phone = '', is_pay_and_play = ? WHERE login = 'demo'",
      isPayAndPlay,
    );
  sandbox.advance(300_000);
  become(0);
  expect(await code(await change(body))).toEqual([403, 'reauth_required']);
  become(1);
  expect((await change(body)).status).toBe(200);
});

test('SBX-940 TA06 M74 five minutes after the sign-in a change of contact needs the password again', async () => {
  const { change, config, sandbox } = await begin();
  sandbox.advance(300_000);
  for (const body of [{ email: 'new@example.com' }, { phone: '+35699990000' }])
    expect(await code(await change(body))).toEqual([403, 'reauth_required']);
  expect([(await config()).pending_email, await outbox(sandbox)]).toEqual([undefined, []]);
  const again = await sandbox.signIn();
  const asked = await again.call('POST', '/web-api/user/v1/contact', {
    email: 'new@example.com',
  });
  expect(asked.status).toBe(200);
  sandbox.dispose();
});

test('SBX-941 a new address is pending until its link is opened; the old one stays until then', async () => {
  const { change, config, confirm, newest, forgot, sandbox } = await begin();
  expect((await change({ email: ' New@Example.com ' })).status).toBe(200);
  expect(await config()).toMatchObject({
    user_email: old,
    pending_email: 'new@example.com',
    activation_type: 1,
  });
  const emails = (await outbox(sandbox)).length;
  await forgot('new@example.com');
  expect((await outbox(sandbox)).length).toBe(emails);
  await forgot(old);
  expect((await newest(old))?.subject).toBe('Reset your password');
  expect((await confirm('new@example.com')).status).toBe(200);
  const after = await config();
  expect(after).toMatchObject({
    user_email: 'new@example.com',
    activation_type: 1,
  });
  expect(after.pending_email).toBeUndefined();
  sandbox.dispose();
});

test('SBX-941 RV02 TA05 a password reset by e-mail ends a pending change of contact', async () => {
  const { change, confirm, newest, forgot, sandbox } = await begin();
  expect((await change({ email: 'new@example.com' })).status).toBe(200);
  await forgot(old);
  const reset = await sandbox.post('/web-api/auth/v1/password/reset', {
    token: tokenOf(await newest(old)),
    password: 'seven herons over the mill',
  });
  expect(reset.status).toBe(200);
  expect((await confirm('new@example.com')).status).toBe(400);
  sandbox.dispose();
});

test('SBX-941 a new number is pending until its code is entered; a pending contact expires after a day', async () => {
  const { change, config, newest, sandbox } = await begin();
  const number = '+35699990005';
  await change({ phone: number });
  expect(await config()).toMatchObject({
    phone_number: '',
    pending_phone: number,
  });
  await sandbox.post('/web-api/auth/v1/activation/code', { phone: number });
  const text = await newest(number);
  await sandbox.post('/web-api/auth/v1/activation/phone', {
    token: tokenOf(text),
    code: /\b\d{6}\b/.exec(text?.body ?? '')?.[0],
  });
  expect(await config()).toMatchObject({
    phone_number: number,
    activation_type: 2,
  });
  await change({ phone: '+35699990006' });
  expect((await config()).pending_phone).toBe('+35699990006');
  sandbox.advance(24 * hourMs);
  const later = await sandbox.signIn();
  const { result } = (await (
    await later.call('GET', '/web-api/user/v1/config')
  ).json()) as UserConfigAnswer;
  expect([result.phone_number, result.pending_phone]).toEqual([number, undefined]);
  sandbox.dispose();
});

test('SBX-942 TA06 M74 every old contact is notified of request and change, without the new contact', async () => {
  const { change, confirm, sandbox } = await begin();
  await sandbox.post('/sandbox/v1/users/demo', { phone: '+35699990005' });
  await change({ email: 'call-me-now@example.com' });
  await confirm('call-me-now@example.com');
  const told = (await outbox(sandbox)).filter(({ body }) => body.includes('contactundo'));
  expect(told.map(({ recipient, channel }) => [recipient, channel])).toEqual([
    [old, 'email'],
    ['+35699990005', 'sms'],
    [old, 'email'],
    ['+35699990005', 'sms'],
  ]);
  expect(JSON.stringify(told)).not.toContain('call-me-now');
  sandbox.dispose();
});

test('SBX-943 SBX-1402 SBX-1404 TA06 the old contact undoes a change within 72 hours: contacts are restored, sessions end, the password has to be reset', async () => {
  const { change, config, confirm, undo, newest, forgot, person, sandbox } = await begin();
  await change({ email: 'thief@example.com' });
  const asked = tokenOf(await newest(old));
  await confirm('thief@example.com');
  await forgot('thief@example.com');
  const reset = tokenOf(await newest('thief@example.com'));
  await change({ email: 'thief-2@example.com' });
  await confirm('thief-2@example.com');
  expect((await config()).user_email).toBe('thief-2@example.com');
  const ofThief = tokenOf(await newest('thief@example.com'));
  sandbox.advance(71 * hourMs);
  expect(await (await undo(asked)).json()).toEqual({
    kind: 'email',
    isRepeated: false,
    ways_removed: 0,
  });
  expect((await person.call('GET', '/web-api/user/v1/accounts')).status).toBe(401);
  const told = (await outbox(sandbox)).filter(
    ({ subject }) => subject === 'A change of contact details was undone',
  );
  expect(told.map(({ recipient }) => recipient).toSorted()).toEqual([
    old,
    'thief-2@example.com',
    'thief@example.com',
  ]);
  for (const token of [asked, ofThief])
    expect(await (await undo(token)).json()).toEqual({
      kind: 'email',
      isRepeated: true,
      ways_removed: 0,
    });
  const signIn = async (uPassword: string): Promise<unknown> =>
    code(
      await sandbox.post('/web-api/auth/v1/login', {
        uLogin: 'demo',
        uPassword,
        save: false,
      }),
    );
  expect(await signIn(password)).toEqual([403, 'password_closed']);
  const set = async (token: string, chosen = 'a fresh pass of 2'): Promise<Response> =>
    sandbox.post('/web-api/auth/v1/password/reset', { token, password: chosen });
  expect((await set(reset)).status).toBe(400);
  await forgot(old);
  expect((await set(tokenOf(await newest(old)))).status).toBe(200);
  await forgot(old);
  expect(await code(await set(tokenOf(await newest(old)), password))).toEqual([
    400,
    'password_refused',
  ]);
  const again = await sandbox.signIn('demo', 'a fresh pass of 2');
  expect(
    ((await (await again.call('GET', '/web-api/user/v1/config')).json()) as UserConfigAnswer)
      .result,
  ).toMatchObject({ user_email: old, activation_type: 1 });
  sandbox.dispose();
});

test('SBX-1403 SE08 sign-in ways added since the change are removed with it, older ones stay, and an e-mail reports it', async () => {
  const { person, change, confirm, undo, newest, sandbox } = await begin();
  const passkey = async (): Promise<string> => {
    const device = new SoftwareAuthenticator(origin);
    const options = await person.call('POST', `${passkeys}/creation`, {}, host);
    const { challenge } = (await options.json()) as PasskeyCreationOptions;
    expect((await person.call('POST', passkeys, device.create(challenge), host)).status).toBe(200);
    return device.id;
  };
  const before = await passkey();
  sandbox.advance(1000);
  await change({ email: 'thief@example.com' });
  const asked = tokenOf(await newest(old));
  await confirm('thief@example.com');
  await passkey();
  const { secret } = (await (await person.call('POST', '/web-api/security/v1/totp')).json()) as {
    readonly secret: string;
  };
  const code = totpOf(secret).generate({ timestamp: sandbox.nowMs() });
  await person.call('POST', '/web-api/security/v1/totp/confirm', { code });
  new ProviderLinks(sandbox.store, sandbox.nowMs).link(person.userId, {
    provider: 'google',
    subject: 'thief',
    email: '',
  });
  expect(await (await undo(asked)).json()).toMatchObject({ ways_removed: 3 });
  expect((await newest(old))?.subject).toBe('Ways to log in were removed');
  expect(
    sandbox.store.all(
      `SELECT id FROM passkeys UNION ALL SELECT subject FROM provider_links
        UNION ALL SELECT secret FROM totp_factors WHERE user_id = ?`,
      person.userId,
    ),
  ).toEqual([{ id: before }]);
  sandbox.dispose();
});

test('SBX-1160 SE11 a passkey added after a change of contact is reported to the old contact, with time and device', async () => {
  const { person, change, confirm, sandbox } = await begin();
  await change({ email: 'thief@example.com' });
  await confirm('thief@example.com');
  const tell = async (): Promise<string[]> => {
    const sent = (await outbox(sandbox)).length;
    const device = new SoftwareAuthenticator(origin);
    const options = await person.call('POST', `${passkeys}/creation`, {}, host);
    const { challenge } = (await options.json()) as PasskeyCreationOptions;
    await person.call('POST', passkeys, device.create(challenge), {
      ...host,
      'User-Agent': firefox,
    });
    const emails = (await outbox(sandbox)).slice(sent);
    for (const { body } of emails) expect(body).toMatch(/When: .+ UTC. Device: Firefox, Linux/);
    return emails.map(({ recipient, channel }) => `${channel} ${recipient}`);
  };
  expect(await tell()).toEqual(['email thief@example.com', `email ${old}`]);
  sandbox.store.run(
    "UPDATE users SET has_email = 0, phone = '+35699990005' WHERE id = ?",
    person.userId,
  );
  sandbox.store.run('DELETE FROM contact_changes');
  expect(await tell()).toEqual(['sms +35699990005']);
  sandbox.dispose();
});

test('SBX-943 an unconfirmed change can be undone as well; after 72 hours none can', async () => {
  const first = await begin();
  await first.change({ email: 'new@example.com' });
  const token = tokenOf(await first.newest('new@example.com'));
  await first.undo(tokenOf(await first.newest(old)));
  expect(
    await code(await first.sandbox.post('/web-api/auth/v1/activation/email', { token })),
  ).toEqual([400, 'link_invalid']);
  first.sandbox.dispose();
  const second = await begin();
  await second.change({ email: 'new@example.com' });
  await second.confirm('new@example.com');
  const late = tokenOf(await second.newest(old));
  second.sandbox.advance(72 * hourMs);
  expect(await code(await second.undo(late))).toEqual([400, 'link_invalid']);
  second.sandbox.dispose();
});

test('SBX-944 for 72 hours after a change the old address still recovers the account, and no other account can use it', async () => {
  const { change, confirm, forgot, newest, sandbox } = await begin();
  await change({ email: 'new@example.com' });
  await confirm('new@example.com');
  await forgot(old);
  expect((await newest(old))?.subject).toBe('Reset your password');
  const newbie = await sandbox.signIn('newbie');
  await newbie.call('POST', '/web-api/user/v1/contact', {
    email: old,
  });
  expect((await newest(old))?.subject).toBe('You already have an account');
  sandbox.advance(72 * hourMs);
  const emails = (await outbox(sandbox)).length;
  await forgot(old);
  expect((await outbox(sandbox)).length).toBe(emails);
  sandbox.dispose();
});

test('SBX-945 TA01 M74 the address of another account gets the usual answer; only its owner is notified', async () => {
  const { change, confirm, newest, config, sandbox } = await begin('newbie');
  const free = await change({ email: 'free@example.com' });
  const taken = await change({ email: old });
  expect([taken.status, await taken.text()]).toEqual([
    free.status,
    (await free.text()).replace('free@example.com', old),
  ]);
  expect(await newest(old)).toMatchObject({
    subject: 'You already have an account',
    body: expect.not.stringContaining('token='),
  });
  expect(await code(await confirm(old))).toEqual([400, 'invalid_body']);
  expect((await config()).user_email).toBe('newbie@grandstand.example');
  sandbox.dispose();
});

test('SBX-946 TA01 no answer waits for an e-mail, so that its time does not reveal known contacts', async () => {
  const waiting: (() => void)[] = [];
  const sandbox = createTestSandbox({ later: (work) => waiting.push(work) });
  const newbie = await sandbox.signIn('newbie');
  for (const [path, body] of [
    ['/web-api/auth/v1/password/forgot', { email: old }],
    ['/web-api/auth/v1/activation/letter', { kind: 'verify', email: old }],
    ['/web-api/mailing/v1/news/letter', { email: old }],
    ['/web-api/auth/v1/activation/code', { phone: '+35699990001' }],
  ] as const)
    await sandbox.post(path, body);
  expect([waiting.length, await outbox(sandbox)]).toEqual([4, []]);
  await newbie.call('POST', '/web-api/user/v1/contact', {
    email: old,
  });
  expect((await outbox(sandbox)).map(({ recipient }) => recipient)).not.toContain(old);
  for (const work of waiting) work();
  expect((await outbox(sandbox)).filter(({ recipient }) => recipient === old)).toHaveLength(4);
  sandbox.dispose();
});

test('SBX-947 M74 an address or number gets ten e-mails or texts an hour, of any kind and cause', async () => {
  const sandbox = createTestSandbox();
  const send = async (index: number): Promise<number> => {
    const calls = [
      ['/web-api/auth/v1/password/forgot', {}],
      ['/web-api/auth/v1/activation/letter', { kind: 'verify' }],
      ['/web-api/mailing/v1/news/letter', {}],
    ] as const;
    const [path, body] = calls[index % calls.length]!;
    const address = { 'X-Real-IP': `10.0.0.${index}` };
    return (await sandbox.post(path, { ...body, email: 'a@example.com' }, address)).status;
  };
  for (let each = 0; each < 10; each += 1) expect(await send(each)).toBe(200);
  expect(await send(10)).toBe(429);
  const newbie = await sandbox.signIn('newbie');
  const body = { email: 'a@example.com' };
  expect((await newbie.call('POST', '/web-api/user/v1/contact', body)).status).toBe(429);
  expect(
    (
      await sandbox.post(
        '/web-api/support/v1/requests',
        { topic: 'other', text: 'What about my bet?', email: 'a@example.com' },
        { 'X-Idempotency-Key': 'question-one', 'X-Real-IP': '10.0.1.1' },
      )
    ).status,
  ).toBe(429);
  sandbox.advance(hourMs);
  expect(await send(11)).toBe(200);
  sandbox.dispose();
});

test('SBX-1131 a password closed by an undone change cannot be set again, and the link stays valid for another', async () => {
  const { sandbox, newest, forgot, undo } = await begin();
  const set = async (token: string, to: string): Promise<Response> =>
    sandbox.post('/web-api/auth/v1/password/reset', { token, password: to });
  await forgot(old);
  expect((await set(tokenOf(await newest(old)), 'known to a thief 7')).status).toBe(200);
  const person = await sandbox.signIn('demo', 'known to a thief 7');
  await person.call('POST', '/web-api/user/v1/contact', { email: 'thief@example.com' });
  await undo(tokenOf(await newest(old)));
  await forgot(old);
  const link = tokenOf(await newest(old));
  const refused = await set(link, 'known to a thief 7');
  expect([refused.status, ((await refused.json()) as ErrorAnswer).errors]).toMatchObject([
    400,
    [{ code: 'password_refused', field: 'password', meta: { problem: 'used' } }],
  ]);
  expect((await set(link, 'nobody knows it 8')).status).toBe(200);
  sandbox.dispose();
});

test('SBX-950 TA15 texts to a new number have the usual limits: a minute, a country, a range and a person', async () => {
  const { change, sandbox } = await begin();
  const ask = async (phone: string): Promise<unknown> => code(await change({ phone }));
  expect(await ask('+2250123456789')).toEqual([403, 'no_texts']);
  expect(await outbox(sandbox)).toEqual([]);
  expect(await ask('+35699990005')).toEqual([200, undefined]);
  expect(await ask('+35699990005')).toEqual([429, 'too_many_requests']);
  expect(await ask('+35699990006')).toEqual([200, undefined]);
  expect(await ask('+4915123456789')).toEqual([200, undefined]);
  expect(await ask('+447400123456')).toEqual([429, 'too_many_requests']);
  const texts = (await outbox(sandbox)).filter(({ channel }) => channel === 'sms');
  expect(texts.map(({ recipient }) => recipient)).toEqual([
    '+35699990005',
    '+35699990006',
    '+4915123456789',
  ]);
  sandbox.dispose();
});
