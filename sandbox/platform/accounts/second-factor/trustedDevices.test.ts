import { expect, test } from 'vitest';
import type { LoginAnswer, SignInAnswer, TwoStepNeeded } from '#wire';
import type { ProtectionProfile } from '#domain/limits/profiles.ts';
import { createTestSandbox, type TestSandbox } from '../../../testing/createTestSandbox.ts';
import { SoftwareAuthenticator } from '../../../testing/SoftwareAuthenticator.ts';
import type { OutboxMessage } from '../../mail/Outbox.ts';
import { DeviceProofs } from '../sign-in/DeviceProofs.ts';
import { Users } from '../Users.ts';
import { SecondFactors, totpOf } from './SecondFactors.ts';

const password = 'Demo-pass-1';

/** A browser of the demo person, who has an app, on a site of the profile. */
function stage(options: { profile?: ProtectionProfile } = {}) {
  let profile = options.profile ?? 'standard';
  const sandbox = createTestSandbox({ protectionProfile: () => profile });
  const factors = new SecondFactors(sandbox.store, sandbox.nowMs);
  const id = new Users(sandbox.store).byLogin('demo')?.id ?? 0;
  let secret = '';
  const bind = (): void => {
    secret = factors.begin(id);
    factors.confirm(id, code());
    sandbox.advance(60_000);
  };
  const code = (): string => totpOf(secret).generate({ timestamp: sandbox.nowMs() });
  bind();
  const browser = openBrowser(sandbox);
  const trust = async (): Promise<void> => {
    const { ticket } = (await browser.enter()) as TwoStepNeeded;
    const wish = { ticket, code: code(), trust_device: true };
    expect((await browser.call('/web-api/auth/v1/two-step', wish)).status).toBe(200);
    sandbox.advance(60_000);
  };
  const isAsked = async (each = browser): Promise<boolean> => 'next' in (await each.enter());
  const playAt = (other: ProtectionProfile): void => void (profile = other);
  return { sandbox, factors, id, bind, code, browser, trust, isAsked, playAt };
}

function openBrowser(sandbox: TestSandbox) {
  const jar = new Map<string, string>();
  const call = async (path: string, body: object, headers: object = {}): Promise<Response> => {
    const Cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const answer = await sandbox.post(path, body, { Cookie, ...headers });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
    return answer;
  };
  const enter = async (uPassword = password): Promise<SignInAnswer> => {
    const body = { uLogin: 'demo', uPassword, save: false };
    return (await (await call('/web-api/auth/v1/login', body)).json()) as SignInAnswer;
  };
  return { jar, call, enter };
}

test('AUT-396 SBX-1193 LG05 a trusted device is asked for no code for 30 days, another one is', async () => {
  const { sandbox, browser, trust, isAsked } = stage();
  const first = (await browser.enter()) as TwoStepNeeded;
  expect([first.methods, first.can_trust_device]).toEqual([['totp', 'recovery_code'], true]);
  await trust();
  const kept = JSON.stringify(sandbox.store.all('SELECT * FROM known_devices'));
  for (const [name, secret] of browser.jar)
    if (name.endsWith('grandstand_device')) expect(kept).not.toContain(secret);
  expect(await isAsked()).toBe(false);
  expect(await isAsked(openBrowser(sandbox))).toBe(true);
  sandbox.advance(30 * 86_400_000 - 120_000);
  expect(await isAsked()).toBe(false);
  sandbox.advance(60_000);
  expect(await isAsked()).toBe(true);
  sandbox.dispose();
});

test('AUT-396 without the choice no device is trusted', async () => {
  const { browser, code, isAsked } = stage();
  const { ticket } = (await browser.enter()) as TwoStepNeeded;
  await browser.call('/web-api/auth/v1/two-step', { ticket, code: code() });
  expect(await isAsked()).toBe(true);
});

test('AUT-396 SBX-1193 in a strict profile no device is trusted, whatever was chosen or granted elsewhere', async () => {
  const strict = stage({ profile: 'strict' });
  expect(((await strict.browser.enter()) as TwoStepNeeded).can_trust_device).toBe(false);
  await strict.trust();
  expect(await strict.isAsked()).toBe(true);
  strict.playAt('standard');
  expect(await strict.isAsked()).toBe(true);
  const light = stage({ profile: 'light' });
  await light.trust();
  light.playAt('de');
  expect(await light.isAsked()).toBe(true);
});

test('AUT-396 calls that need a full proof ask for the code on a trusted device, too', async () => {
  const { sandbox, browser, trust } = stage();
  await trust();
  const { data } = (await browser.enter()) as LoginAnswer;
  const headers = { Authorization: `Bearer ${data.token}` };
  const answer = await browser.call('/web-api/user/v1/closure', {}, headers);
  expect(await answer.json()).toMatchObject({
    errors: [{ code: 'reauth_required', meta: { level: 'fresh2', methods: ['password', 'code'] } }],
  });
  sandbox.dispose();
});

