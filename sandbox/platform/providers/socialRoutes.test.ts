import { expect, test } from 'vitest';
import type { ErrorAnswer, LoginAnswer, SocialAnswer, SocialRequest } from '#wire';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../../testing/createTestSandbox.ts';
import { Users } from '../accounts/Users.ts';
import type { OutboxMessage } from '../mail/Outbox.ts';
import { providers } from './providers.ts';

/** A browser: cookies, and the last redirect. */
class Browser {
  readonly #sandbox: TestSandbox;
  readonly jar = new Map<string, string>();

  constructor(sandbox: TestSandbox) {
    this.#sandbox = sandbox;
  }

  async ask(path: string, body?: object): Promise<Response> {
    const Cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer =
      body === undefined
        ? await this.#sandbox.request(path, { headers: { Cookie } })
        : await this.#sandbox.post(path, body, { Cookie, 'X-Language': 'de' });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      this.jar.set(name, value);
    }
    return answer;
  }

  /** Goes to the page of the provider. */
  async begin(
    provider: string,
    return_path = '/de/office',
    intent: SocialRequest['intent'] = 'login',
  ): Promise<string> {
    const answer = await this.ask(`/web-api/auth/v1/oauth/${provider}`, { intent, return_path });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as SocialAnswer).redirectUrl;
  }

  /** Returns from there to the platform. */
  async decide(page: string, what: string): Promise<string> {
    const answer = await this.ask(`${page.replace('/authorize?', '/decide?')}&${what}`);
    return answer.headers.get('location') ?? '';
  }

  /** Returns where a whole visit ends. */
  async visit(provider: string, what: string): Promise<URL> {
    return this.back(await this.decide(await this.begin(provider), what));
  }

  async back(address: string): Promise<URL> {
    const answer = await this.ask(address);
    expect(answer.status).toBe(303);
    return new URL(answer.headers.get('location') ?? '', 'http://localhost');
  }

  signIn(login: string, pass: string): Promise<Response> {
    return this.ask('/web-api/auth/v1/login/social', { login, pass });
  }
}

const outcome = (url: URL): string | null => url.searchParams.get('social');
const secretOf = (url: URL): string => url.searchParams.get('token') ?? '';
const code = async (answer: Response): Promise<unknown> => [
  answer.status,
  ((await answer.json()) as ErrorAnswer).errors[0].code,
];

/** Signs in as demo and links the account with the provider. */
async function link(browser: Browser, person: TestPerson, ticket: string): Promise<Response> {
  return person.call(
    'POST',
    '/web-api/auth/v1/oauth/link',
    { ticket },
    {
      Cookie: [person.cookie, ...[...browser.jar].map(([name, value]) => `${name}=${value}`)].join(
        '; ',
      ),
    },
  );
}

test.each([...providers.keys()])(
  'AUT-235 LG07 SX05 %s: each possible end of a visit',
  async (provider) => {
    const sandbox = createTestSandbox();
    const browser = new Browser(sandbox);
    const ends: unknown[] = [];
    for (const what of [
      'person=1001',
      'person=1002',
      'person=1003',
      'person=1004',
      'mishap=deny',
      'mishap=error',
      'mishap=state',
      'mishap=replay',
      'mishap=issuer',
    ])
      ends.push([what, outcome(await browser.visit(provider, what))]);
    expect(ends).toEqual([
      ['person=1001', 'link'],
      ['person=1002', 'unknown'],
      // An unverified address must not reveal whose it is.
      ['person=1003', 'unknown'],
      ['person=1004', 'unknown'],
      ['mishap=deny', 'denied'],
      ['mishap=error', 'failed'],
      ['mishap=state', 'failed'],
      ['mishap=replay', 'failed'],
      ['mishap=issuer', 'failed'],
    ]);
    sandbox.dispose();
  },
);

