import type { ErrorAnswer } from '#wire';
import { expect, test } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../../testing/createTestSandbox.ts';
import type { OutboxMessage } from './Outbox.ts';

const code = async (answer: Response): Promise<unknown> => [
  answer.status,
  ((await answer.json()) as ErrorAnswer).errors[0]?.code,
];
const outbox = async (sandbox: TestSandbox): Promise<OutboxMessage[]> =>
  sandbox.json<OutboxMessage[]>('/sandbox/v1/outbox');

async function lastLetter(
  sandbox: TestSandbox,
): Promise<OutboxMessage & { readonly token: string; readonly code: string }> {
  const email = (await outbox(sandbox)).at(-1);
  if (email === undefined) throw new Error('Nothing was sent');
  return {
    ...email,
    token: /token=([\w-]{43})/.exec(email.body)?.[1] ?? '',
    code: /\b\d{6}\b/.exec(email.body)?.[0] ?? '',
  };
}

const start = async (sandbox: TestSandbox, kind: string, login = 'newbie'): Promise<Response> =>
  sandbox.post(`/sandbox/v1/users/${login}/letter`, { kind });
const activationOf = async (sandbox: TestSandbox, login = 'newbie'): Promise<number | undefined> =>
  (
    (await (await (await sandbox.signIn(login)).call('GET', '/web-api/user/v1/config')).json()) as {
      result: { activation_type?: number };
    }
  ).result.activation_type;

test('SBX-270 SBX-1485 a link confirms the address once and says so when opened again; a newer one replaces it; it expires after a day', async () => {
  const sandbox = createTestSandbox();
  const confirm = async (token: string): Promise<Response> =>
    sandbox.post('/web-api/auth/v1/activation/email', { token });
  await start(sandbox, 'verify');
  const first = await lastLetter(sandbox);
  expect(first).toMatchObject({ channel: 'email', recipient: 'newbie@grandstand.example' });
  expect(
    (
      await sandbox.post('/web-api/auth/v1/activation/letter', {
        kind: 'activate',
        email: ' Newbie@grandstand.example ',
      })
    ).status,
  ).toBe(200);
  const second = await lastLetter(sandbox);
  expect(second.body).toContain('/en/user/activate?token=');
  await start(sandbox, 'activate');
  const third = await lastLetter(sandbox);
  expect(await code(await confirm(second.token))).toEqual([400, 'link_invalid']);
  expect([
    await activationOf(sandbox),
    await (await confirm(third.token)).json(),
    await activationOf(sandbox),
  ]).toEqual([0, { kind: 'activate', isRepeated: false }, 1]);
  expect(await (await confirm(third.token)).json()).toEqual({ kind: 'activate', isRepeated: true });
  expect(await (await confirm(first.token)).json()).toEqual({ kind: 'verify', isRepeated: false });
  await start(sandbox, 'verify');
  const late = await lastLetter(sandbox);
  sandbox.advance(24 * 3_600_000);
  expect(await code(await confirm(late.token))).toEqual([400, 'link_invalid']);
  expect(await code(await confirm('x'.repeat(43)))).toEqual([400, 'link_invalid']);
  expect(await code(await confirm('short'))).toEqual([400, 'invalid_body']);
  expect(
    JSON.stringify(
      await sandbox.json('/sandbox/v1/requests?path=/web-api/auth/v1/activation/email'),
    ),
  ).not.toContain(third.token);
  sandbox.dispose();
});

test('SBX-806 a link for an address that is no longer the person’s confirms nothing', async () => {
  const sandbox = createTestSandbox();
  await start(sandbox, 'activate');
  const { token } = await lastLetter(sandbox);
  const newbie = await sandbox.signIn('newbie');
  expect(
    (
      await newbie.call('POST', '/web-api/user/v1/contact', {
        email: 'new@example.com',
      })
    ).status,
  ).toBe(200);
  const verify = await lastLetter(sandbox);
  expect(verify).toMatchObject({ recipient: 'new@example.com', subject: 'Verify your email' });
  await sandbox.post('/web-api/auth/v1/activation/email', { token: verify.token });
  expect(await code(await sandbox.post('/web-api/auth/v1/activation/email', { token }))).toEqual([
    400,
    'link_invalid',
  ]);
  expect(await activationOf(sandbox)).toBe(1);
  sandbox.dispose();
});

