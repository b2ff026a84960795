import { describe, expect, test } from 'vitest';
import type { ErrorAnswer, SignInAnswer, StepUpLetter, TwoStepNeeded } from '#wire';
import { createTestSandbox, type TestSandbox } from '../../../testing/createTestSandbox.ts';
import type { OutboxMessage } from '../../mail/Outbox.ts';
import { ProviderLinks } from '../../providers/ProviderLinks.ts';
import { DeviceProofs } from '../sign-in/DeviceProofs.ts';
import { Sessions } from '../sign-in/Sessions.ts';
import { SignInLinks } from '../sign-in/SignInLinks.ts';
import { SignInQrs } from '../sign-in/SignInQrs.ts';
import { Users } from '../Users.ts';
import { SecondFactors, totpOf } from './SecondFactors.ts';

const login = { uLogin: 'demo', uPassword: 'Demo-pass-1', save: false };

interface Bound {
  readonly factors: SecondFactors;
  readonly code: () => string;
  readonly paper: readonly string[];
  readonly id: number;
}

/** Binds an app to `demo`; returns its secret and the recovery codes. */
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

test('SBX-1081 SBX-1426 TA08 a code signs in once, also in 20 parallel uses; so does a recovery code', () => {
  const sandbox = createTestSandbox();
  const { factors, code, paper, id } = bind(sandbox);
  const results = Array.from({ length: 20 }, () => factors.use(id, code()).kind);
  expect(results.filter((result) => result === 'right')).toHaveLength(1);
  expect(results.filter((result) => result === 'used')).toHaveLength(19);
  const old = code();
  sandbox.advance(61_000);
  expect(factors.use(id, old).kind).toBe('wrong');
  expect(paper).toHaveLength(10);
  expect(paper[0]).toMatch(/^[A-Z2-9]{4}( [A-Z2-9]{4}){3}$/);
  expect(factors.use(id, paper[0]?.toLowerCase() ?? '').kind).toBe('right');
  expect(factors.use(id, paper[0] ?? '').kind).toBe('wrong');
  expect(factors.codesLeft(id)).toBe(9);
  const kept = JSON.stringify(sandbox.store.all('SELECT * FROM recovery_codes'));
  expect(paper.some((each) => kept.includes(each.replaceAll(' ', '')))).toBe(false);
  sandbox.dispose();
});