test.each(['telegram', 'metamask'])(
  'SBX-1256 SX05 AUT-235 %s signs the return: forged, missing and foreign signatures, and those of another visit, are refused',
  async (provider) => {
    const sandbox = createTestSandbox();
    const browser = new Browser(sandbox);
    expect(outcome(await browser.visit(provider, 'person=1002&mishap=forge'))).toBe('failed');
    const change = async (what: (query: URLSearchParams) => void): Promise<unknown> => {
      const back = await browser.decide(await browser.begin(provider), 'person=1002');
      const url = new URL(back, 'http://localhost');
      what(url.searchParams);
      return outcome(await browser.back(`${url.pathname}${url.search}`));
    };
    const names = provider === 'telegram' ? ['id', 'auth_date', 'hash'] : ['wallet', 'signature'];
    for (const name of names) {
      expect(await change((query) => query.delete(name))).toBe('failed');
      // Changing one character invalidates it.
      expect(
        await change((query) => {
          const value = query.get(name) ?? '';
          query.set(name, `${value.slice(0, -1)}${value.endsWith('1') ? '2' : '1'}`);
        }),
      ).toBe('failed');
    }
    // A complete signature for another person, with the code of the first.
    const foreign = await browser.decide(await browser.begin(provider), 'person=1004');
    const signed = new URL(foreign, 'http://localhost').searchParams;
    expect(
      await change((query) => {
        for (const name of names) query.set(name, signed.get(name) ?? '');
      }),
    ).toBe('failed');
    expect(await change(() => undefined)).toBe('unknown');
    sandbox.dispose();
  },
);

test('SBX-1256 SX05 a signature of an earlier visit is invalid in a later one', async () => {
  const sandbox = createTestSandbox();
  const browser = new Browser(sandbox);
  const old = new URL(
    await browser.decide(await browser.begin('metamask'), 'person=1002'),
    'http://localhost',
  ).searchParams;
  const back = new URL(
    await browser.decide(await browser.begin('metamask'), 'person=1002'),
    'http://localhost',
  );
  back.searchParams.set('signature', old.get('signature') ?? '');
  expect(outcome(await browser.back(`${back.pathname}${back.search}`))).toBe('failed');
  // A visit lives ten minutes, but a signature of Telegram five.
  const late = await browser.decide(await browser.begin('telegram'), 'person=1002');
  sandbox.advance(301_000);
  expect(outcome(await browser.back(late))).toBe('failed');
  sandbox.dispose();
});

test('SBX-1195 SBX-1431 WI04 a provider’s form redirects to the GET route and does nothing by itself', async () => {
  const sandbox = createTestSandbox();
  const browser = new Browser(sandbox);
  const path = '/web-api/auth/v1/oauth/apple/return';
  /** Posts a form of a foreign page, which sends no cookies. */
  const post = async (form: Record<string, string>, at = path): Promise<Response> =>
    sandbox.request(at, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: 'https://appleid.apple.com',
      },
      body: new URLSearchParams(form).toString(),
    });
  const answered = await browser.decide(await browser.begin('apple'), 'person=1001');
  const sent = Object.fromEntries(new URL(answered, 'http://localhost').searchParams);
  for (let times = 0; times < 2; times += 1) {
    const answer = await post({ ...sent, user: '{"name":"x"}', next: 'https://evil.example' });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([303, []]);
    const onward = new URL(answer.headers.get('location') ?? '', 'http://localhost');
    expect(onward.pathname).toBe(path);
    expect(Object.fromEntries(onward.searchParams)).toEqual(sent);
  }
  // Another browser sent to the address gets nothing.
  const end = async (given: Browser, form: Record<string, string>, at?: string) =>
    outcome(await given.back((await post(form, at)).headers.get('location') ?? ''));
  const forged = await post({ ...sent, state: `${sent['state'] ?? ''}x` });
  expect(forged.headers.get('location')).toBe(path);
  expect((await post(sent, path.replace('apple', 'google'))).headers.get('location')).toBe(
    path.replace('apple', 'google'),
  );
  expect(await end(browser, sent)).toBe('link');
  expect(await end(browser, sent)).toBe('failed');
  const other = await browser.decide(await browser.begin('apple'), 'person=1001');
  const stolen = Object.fromEntries(new URL(other, 'http://localhost').searchParams);
  expect(await end(new Browser(sandbox), stolen)).toBe('failed');
  // Nothing else is open to forms of foreign pages.
  expect((await post(sent, '/web-api/auth/v1/oauth/apple')).status).toBe(403);
  expect((await post(sent, `${path}/more`)).status).toBe(403);
  sandbox.dispose();
});