test('SBX-271 SBX-1432 a code by text confirms the phone; five wrong ones, ten minutes or a right one end it', async () => {
  const sandbox = createTestSandbox();
  const ask = async (phone: string): Promise<{ token: string; expires_at: number }> =>
    (await sandbox.post('/web-api/auth/v1/activation/code', { phone })).json() as Promise<{
      token: string;
      expires_at: number;
    }>;
  const enter = async (token: string, given: string): Promise<Response> =>
    sandbox.post('/web-api/auth/v1/activation/phone', { token, code: given });
  const { token, expires_at: expiresAtS } = await ask('+356 9999-0001');
  expect(expiresAtS * 1000 - sandbox.nowMs()).toBe(600_000);
  const text = await lastLetter(sandbox);
  expect(text).toMatchObject({ channel: 'sms', recipient: '+35699990001', subject: '' });
  expect([text.token, text.body.includes('/en/user/activatefast?token=')]).toEqual([token, true]);
  const wrong = String((Number(text.code) + 1) % 1_000_000).padStart(6, '0');
  for (const triesLeft of [4, 3, 2, 1])
    expect(await (await enter(token, wrong)).json()).toMatchObject({
      errors: [{ code: 'code_invalid', meta: { triesLeft, expires_at: expiresAtS } }],
    });
  expect((await enter(token, text.code)).status).toBe(200);
  expect(await activationOf(sandbox)).toBe(3);
  // The first answer may have been lost; nothing else is valid any more.
  expect((await enter(token, text.code)).status).toBe(200);
  expect(await code(await enter(token, wrong))).toEqual([400, 'link_invalid']);

  sandbox.advance(3_600_000);
  const second = await ask('+35699990001');
  const next = await lastLetter(sandbox);
  const bad = next.code === '000000' ? '000001' : '000000';
  for (let attempt = 0; attempt < 5; attempt += 1) await enter(second.token, bad);
  expect(await code(await enter(second.token, next.code))).toEqual([429, 'too_many_tries']);
  sandbox.advance(3_600_000);
  const third = await ask('+35699990001');
  const last = await lastLetter(sandbox);
  sandbox.advance(600_000);
  expect(await code(await enter(third.token, last.code))).toEqual([400, 'link_invalid']);
  sandbox.dispose();
});

test('SBX-272 known and unknown addresses and numbers get the same answers and limits', async () => {
  const sandbox = createTestSandbox();
  for (const [path, known, unknown, most] of [
    [
      '/web-api/auth/v1/activation/letter',
      { kind: 'verify', email: 'newbie@grandstand.example' },
      { kind: 'verify', email: 'nobody@example.com' },
      5,
    ],
    [
      '/web-api/mailing/v1/news/letter',
      { email: 'newbie@grandstand.example' },
      { email: 'nobody@example.com' },
      5,
    ],
    ['/web-api/auth/v1/activation/code', { phone: '+35699990001' }, { phone: '+35699999999' }, 3],
  ] as const) {
    for (const body of [known, unknown]) {
      const statuses = [];
      for (let email = 0; email < 6; email += 1)
        statuses.push((await sandbox.post(path, body, { 'X-Real-IP': `${path} ${email}` })).status);
      expect(statuses, path).toEqual(
        Array.from({ length: 6 }, (_each, index) => (index < most ? 200 : 429)),
      );
    }
  }
  const decoy = (await (
    await sandbox.post('/web-api/auth/v1/activation/code', { phone: '+35699990009' })
  ).json()) as { token: string };
  expect(
    await code(
      await sandbox.post('/web-api/auth/v1/activation/phone', {
        token: decoy.token,
        code: '123456',
      }),
    ),
  ).toEqual([400, 'code_invalid']);
  expect(new Set((await outbox(sandbox)).map(({ recipient }) => recipient))).toEqual(
    new Set(['newbie@grandstand.example', '+35699990001']),
  );
  expect(
    await code(await sandbox.post('/web-api/auth/v1/activation/code', { phone: '99990001' })),
  ).toEqual([400, 'invalid_phone']);
  expect(
    await code(await sandbox.post('/web-api/mailing/v1/news/letter', { email: 'no address' })),
  ).toEqual([400, 'invalid_email']);
  sandbox.dispose();
});

/** Other people of the demo. */
const others = ['twostep', 'vip', 'frozen'];