test('SBX-1082 TA07 a sign-in with a second factor gets a ticket of its browser, for 5 tries and 5 minutes', async () => {
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
  sandbox.advance(3_600_000);
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

test('SBX-1087 FM10 the time is extended twice, in the same browser, without renewing the tries', async () => {
  const sandbox = createTestSandbox();
  bind(sandbox);
  const { ticket, cookie: begun } = await begin(sandbox);
  let cookie = begun;
  const more = async (of = cookie): Promise<Response> =>
    sandbox.post('/web-api/auth/v1/two-step/more', { ticket }, { Cookie: of });
  const tryOne = async (): Promise<unknown> =>
    said(
      await sandbox.post('/web-api/auth/v1/two-step', { ticket, code: 'x' }, { Cookie: cookie }),
    );
  expect(await tryOne()).toEqual([400, 'code_wrong', 4]);
  expect(await said(await more('other=1'))).toEqual([410, 'ticket_over', undefined]);
  for (let time = 0; time < 2; time += 1) {
    sandbox.advance(299_000);
    const answer = await more();
    cookie = cookieOf(answer);
    const { expires_at: expiresAtS } = (await answer.json()) as TwoStepNeeded;
    expect(expiresAtS).toBe(Math.floor(sandbox.nowMs() / 1000) + 300);
  }
  expect(await said(await more())).toEqual([409, 'no_more_time', undefined]);
  expect(await tryOne()).toEqual([400, 'code_wrong', 3]);
  sandbox.advance(300_000);
  expect(await said(await more())).toEqual([410, 'ticket_over', undefined]);
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
    qr: async (sandbox) => {
      const users = new Users(sandbox.store);
      const id = users.byLogin('demo')?.id ?? 0;
      const sessions = new Sessions(sandbox.store, sandbox.nowMs);
      const { session } = sessions.start(id, {
        isPersistent: false,
        isFresh2: true,
        way: 'password',
        agent: '',
        country: '',
      });
      const { token } = new SignInQrs(sandbox.store, sandbox.nowMs).show(id, session.idHash, {
        agent: '',
        country: '',
      });
      const opened = await sandbox.post('/web-api/security/v1/qr/open', { token });
      return sandbox.post('/web-api/security/v1/qr/enter', { token }, { Cookie: cookieOf(opened) });
    },
    provider: async (sandbox) => {
      const id = new Users(sandbox.store).byLogin('demo')?.id ?? 0;
      const links = new ProviderLinks(sandbox.store, sandbox.nowMs);
      const identity = { provider: 'google', subject: '1001', email: '' };
      links.link(id, identity);
      const begun = await sandbox.post('/web-api/auth/v1/oauth/google', {
        intent: 'login',
        return_path: '',
      });
      const { redirectUrl } = (await begun.json()) as { redirectUrl: string };
      const decided = await sandbox.request(
        `${redirectUrl.replace('/authorize?', '/decide?')}&person=1001`,
      );
      const back = await sandbox.request(decided.headers.get('location') ?? '', {
        headers: { Cookie: cookieOf(begun) },
      });
      const address = new URL(back.headers.get('location') ?? '', 'http://localhost');
      return sandbox.post(
        '/web-api/auth/v1/login/social',
        { login: 'google', pass: address.searchParams.get('token') },
        { Cookie: cookieOf(back) },
      );
    },
  };
  for (const [way, enter] of Object.entries(ways))
    test.each([
      [false, false, undefined],
      [true, false, 'two_step'],
      [false, true, 'new_device'],
      [true, true, 'two_step'],
    ] as const)(
      `by ${way} (SE06, SE10), an app is bound: %s, new devices need a letter: %s`,
      async (isBound, needsEmail, next) => {
        const sandbox = createTestSandbox();
        const users = new Users(sandbox.store);
        const id = users.byLogin('demo')?.id ?? 0;
        users.change(id, { phone: '+35699992121', activationType: 2 });
        const proofs = new DeviceProofs(sandbox.store, sandbox.nowMs);
        proofs.set(id, needsEmail);
        const bound = isBound ? bind(sandbox) : undefined;
        const response = await enter(sandbox);
        const answer = (await response.json()) as SignInAnswer;
        expect('next' in answer ? answer.next : undefined).toBe(next);
        expect('data' in answer).toBe(next === undefined);
        expect(cookieOf(response).includes('grandstand_sid')).toBe(next === undefined);
        if (bound !== undefined && needsEmail && 'next' in answer) {
          // The e-mail code comes after all factors and replaces none.
          const second = await sandbox.post(
            '/web-api/auth/v1/two-step',
            { ticket: answer.ticket, code: bound.code() },
            { Cookie: cookieOf(response) },
          );
          expect(await second.json()).toMatchObject({ next: 'new_device' });
          expect(cookieOf(second)).not.toContain('grandstand_sid');
        }
        sandbox.dispose();
      },
    );
});

test('SBX-1083 TA04 a proof gives the session a new secret; the old one is invalid', async () => {
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

test('SBX-1083 five wrong passwords or codes lock the proof for a while', async () => {
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

test('SBX-1085 SBX-1427 WI06 an account without a password gets an e-mail code, valid once, for 5 tries and 10 minutes', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const prove = async (proof: object): Promise<Response> =>
    person.call('POST', '/web-api/auth/v1/step-up', proof);
  const letter = async (): Promise<{ readonly guid: string; readonly code: string }> => {
    const answer = await person.call('POST', '/web-api/auth/v1/step-up/letter');
    const { guid } = (await answer.json()) as { readonly guid: string };
    const sent = await sandbox.json<OutboxMessage[]>('/sandbox/v1/outbox');
    return { guid, code: /\d{6}/.exec(sent.at(-1)?.body ?? '')?.[0] ?? '' };
  };
  const withPassword = await person.call('POST', '/web-api/auth/v1/step-up/letter');
  expect(await said(withPassword)).toEqual([409, 'password_set', undefined]);
  new Users(sandbox.store).markWithoutPassword(person.userId);
  sandbox.advance(300_001);
  const refused = await person.call('POST', '/web-api/auth/v1/passkeys/creation');
  expect(await refused.json()).toMatchObject({
    errors: [{ code: 'reauth_required', meta: { methods: ['letter'] } }],
  });
  const first = await letter();
  const second = await letter();
  expect(await said(await prove({ letter: first }))).toEqual([400, 'code_over', undefined]);
  const stranger = await sandbox.signIn('newbie');
  new Users(sandbox.store).markWithoutPassword(stranger.userId);
  const foreign = await stranger.call('POST', '/web-api/auth/v1/step-up', { letter: second });
  expect(await said(foreign)).toEqual([400, 'code_over', undefined]);
  const wrong = { ...second, code: second.code === '000000' ? '111111' : '000000' };
  expect(await said(await prove({ letter: wrong }))).toEqual([400, 'code_wrong', 4]);
  expect(await (await prove({ letter: second })).json()).toMatchObject({ level: 'fresh2' });
  expect(await said(await prove({ letter: second }))).toEqual([400, 'code_over', undefined]);
  expect((await person.call('POST', '/web-api/auth/v1/passkeys/creation')).status).toBe(200);
  const late = await letter();
  sandbox.advance(600_000);
  const back = await sandbox.signIn();
  const tried = await back.call('POST', '/web-api/auth/v1/step-up', { letter: late });
  expect(await said(tried)).toEqual([400, 'code_over', undefined]);
  sandbox.dispose();
});

test('SBX-1428 AUT-394 LG04 AF06 a text proves the lower level only, and is not offered for the higher', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const users = new Users(sandbox.store);
  users.markWithoutPassword(person.userId);
  users.change(person.userId, { hasEmail: false, phone: '+35699992121', activationType: 3 });
  sandbox.advance(300_001);
  const methods = async (path: string): Promise<unknown> =>
    ((await (await person.call('POST', path)).json()) as ErrorAnswer).errors[0].meta;
  expect(await methods('/web-api/auth/v1/passkeys/creation')).toEqual({
    level: 'fresh',
    methods: ['letter'],
  });
  expect(await methods('/web-api/user/v1/closure')).toEqual({ level: 'fresh2', methods: [] });
  const { code } = bind(sandbox);
  const asked = await person.call('POST', '/web-api/auth/v1/step-up/letter');
  const { guid, channel } = (await asked.json()) as StepUpLetter;
  expect(channel).toBe('sms');
  const sent = await sandbox.json<OutboxMessage[]>('/sandbox/v1/outbox');
  const letter = { guid, code: /\d{6}/.exec(sent.at(-1)?.body ?? '')?.[0] ?? '' };
  const proved = await person.call('POST', '/web-api/auth/v1/step-up', { letter, code: code() });
  expect(await proved.json()).toMatchObject({ level: 'fresh' });
  expect((await person.call('POST', '/web-api/auth/v1/passkeys/creation')).status).toBe(200);
  expect(await methods('/web-api/user/v1/closure')).toEqual({
    level: 'fresh2',
    methods: ['code'],
  });
  sandbox.dispose();
});

test('SBX-1429 beside a second factor the e-mail code alone is no full proof', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const { code } = bind(sandbox);
  new Users(sandbox.store).markWithoutPassword(person.userId);
  const asked = await person.call('POST', '/web-api/auth/v1/step-up/letter');
  const { guid } = (await asked.json()) as { readonly guid: string };
  const sent = await sandbox.json<OutboxMessage[]>('/sandbox/v1/outbox');
  const letter = { guid, code: /\d{6}/.exec(sent.at(-1)?.body ?? '')?.[0] ?? '' };
  const both = await person.call('POST', '/web-api/auth/v1/step-up', { letter, code: code() });
  expect(await both.json()).toMatchObject({ level: 'fresh2' });
  const again = await person.call('POST', '/web-api/auth/v1/step-up/letter');
  const next = (await again.json()) as { readonly guid: string };
  const emails = await sandbox.json<OutboxMessage[]>('/sandbox/v1/outbox');
  const alone = { guid: next.guid, code: /\d{6}/.exec(emails.at(-1)?.body ?? '')?.[0] ?? '' };
  const answer = await person.call('POST', '/web-api/auth/v1/step-up', { letter: alone });
  expect(await answer.json()).toMatchObject({ level: 'fresh' });
  sandbox.dispose();
});