test('REG-78 LG07 a refused registration returns to its form; known and new people continue at the sign-in', async () => {
  const sandbox = createTestSandbox();
  const browser = new Browser(sandbox);
  const end = async (what: string): Promise<unknown> => {
    const page = await browser.begin('google', '/de/line', 'register');
    const url = await browser.back(await browser.decide(page, what));
    return [url.pathname, outcome(url), url.searchParams.get('return-url')];
  };
  expect(await end('mishap=deny')).toEqual(['/de/registration', 'denied', '/de/line']);
  expect(await end('mishap=error')).toEqual(['/de/registration', 'failed', '/de/line']);
  expect(await end('person=1002')).toEqual(['/de/user/login', 'unknown', '/de/line']);
  sandbox.dispose();
});

test('AUT-236 LG07 TA11 a provider account linked from inside signs in, once per pass', async () => {
  const sandbox = createTestSandbox();
  const browser = new Browser(sandbox);
  const first = await browser.visit('google', 'person=1001');
  expect(`${first.pathname}?${first.searchParams.get('return-url') ?? ''}`).toBe(
    '/de/user/login?/de/office',
  );
  const demo = await sandbox.signIn();
  expect((await link(browser, demo, secretOf(first))).status).toBe(200);
  expect(await sandbox.json<OutboxMessage[]>('/sandbox/v1/outbox')).toMatchObject([
    { recipient: 'demo@grandstand.example' },
  ]);
  expect(await code(await link(browser, demo, secretOf(first)))).toEqual([400, 'pass_invalid']);
  const second = await browser.visit('google', 'person=1001');
  expect(outcome(second)).toBe('known');
  expect(await code(await browser.signIn('apple', secretOf(second)))).toEqual([
    400,
    'pass_invalid',
  ]);
  const third = await browser.visit('google', 'person=1001');
  const answer = await browser.signIn('google', secretOf(third));
  expect(((await answer.json()) as LoginAnswer).user_id).toBe(demo.userId);
  expect(await code(await browser.signIn('google', secretOf(third)))).toEqual([
    400,
    'pass_invalid',
  ]);
  const late = await browser.visit('google', 'person=1001');
  sandbox.advance(60_000);
  expect((await browser.signIn('google', secretOf(late))).status).toBe(400);
  sandbox.dispose();
});

test('AUT-236 TA11 the same id with another provider, or another person, is not the account', async () => {
  const sandbox = createTestSandbox();
  const browser = new Browser(sandbox);
  const first = await browser.visit('google', 'person=1001');
  expect((await link(browser, await sandbox.signIn(), secretOf(first))).status).toBe(200);
  expect(outcome(await browser.visit('apple', 'person=1001'))).toBe('link');
  const again = await browser.visit('apple', 'person=1001');
  const other = await sandbox.signIn('newbie');
  expect(await code(await link(browser, other, secretOf(again)))).toEqual([400, 'pass_invalid']);
  sandbox.dispose();
});