test('SBX-273 SBX-1469 the link of a newsletter unsubscribes without signing in, and its undo subscribes again', async () => {
  const sandbox = createTestSandbox();
  const stop = async (token: string): Promise<Response> =>
    sandbox.post('/web-api/mailing/v1/news/stop', { token });
  const send = async (): Promise<string[]> =>
    (
      (await (await sandbox.post('/sandbox/v1/news', { text: 'New season' })).json()) as {
        sentTo: string[];
      }
    ).sentTo;
  expect(await send()).toEqual(['demo', 'newbie', 'banned', 'unverified', ...others]);
  const emails = await outbox(sandbox);
  const tokenOf = (recipient: string): string =>
    /token=([\w-]{43})/.exec(
      emails.find((email) => email.recipient === recipient)?.body ?? '',
    )?.[1] ?? '';
  const token = tokenOf('newbie@grandstand.example');
  const stopped = (await (await stop(token)).json()) as { email: string; undo_token: string };
  expect(stopped.email).toBe('n•••@grandstand.example');
  expect(await sandbox.json('/sandbox/v1/users/newbie/mailing')).toEqual({
    enable_mail_news: false,
    enable_mail_deposit: true,
    enable_mail_bets: true,
    enable_sms_news: true,
  });
  expect(await send()).toEqual(['demo', 'banned', 'unverified', ...others]);
  expect(await (await stop(token)).json()).toEqual({ email: 'n•••@grandstand.example' });
  expect(await code(await stop(stopped.undo_token))).toEqual([400, 'link_invalid']);
  const resume = async (): Promise<Response> =>
    sandbox.post('/web-api/mailing/v1/news/resume', { token: stopped.undo_token });
  expect([(await resume()).status, await code(await resume())]).toEqual([
    200,
    [400, 'link_invalid'],
  ]);
  expect(await send()).toEqual(['demo', 'newbie', 'banned', 'unverified', ...others]);
  expect(await code(await stop(token))).toEqual([400, 'link_invalid']);
  sandbox.dispose();
});

test.each(['en', 'ru', 'es', 'pt', 'de', 'fr', 'tr', 'ar'])(
  'SBX-274 e-mails and texts are in the language in which the person uses the site: %s',
  async (language) => {
    const sandbox = createTestSandbox();
    const newbie = await sandbox.signIn('newbie');
    await newbie.call('GET', '/web-api/user/v1/config', undefined, { 'X-Language': language });
    // A call without a language does not change that of the person.
    await newbie.call('GET', '/web-api/user/v1/config');
    for (const kind of ['verify', 'activate', 'activatefast', 'news']) {
      const { path } = (await (await start(sandbox, kind)).json()) as { path: string };
      expect(path.startsWith(`/${language}/user/`), path).toBe(true);
    }
    await sandbox.post('/sandbox/v1/users/newbie/sign-in-link', {});
    await sandbox.post('/sandbox/v1/users/newbie', { block: { templateTypeId: 16 } });
    const { id } = (await (
      await newbie.call('POST', '/web-api/access/v1/appeals', { text: 'Please look again' })
    ).json()) as { id: number };
    await sandbox.post(`/sandbox/v1/appeals/${id}`, { state: 'declined', answer: 'No.' });
    await sandbox.post('/sandbox/v1/site', { block: { templateTypeId: 8 } });
    await sandbox.post(
      '/web-api/access/v1/opening-notices',
      { email: 'a@example.com' },
      { 'X-Language': language },
    );
    await sandbox.post('/sandbox/v1/site', { block: null });
    await sandbox.post(
      '/web-api/auth/v1/password/forgot',
      { email: 'newbie@grandstand.example' },
      { 'X-Language': language },
    );
    for (let guess = 0; guess < 5; guess += 1)
      await sandbox.post('/web-api/auth/v1/login', {
        uLogin: 'newbie',
        uPassword: 'wrong',
        save: false,
      });
    for (const email of ['new@example.com', 'demo@grandstand.example'])
      await newbie.call('POST', '/web-api/user/v1/contact', { email }, { 'X-Language': language });
    const emails = await outbox(sandbox);
    expect(emails.map((email) => email.language)).toEqual(emails.map(() => language));
    expect(emails.length).toBe(16);
    expect(emails.every(({ body }) => body !== '' && !body.includes('{{'))).toBe(true);
    sandbox.dispose();
  },
);

