import { expect, test } from 'vitest';
import type { ErrorAnswer, NewDeviceNeeded } from '#wire';
import { createTestSandbox, type TestSandbox } from '../../../testing/createTestSandbox.ts';
import type { OutboxMessage } from '../../mail/Outbox.ts';
import { Users } from '../Users.ts';
import { DeviceProofs } from './DeviceProofs.ts';

const path = '/web-api/auth/v1/new-device';

/** The demo person, whose new devices are confirmed by e-mail. */
function createGuarded(): TestSandbox {
  const sandbox = createTestSandbox();
  new DeviceProofs(sandbox.store, sandbox.nowMs).set(demoOf(sandbox), true);
  return sandbox;
}

const demoOf = (sandbox: TestSandbox): number => new Users(sandbox.store).byLogin('demo')?.id ?? 0;

const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');

interface Waiting {
  readonly needed: NewDeviceNeeded;
  readonly cookie: string;
}

async function begin(sandbox: TestSandbox, cookie = ''): Promise<Waiting> {
  const response = await sandbox.post(
    '/web-api/auth/v1/login',
    { uLogin: 'demo', uPassword: 'Demo-pass-1', save: true },
    { Cookie: cookie, 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' },
  );
  expect(response.status).toBe(200);
  return { needed: (await response.json()) as NewDeviceNeeded, cookie: cookieOf(response) };
}

async function letter(
  sandbox: TestSandbox,
): Promise<{ token: string; code: string; body: string }> {
  const all = await sandbox.json<OutboxMessage[]>('/sandbox/v1/outbox');
  const { body = '' } = all.findLast(({ subject }) => subject.startsWith('Is this you')) ?? {};
  return {
    token: /token=([\w-]+)/.exec(body)?.[1] ?? '',
    code: /\b\d{6}\b/.exec(body)?.[0] ?? '',
    body,
  };
}

const ask = async (sandbox: TestSandbox, { needed, cookie }: Waiting, code?: string) =>
  sandbox.post(
    path,
    { ticket: needed.ticket, ...(code === undefined ? {} : { code }) },
    { Cookie: cookie },
  );

const said = async (response: Response): Promise<unknown> => [
  response.status,
  ((await response.json()) as ErrorAnswer).errors[0].code,
];

test('AUT-305 SE06 the link of the e-mail admits the waiting browser, once, from any device', async () => {
  const sandbox = createGuarded();
  const waiting = await begin(sandbox);
  expect(waiting.needed).toMatchObject({ next: 'new_device', sent_to: 'd•••@grandstand.example' });
  expect(await (await ask(sandbox, waiting)).json()).toMatchObject({ next: 'wait' });
  const { token } = await letter(sandbox);
  const look = await sandbox.post(`${path}/look`, { token });
  expect(await look.json()).toMatchObject({ browser: 'Firefox', system: 'Linux', way: 'password' });
  // Opening the link gives no access, because scanners open links.
  expect(await (await ask(sandbox, waiting)).json()).toMatchObject({ next: 'wait' });
  expect((await sandbox.post(`${path}/decision`, { token, is_mine: true })).status).toBe(200);
  const stranger = { ...waiting, cookie: (await begin(sandbox)).cookie };
  expect(await said(await ask(sandbox, stranger))).toEqual([410, 'ticket_over']);
  const entered = await ask(sandbox, waiting);
  expect(cookieOf(entered)).toContain('grandstand_sid');
  expect(await said(await ask(sandbox, waiting))).toEqual([410, 'ticket_over']);
  // The device is known from then on.
  const again = await sandbox.post(
    '/web-api/auth/v1/login',
    { uLogin: 'demo', uPassword: 'Demo-pass-1', save: true },
    { Cookie: cookieOf(entered) },
  );
  expect(await again.json()).toMatchObject({ data: expect.anything() as unknown });
  sandbox.dispose();
});

test('AUT-306 SE06 the code of the e-mail works like the link: five tries, which a new e-mail does not renew', async () => {
  const sandbox = createGuarded();
  const waiting = await begin(sandbox);
  const first = await letter(sandbox);
  const wrong = first.code === '000000' ? '000001' : '000000';
  for (const left of [4, 3, 2]) {
    const answer = (await (await ask(sandbox, waiting, wrong)).json()) as ErrorAnswer;
    expect(answer.errors[0].meta).toEqual({ tries_left: left });
  }
  const resend = async (): Promise<Response> =>
    sandbox.post(`${path}/letter`, { ticket: waiting.needed.ticket }, { Cookie: waiting.cookie });
  expect(await said(await resend())).toEqual([429, 'letter_early']);
  sandbox.advance(60_000);
  expect((await resend()).status).toBe(200);
  const second = await letter(sandbox);
  expect(await said(await sandbox.post(`${path}/look`, { token: first.token }))).toEqual([
    400,
    'link_invalid',
  ]);
  expect((await sandbox.json<OutboxMessage[]>('/sandbox/v1/outbox'))[0]?.body).not.toContain(
    first.token,
  );
  await ask(sandbox, waiting, wrong);
  expect(cookieOf(await ask(sandbox, waiting, second.code))).toContain('grandstand_sid');
  const other = await begin(sandbox);
  for (let tries = 0; tries < 5; tries += 1) await ask(sandbox, other, wrong);
  const { code, token } = await letter(sandbox);
  expect(await said(await ask(sandbox, other, code))).toEqual([429, 'too_many_tries']);
  // The link needs no guess.
  await sandbox.post(`${path}/decision`, { token, is_mine: true });
  expect(cookieOf(await ask(sandbox, other))).toContain('grandstand_sid');
  sandbox.dispose();
});

test('AUT-306 SE06 TA07 after ten minutes link and code have expired', async () => {
  const sandbox = createGuarded();
  const waiting = await begin(sandbox);
  const { token, code } = await letter(sandbox);
  sandbox.advance(600_000);
  expect((await sandbox.post(`${path}/decision`, { token, is_mine: true })).status).toBe(400);
  expect(await said(await ask(sandbox, waiting, code))).toEqual([410, 'ticket_over']);
  sandbox.dispose();
});

test('AUT-307 SE06 a rejection in the e-mail keeps the device out and is logged', async () => {
  const sandbox = createGuarded();
  const waiting = await begin(sandbox);
  const { token, code } = await letter(sandbox);
  await sandbox.post(`${path}/decision`, { token, is_mine: false });
  expect(await said(await ask(sandbox, waiting, code))).toEqual([403, 'device_refused']);
  expect(
    sandbox.store.all('SELECT outcome, way FROM sign_in_log WHERE user_id = ?', demoOf(sandbox)),
  ).toContainEqual({ outcome: 'wrong', way: 'password' });
  sandbox.dispose();
});

test('AUT-307 SE06 a new password ends waiting sign-ins and makes every device new', async () => {
  const sandbox = createTestSandbox();
  const known = await sandbox.signIn();
  new DeviceProofs(sandbox.store, sandbox.nowMs).set(demoOf(sandbox), true);
  const waiting = await begin(sandbox);
  await sandbox.post('/web-api/auth/v1/password/forgot', { email: 'demo@grandstand.example' });
  const all = await sandbox.json<OutboxMessage[]>('/sandbox/v1/outbox');
  const reset = /passwordreset\?token=([\w-]+)/.exec(all.at(-1)?.body ?? '')?.[1];
  const { code } = await letter(sandbox);
  const password = 'purple window fourteen';
  await sandbox.post('/web-api/auth/v1/password/reset', { token: reset, password });
  expect(await said(await ask(sandbox, waiting, code))).toEqual([410, 'ticket_over']);
  const again = await sandbox.post(
    '/web-api/auth/v1/login',
    { uLogin: 'demo', uPassword: password, save: true },
    { Cookie: known.cookie },
  );
  expect(await again.json()).toMatchObject({ next: 'new_device' });
  sandbox.dispose();
});
