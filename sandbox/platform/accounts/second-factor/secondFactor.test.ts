import { describe, expect, test } from 'vitest';
import type { SignInAnswer, TwoStepNeeded } from '#wire';
import { createTestSandbox, type TestSandbox } from '../../../testing/createTestSandbox.ts';
import { SignInLinks } from '../sign-in/SignInLinks.ts';
import { Users } from '../Users.ts';
import { SecondFactors, totpOf } from './SecondFactors.ts';

const login = { uLogin: 'demo', uPassword: 'Demo-pass-1', save: false };

interface Bound {
  readonly factors: SecondFactors;
  readonly code: () => string;
  readonly paper: readonly string[];
  readonly id: number;
}

/** Binds an app to `demo` and gives what makes its codes, and the codes on paper. */
function bind({ store, nowMs, advance }: TestSandbox): Bound {
  const factors = new SecondFactors(store, nowMs);
  const id = new Users(store).byLogin('demo')?.id ?? 0;
  const secret = factors.begin(id);
  const code = (): string => totpOf(secret).generate({ timestamp: nowMs() });
  const paper = factors.confirm(id, code()) ?? [];
  advance(60_000);
  return { factors, code, paper, id };
}

async function begin(sandbox: TestSandbox): Promise<{ ticket: string; cookie: string }> {
  const response = await sandbox.post('/web-api/auth/v1/login', login);
  const answer = (await response.json()) as TwoStepNeeded;
  expect(answer.next).toBe('two_step');
  return { ticket: answer.ticket, cookie: cookieOf(response) };
}

function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
}

async function said(response: Response): Promise<readonly [number, unknown, unknown]> {
  const { errors } = (await response.json()) as {
    errors?: { code: unknown; meta?: { tries_left?: unknown } }[];
  };
  return [response.status, errors?.[0]?.code, errors?.[0]?.meta?.tries_left];
}

test('SBX-1081 TA08 a code signs in once, also in 20 parallel uses; one on paper the same', () => {
  const sandbox = createTestSandbox();
  const { factors, code, paper, id } = bind(sandbox);
  const results = Array.from({ length: 20 }, () => factors.use(id, code()).result);
  expect(results.filter((result) => result === 'right')).toHaveLength(1);
  expect(results.filter((result) => result === 'used')).toHaveLength(19);
  const old = code();
  sandbox.advance(61_000);
  expect(factors.use(id, old).result).toBe('wrong');
  expect(paper).toHaveLength(10);
  expect(paper[0]).toMatch(/^[A-Z2-9]{4}( [A-Z2-9]{4}){3}$/);
  expect(factors.use(id, paper[0]?.toLowerCase() ?? '').result).toBe('right');
  expect(factors.use(id, paper[0] ?? '').result).toBe('wrong');
  expect(factors.codesLeft(id)).toBe(9);
  const kept = JSON.stringify(sandbox.store.all('SELECT * FROM recovery_codes'));
  expect(paper.some((each) => kept.includes(each.replaceAll(' ', '')))).toBe(false);
  sandbox.dispose();
});

test('SBX-1082 a sign-in with a second factor gets a ticket of its browser, for 5 tries and 5 minutes', async () => {
  const sandbox = createTestSandbox();
  const { code } = bind(sandbox);
  const path = '/web-api/auth/v1/two-step';
  const first = await begin(sandbox);
  expect(first.cookie).not.toContain('grandstand_sid');
  expect(await said(await sandbox.post(path, { ticket: first.ticket, code: code() }))).toEqual([
    410,
    'ticket_over',
    undefined,
  ]);
  const own = { Cookie: first.cookie };
  expect(await said(await sandbox.post(path, { ticket: first.ticket, code: 'x' }, own))).toEqual([
    400,
    'code_wrong',
    4,
  ]);
  const right = await sandbox.post(path, { ticket: first.ticket, code: code() }, own);
  expect(right.status).toBe(200);
  expect(cookieOf(right)).toContain('grandstand_sid');
  const second = await begin(sandbox);
  const again = { ticket: second.ticket, code: code() };
  expect(await said(await sandbox.post(path, again, { Cookie: second.cookie }))).toEqual([
    400,
    'code_used',
    undefined,
  ]);
  sandbox.advance(300_001);
  const late = { ticket: second.ticket, code: code() };
  expect(await said(await sandbox.post(path, late, { Cookie: second.cookie }))).toEqual([
    410,
    'ticket_over',
    undefined,
  ]);
  sandbox.advance(900_000);
  const third = await begin(sandbox);
  for (const left of [4, 3, 2, 1, 0])
    expect(
      await said(
        await sandbox.post(path, { ticket: third.ticket, code: 'x' }, { Cookie: third.cookie }),
      ),
    ).toEqual([400, 'code_wrong', left]);
  expect(
    await said(
      await sandbox.post(path, { ticket: third.ticket, code: code() }, { Cookie: third.cookie }),
    ),
  ).toEqual([410, 'ticket_over', undefined]);
  sandbox.dispose();
});