test('SBX-275 SBX-1470 the control API sends each e-mail and refuses wrong orders', async () => {
  const sandbox = createTestSandbox();
  expect(await code(await start(sandbox, 'postcard'))).toEqual([400, 'invalid_body']);
  expect(await code(await start(sandbox, 'verify', 'nobody'))).toEqual([404, 'user_unknown']);
  expect(await code(await start(sandbox, 'activatefast', 'demo'))).toEqual([409, 'no_phone']);
  expect([await activationOf(sandbox, 'demo'), await activationOf(sandbox)]).toEqual([1, 0]);
  expect(((await (await start(sandbox, 'news')).json()) as { path: string }).path).toMatch(
    /^\/en\/user\/stopnewsletter\?token=[\w-]{43}$/,
  );
  expect(await lastLetter(sandbox)).toMatchObject({ subject: 'This week’s matches' });
  sandbox.dispose();
});

test('SBX-852 M80 links and codes are wiped from the outbox once used, replaced or expired', async () => {
  const sandbox = createTestSandbox();
  const email = 'newbie@grandstand.example';
  const bodies = async (): Promise<string> =>
    (await outbox(sandbox)).map(({ body }) => body).join('\n');
  const newest = async (path: string, body: object): Promise<string> => {
    await sandbox.post(path, body);
    return (await lastLetter(sandbox)).token;
  };

  await start(sandbox, 'activatefast');
  const text = await lastLetter(sandbox);
  await sandbox.post('/web-api/auth/v1/activation/phone', { token: text.token, code: text.code });
  expect(await bodies()).not.toMatch(new RegExp(`${text.token}|${text.code}`));
  expect(await bodies()).toContain('••• is your code.');

  const replaced = await newest('/web-api/auth/v1/password/forgot', { email });
  const reset = await newest('/web-api/auth/v1/password/forgot', { email });
  expect([(await bodies()).includes(replaced), (await bodies()).includes(reset)]).toEqual([
    false,
    true,
  ]);
  await sandbox.post('/web-api/auth/v1/password/reset', {
    token: reset,
    password: 'a fresh pass of 2',
  });
  expect(await bodies()).not.toContain(reset);

  const { path } = (await (
    await sandbox.post('/sandbox/v1/users/demo/sign-in-link', {})
  ).json()) as { path: string };
  await start(sandbox, 'verify');
  const { token } = await lastLetter(sandbox);
  sandbox.advance(16 * 60_000);
  sandbox.run(60_000);
  expect([(await bodies()).includes(path), (await bodies()).includes(token)]).toEqual([
    false,
    true,
  ]);
  await sandbox.post('/web-api/auth/v1/activation/email', { token });
  expect(await bodies()).not.toContain('token=');
  sandbox.dispose();
});

test('SBX-1141 an e-mail comes from the brand whose site was called, else from the one that the person used last', async () => {
  const sandbox = createTestSandbox({
    trustsEdge: true,
    brandName: (host) => (host === 'solara.test' ? 'Solara' : 'Northline'),
    letterOrigin: (host) => (host === '' ? '' : `https://${host}`),
  });
  const forgot = (host: string): Promise<Response> =>
    sandbox.post(
      '/web-api/auth/v1/password/forgot',
      { email: 'newbie@grandstand.example' },
      { 'X-Forwarded-Host': host },
    );
  await forgot('solara.test');
  await forgot('northline.test');
  sandbox.run(1000);
  const sender = async (): Promise<string | undefined> => (await outbox(sandbox)).at(-1)?.sender;
  expect((await outbox(sandbox)).map((email) => email.sender)).toEqual(['Solara', 'Northline']);
  const link = async (): Promise<string | undefined> =>
    /\S+(?=\/en\/user\/)/.exec((await outbox(sandbox)).at(-1)?.body ?? '')?.[0];
  expect(await link()).toBe('https://northline.test');
  await start(sandbox, 'verify');
  expect(await sender()).toBe('Northline');
  await sandbox.post(
    '/web-api/auth/v1/login',
    { uLogin: 'newbie', uPassword: 'Demo-pass-1', save: true },
    { 'X-Forwarded-Host': 'solara.test' },
  );
  await start(sandbox, 'verify');
  expect([await sender(), await link()]).toEqual(['Solara', 'https://solara.test']);
  expect(await (await sandbox.request('/sandbox/letters')).text()).toContain(
    'E-mail from Solara to newbie@grandstand.example',
  );
  sandbox.dispose();
});