test('AUT-237 TA12 TA04 another browser can end neither the visit nor the pass', async () => {
  const sandbox = createTestSandbox();
  const [mine, victim] = [new Browser(sandbox), new Browser(sandbox)];
  const first = await mine.visit('google', 'person=1001');
  expect((await link(mine, await sandbox.signIn(), secretOf(first))).status).toBe(200);
  const address = await mine.decide(await mine.begin('google'), 'person=1001');
  expect(outcome(await victim.back(address))).toBe('failed');
  const end = await mine.back(address);
  expect(outcome(end)).toBe('known');
  expect(await code(await victim.signIn('google', secretOf(end)))).toEqual([400, 'pass_invalid']);
  expect(outcome(await mine.back(address))).toBe('failed');
  sandbox.dispose();
});

test('AUT-237 TA12 the return of another provider, and one after 10 minutes, are refused', async () => {
  const sandbox = createTestSandbox();
  const browser = new Browser(sandbox);
  const mixed = await browser.decide(await browser.begin('google'), 'person=1002');
  expect(outcome(await browser.back(mixed.replace('/google/', '/apple/')))).toBe('failed');
  const late = await browser.decide(await browser.begin('google'), 'person=1002');
  sandbox.advance(600_000);
  expect(outcome(await browser.back(late))).toBe('failed');
  sandbox.dispose();
});

test('AUT-237 TA12 a return to another site is refused, as is an unknown provider', async () => {
  const sandbox = createTestSandbox();
  for (const return_path of ['//evil.example', 'https://evil.example', '/\\evil.example'])
    expect(
      (await sandbox.post('/web-api/auth/v1/oauth/google', { intent: 'login', return_path }))
        .status,
    ).toBe(400);
  expect(
    (
      await sandbox.post('/web-api/auth/v1/oauth/myspace', {
        intent: 'login',
        return_path: '',
      })
    ).status,
  ).toBe(404);
  sandbox.dispose();
});

test('AUT-237 TA12 the provider’s address has the hash of the verifier, and a stand-in answers no other one', async () => {
  const sandbox = createTestSandbox();
  const page = await new Browser(sandbox).begin('google');
  const query = new URL(page, 'http://localhost').searchParams;
  expect(query.get('code_challenge_method')).toBe('S256');
  expect((await sandbox.request(page)).status).toBe(200);
  for (const [name, value] of [
    ['client_id', 'another'],
    ['redirect_uri', '/en'],
    ['code_challenge', ''],
  ] as const) {
    const changed = new URLSearchParams(query);
    changed.set(name, value);
    expect(
      (await sandbox.request(`/sandbox/providers/google/authorize?${changed.toString()}`)).status,
    ).toBe(404);
  }
  sandbox.dispose();
});

/** A browser with the session of a person, who links an account. */
async function inside(
  sandbox: TestSandbox,
  login = 'demo',
): Promise<{
  readonly person: TestPerson;
  readonly visit: (provider: string, what: string) => Promise<URL>;
  readonly call: (method: string, path: string, body?: object) => Promise<Response>;
}> {
  const person = await sandbox.signIn(login);
  const browser = new Browser(sandbox);
  for (const cookie of person.cookie.split('; ')) {
    const [name = '', value = ''] = cookie.split('=');
    browser.jar.set(name, value);
  }
  const cookies = (): string =>
    [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const call = async (method: string, path: string, body?: object): Promise<Response> => {
    const answer = await person.call(method, path, body, { Cookie: cookies() });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      browser.jar.set(name, value);
    }
    return answer;
  };
  const visit = async (provider: string, what: string): Promise<URL> => {
    const begun = await call('POST', `${own}/${provider}`, {
      return_path: '/de/office/security?a=1',
    });
    expect(begun.status).toBe(200);
    const { redirectUrl } = (await begun.json()) as SocialAnswer;
    return browser.back(await browser.decide(redirectUrl, what));
  };
  return { person, visit, call };
}

const own = '/web-api/auth/v1/oauth-links';