describe('SBX-1080 TA09 no way in passes a second factor by', () => {
  const ways: Readonly<Record<string, (sandbox: TestSandbox) => Promise<Response>>> = {
    password: (sandbox) => sandbox.post('/web-api/auth/v1/login', login),
    phone: (sandbox) =>
      sandbox.post('/web-api/auth/v1/login/phone', {
        phone_number: '+35699992121',
        country_code: 'mt',
        uPassword: 'Demo-pass-1',
        save: false,
      }),
    sms: async (sandbox) => {
      const sent = await sandbox.post('/web-api/auth/v1/sms', {
        'phone-number': '99992121',
        'phone-code': '+356',
      });
      const { guid } = (await sent.json()) as { guid: string };
      const { body } = sandbox.store.one<{ body: string }>(
        "SELECT body FROM outbox WHERE channel = 'sms' ORDER BY id DESC",
      ) ?? { body: '' };
      const code = /\d{6}/.exec(body)?.[0] ?? '';
      return sandbox.post('/web-api/auth/v1/login/sms', { guid, 'sms-code': code, save: false });
    },
    link: async (sandbox) => {
      const links = new SignInLinks(sandbox.store, sandbox.nowMs);
      const token = links.create(new Users(sandbox.store).byLogin('demo')?.id ?? 0);
      const look = await sandbox.post('/web-api/auth/v1/token-login/look', { token });
      return sandbox.post('/web-api/auth/v1/token-login', { token }, { Cookie: cookieOf(look) });
    },
  };
  for (const [way, enter] of Object.entries(ways))
    test.each([true, false])(`by ${way}, bound: %s`, async (isBound) => {
      const sandbox = createTestSandbox();
      const users = new Users(sandbox.store);
      users.change(users.byLogin('demo')?.id ?? 0, { phone: '+35699992121', activationType: 3 });
      if (isBound) bind(sandbox);
      const response = await enter(sandbox);
      const answer = (await response.json()) as SignInAnswer;
      expect('next' in answer).toBe(isBound);
      expect('data' in answer).toBe(!isBound);
      expect(cookieOf(response).includes('grandstand_sid')).toBe(!isBound);
      sandbox.dispose();
    });
});

test('SBX-1083 a proof gives the session another secret; the old one opens nothing', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const socket = sandbox.connect();
  socket.send({ t: 'auth', token: person.token });
  socket.subscribe(1, { kind: 'user' });
  const wrong = await person.call('POST', '/web-api/auth/v1/step-up', { password: 'wrong' });
  expect(await said(wrong)).toEqual([400, 'wrong_password', undefined]);
  const risen = await person.call('POST', '/web-api/auth/v1/step-up', { password: 'Demo-pass-1' });
  expect(await risen.json()).toMatchObject({ level: 'fresh2' });
  const check = async (cookie: string): Promise<unknown> =>
    sandbox.json('/web-api/auth/v1/session-check', { headers: { Cookie: cookie } });
  expect(await check(person.cookie)).toMatchObject({ user_id: null });
  expect(await check(cookieOf(risen))).toMatchObject({ user_id: person.userId });
  expect((await person.call('GET', '/web-api/user/v1/accounts')).status).toBe(200);
  const isRefused = (): boolean => socket.messages.some(({ t }) => t === 'error');
  expect(isRefused()).toBe(false);
  await sandbox.post('/web-api/auth/v1/disconnect', {}, { Cookie: cookieOf(risen) });
  expect(isRefused()).toBe(true);
  sandbox.dispose();
});

test('SBX-1083 five wrong passwords or codes close the proof for a while', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  bind(sandbox);
  const prove = async (proof: object): Promise<unknown> =>
    (await said(await person.call('POST', '/web-api/auth/v1/step-up', proof)))[1];
  for (let tries = 0; tries < 5; tries += 1)
    expect(await prove({ code: '000000' })).toBe('code_wrong');
  expect(await prove({ code: '000000' })).toBe('too_many_tries');
  for (let tries = 0; tries < 5; tries += 1)
    expect(await prove({ password: 'wrong' })).toBe('wrong_password');
  expect(await prove({ password: 'Demo-pass-1' })).toBe('too_many_tries');
  sandbox.dispose();
});