test('AUT-396 SBX-1193 trust ends with a new password, a new or removed app, and an added or removed passkey', async () => {
  const addPasskey = ({ sandbox, id }: ReturnType<typeof stage>): void => {
    sandbox.store.run(
      `INSERT INTO passkeys (id, user_id, host, name, public_key, counter, is_synced, created_at_ms)
        VALUES ('a', ?, 'localhost', 'Phone', x'00', 0, 0, 0)`,
      id,
    );
  };
  const changes: readonly ((given: ReturnType<typeof stage>) => Promise<string> | void)[] = [
    async ({ sandbox, browser }) => {
      const { data } = (await browser.enter()) as LoginAnswer;
      const other = 'purple window fourteen';
      const answer = await browser.call(
        '/web-api/auth/v1/password',
        { current: password, password: other },
        { Authorization: `Bearer ${data.token}` },
      );
      expect(answer.status).toBe(200);
      sandbox.advance(1000);
      return other;
    },
    async ({ sandbox }) => {
      await sandbox.post('/web-api/auth/v1/password/forgot', { email: 'demo@grandstand.example' });
      const emails = await sandbox.json<OutboxMessage[]>('/sandbox/v1/outbox');
      const token = /token=([\w-]{43})/.exec(emails.at(-1)?.body ?? '')?.[1] ?? '';
      const other = { token, password: 'purple window fourteen' };
      expect((await sandbox.post('/web-api/auth/v1/password/reset', other)).status).toBe(200);
      return other.password;
    },
    ({ bind }) => bind(),
    ({ factors, id, bind }) => {
      factors.remove(id);
      bind();
    },
    addPasskey,
  ];
  for (const [index, change] of changes.entries()) {
    const given = stage();
    await given.trust();
    expect(await given.isAsked()).toBe(false);
    const other = (await change(given)) ?? password;
    expect('next' in (await given.browser.enter(other)), `change ${index}`).toBe(true);
    given.sandbox.dispose();
  }
  const given = stage();
  addPasskey(given);
  await given.trust();
  expect(await given.isAsked()).toBe(false);
  given.sandbox.store.run('DELETE FROM passkeys');
  expect(await given.isAsked()).toBe(true);
});

test('AUT-396 the choice survives the e-mail that a new device waits for', async () => {
  const { sandbox, id, browser, code, isAsked } = stage();
  new DeviceProofs(sandbox.store, sandbox.nowMs).set(id, true);
  const { ticket } = (await browser.enter()) as TwoStepNeeded;
  const wish = { ticket, code: code(), trust_device: true };
  const waits = await browser.call('/web-api/auth/v1/two-step', wish);
  const { ticket: waiting } = (await waits.json()) as { ticket: string };
  const emails = await sandbox.json<OutboxMessage[]>('/sandbox/v1/outbox');
  const letter = emails.find(({ body }) => body.includes('/user/newdevice?token='));
  const pressed = /\b\d{6}\b/.exec(letter?.body ?? '')?.[0] ?? '';
  const answer = await browser.call('/web-api/auth/v1/new-device', {
    ticket: waiting,
    code: pressed,
  });
  expect(answer.status).toBe(200);
  expect(await isAsked()).toBe(false);
  sandbox.dispose();
});

test('AUT-395 SBX-1192 LG05 a passkey of the person replaces the code; that of another person does not', async () => {
  const { sandbox, browser, id } = stage();
  const origin = 'http://localhost';
  const path = '/web-api/auth/v1/passkeys';
  const add = async (login: string): Promise<SoftwareAuthenticator> => {
    const device = new SoftwareAuthenticator(origin);
    const factorless = login === 'demo' ? 'newbie' : login;
    const person = await sandbox.signIn(factorless);
    const creation = await person.call('POST', `${path}/creation`, {});
    const { challenge } = (await creation.json()) as { challenge: string };
    expect((await person.call('POST', path, device.create(challenge))).status).toBe(200);
    if (login === 'demo')
      sandbox.store.run('UPDATE passkeys SET user_id = ? WHERE id = ?', id, device.id);
    return device;
  };
  const [theirs, other] = [await add('demo'), await add('newbie')];
  const begun = (await browser.enter()) as TwoStepNeeded;
  expect(begun.methods).toEqual(['totp', 'recovery_code', 'passkey']);
  const prove = async (device: SoftwareAuthenticator, more: object = {}): Promise<Response> => {
    const options = await browser.call(`${path}/options`, {});
    const { challenge } = (await options.json()) as { challenge: string };
    const proof = { ticket: begun.ticket, passkey: device.get(challenge), ...more };
    return browser.call('/web-api/auth/v1/two-step', proof);
  };
  const refusal = async (answer: Response): Promise<unknown> =>
    ((await answer.json()) as { errors: { code: string }[] }).errors[0]?.code;
  expect(await refusal(await prove(other))).toBe('passkey_refused');
  expect(await refusal(await prove(theirs, { code: '000000' }))).toBe('invalid_body');
  const answer = await prove(theirs);
  expect(((await answer.json()) as LoginAnswer).user_id).toBe(id);
  expect(await refusal(await prove(theirs))).toBe('ticket_over');
  sandbox.dispose();
});