test('AUT-302 SE04 TA11 from inside any provider account is linked, whatever its address, and the owner is notified', async () => {
  const sandbox = createTestSandbox();
  const { person, visit, call } = await inside(sandbox);
  // The address is another person's or missing: the person was signed in and has proved it.
  const end = await visit('google', 'person=1002');
  expect(`${end.pathname}${end.search}`).toBe(
    '/de/office/security?a=1&social=linked&provider=google',
  );
  expect(outcome(await visit('line', 'person=1004'))).toBe('linked');
  expect(await (await call('GET', own)).json()).toMatchObject({
    links: [{ provider: 'google' }, { provider: 'line' }],
    can_unlink: true,
  });
  expect(
    (await sandbox.json<OutboxMessage[]>('/sandbox/v1/outbox')).map(({ recipient }) => recipient),
  ).toEqual(['demo@grandstand.example', 'demo@grandstand.example']);
  const stranger = new Browser(sandbox);
  const known = await stranger.visit('google', 'person=1002');
  const answer = await stranger.signIn('google', secretOf(known));
  expect(((await answer.json()) as LoginAnswer).user_id).toBe(person.userId);
  sandbox.dispose();
});

test('AUT-302 SE04 the provider account of another person, or a second one of the provider, is not linked; a refusal changes nothing', async () => {
  const sandbox = createTestSandbox();
  const demo = await inside(sandbox);
  expect(outcome(await demo.visit('google', 'person=1002'))).toBe('linked');
  expect(outcome(await demo.visit('google', 'person=1004'))).toBe('taken');
  const newbie = await inside(sandbox, 'newbie');
  expect(outcome(await newbie.visit('google', 'person=1002'))).toBe('taken');
  expect(outcome(await newbie.visit('google', 'mishap=deny'))).toBe('denied');
  expect(outcome(await newbie.visit('google', 'mishap=state'))).not.toBe('linked');
  expect(await (await newbie.call('GET', own)).json()).toMatchObject({ links: [] });
  sandbox.dispose();
});

test('AUT-303 SE04 TA11 linking and unlinking need a proof, and only the person who began the visit ends it', async () => {
  const sandbox = createTestSandbox();
  const { person, visit, call } = await inside(sandbox);
  expect(outcome(await visit('google', 'person=1002'))).toBe('linked');
  const begun = await call('POST', `${own}/apple`, { return_path: '/de' });
  const { redirectUrl } = (await begun.json()) as SocialAnswer;
  const other = new Browser(sandbox);
  const address = await other.decide(redirectUrl, 'person=1002');
  expect(outcome(await other.back(address))).toBe('failed');
  sandbox.advance(300_001);
  for (const [method, path, body] of [
    ['POST', `${own}/apple`, { return_path: '/de' }],
    ['DELETE', `${own}/google`, undefined],
  ] as const)
    expect(await code(await call(method, path, body))).toEqual([403, 'reauth_required']);
  expect(
    (await person.call('POST', `${own}/apple`, { return_path: '//evil.example' })).status,
  ).not.toBe(200);
  sandbox.dispose();
});

test('AUT-304 SE04 the last way to sign in stays; an unlinked account cannot sign in, and the owner is notified', async () => {
  const sandbox = createTestSandbox();
  const { person, visit, call } = await inside(sandbox);
  await visit('google', 'person=1002');
  await visit('apple', 'person=1002');
  new Users(sandbox.store).markWithoutPassword(person.userId);
  const first = await call('DELETE', `${own}/apple`);
  expect(await first.json()).toMatchObject({ links: [{ provider: 'google' }], can_unlink: false });
  expect(await code(await call('DELETE', `${own}/google`))).toEqual([409, 'last_way_in']);
  expect(await code(await call('DELETE', `${own}/apple`))).toEqual([404, 'provider_unlinked']);
  expect(outcome(await new Browser(sandbox).visit('apple', 'person=1002'))).toBe('unknown');
  expect((await sandbox.json<OutboxMessage[]>('/sandbox/v1/outbox')).at(-1)?.subject).toBe(
    'A way to log in was removed',
  );
  sandbox.dispose();
});
