import { beforeEach, expect, test } from 'vitest';
import {
  createPlatformPage,
  type PlatformPage,
} from '../../../test/services/createPlatformPage.ts';
import { HttpError } from '../http/HttpError.ts';
import { settle } from '../../../test/services/FakeTimeHost.ts';

let page: PlatformPage;

beforeEach(() => {
  page = createPlatformPage();
});

/** Advances the time of page and platform. */
async function run(forMs: number): Promise<void> {
  for (let passedMs = 0; passedMs < forMs; passedMs += 100) {
    page.sandbox.run(100);
    await page.host.advance(100);
  }
}

async function countRequests(path: string): Promise<number> {
  return (await page.sandbox.json<readonly unknown[]>(`/sandbox/v1/requests?path=${path}`)).length;
}

/** Runs the page's timers until the call has settled. */
async function outlast<T>(call: Promise<T>): Promise<T> {
  let isSettled = false;
  const mark = (): void => {
    isSettled = true;
  };
  call.then(mark, mark);
  while (!isSettled) {
    await page.host.advance(100);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return call;
}

async function control(path: string, body: object): Promise<void> {
  const response = await page.sandbox.post(`/sandbox/v1/${path}`, body);
  expect(response.ok).toBe(true);
}

test('SHL-33 SHL-34 SHL-39 M26 a visitor signs in, reloads, and signs out', async () => {
  await page.session.start();
  expect(page.session.state.kind).toBe('anonymous');
  await page.signIn();
  const accounts = await page.http.call('user.accounts');
  expect(accounts).toHaveProperty('accounts');
  page.session.onMessage({ kind: 'ended' });
  page.network.jar.set('grandstand_signed_in', '1');
  await page.session.start();
  expect(page.session.isAuthed).toBe(true);
  await page.http.call('user.accounts');
  await page.session.end();
  expect(
    await page.sandbox.json('/sandbox/v1/requests?path=/web-api/auth/v1/disconnect'),
  ).toMatchObject([{ headers: { authorization: 'Bearer …' } }]);
  // The cookie of a known device says nothing about the session.
  expect([page.session.state.kind, [...page.network.jar.keys()]]).toEqual([
    'anonymous',
    ['__Host-grandstand_device'],
  ]);
});

test('SHL-587 M26 the redirect service is called with the token of a signed-in person, and without one for a visitor', async () => {
  await page.session.start();
  const ask = async () => {
    await page.http.call('site.redirect', { body: { url: '/en/old' } });
    const sent: unknown = await page.sandbox.json(
      '/sandbox/v1/requests?path=/redirects-api/api/v1/redirect-light',
    );
    return (sent as readonly { readonly headers: Readonly<Record<string, string>> }[]).map(
      ({ headers }) => headers['authorization'],
    );
  };
  expect(await ask()).toEqual([undefined]);
  await page.signIn();
  const asked = await ask();
  expect([asked.length, new Set(asked)]).toEqual([2, new Set([undefined, 'Bearer …'])]);
});

test('SHL-29 a token that the platform forgot is renewed, once, for all calls', async () => {
  await page.signIn();
  const requestsBefore = await countRequests('/web-api/user/gettoken');
  page.session.begin(page.session.userId ?? 0, { token: 'forgotten', expiresAtS: 9_999_999_999 });
  await Promise.all(Array.from({ length: 10 }, () => page.http.call('user.accounts')));
  expect((await countRequests('/web-api/user/gettoken')) - requestsBefore).toBe(1);
});

test('SHL-26 SHL-31 wrong credentials are the platform’s own error, and its clock is adopted', async () => {
  const error: unknown = await page.http
    .call('auth.login', { body: { uLogin: 'demo', uPassword: 'wrong', save: false } })
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({ status: 400, errors: [{ code: 'wrong_credentials' }] });
  await page.http.call('betting.sports');
  expect(Math.abs(page.clock.nowMs() - Date.UTC(2025, 10, 20, 12))).toBeLessThan(60_000);
});

test('SHL-27 a failing call is retried, as the platform’s fault ledger shows', async () => {
  await control('faults', [
    { method: 'GET', path: '/web-api/line/v1/sports', times: 2, status: 503 },
  ]);
  expect(await outlast(page.http.call('betting.sports'))).toHaveProperty('sports');
  expect(await countRequests('/web-api/line/v1/sports')).toBe(3);
});

interface List {
  readonly games?: readonly {
    readonly id: number;
    readonly main: readonly {
      readonly outcomes: readonly { readonly id: number; readonly coef: number }[];
    }[];
  }[];
  readonly prices?: readonly number[];
}

/** Price of every outcome in the rows of a list, updated as a page does. */
class ListPrices {
  readonly #rows = new Map<number, Map<number, number>>();

  apply({ games = [], prices = [] }: List): void {
    for (const { id, main } of games)
      this.#rows.set(
        id,
        new Map(
          main.flatMap(({ outcomes }) =>
            outcomes.map((outcome) => [outcome.id, outcome.coef] as const),
          ),
        ),
      );
    for (let at = 0; at + 2 < prices.length; at += 3) {
      const row = this.#rows.get(Math.floor((prices[at] ?? 0) / 2 ** 21));
      row?.set(prices[at] ?? 0, prices[at + 1] ?? 0);
    }
  }

  clear(): void {
    this.#rows.clear();
  }

  priceOf(gameId: number, outcomeId: number): number | undefined {
    return this.#rows.get(gameId)?.get(outcomeId);
  }
}

test.each<[string, object, number, boolean]>([
  ['a gap', { gap: 1 }, 3000, true],
  ['repetition', { duplicate: 3 }, 3000, false],
  ['silence', { mute: 11_000 }, 16_000, true],
  ['a restart', { restart: true }, 3000, true],
])(
  'SHL-41 SHL-42 SHL-43 SHL-46 after %s the page has exactly what the platform has, and was stale in between when it had to be',
  async (_name, fault, forMs, isStaleExpected) => {
    const channel = { kind: 'list', section: 'live', limit: 20 } as const;
    const prices = new ListPrices();
    let staleCount = 0;
    let deltaCount = 0;
    page.feed.subscribe<List>(channel, {
      onSnapshot: (data) => {
        prices.clear();
        prices.apply(data);
      },
      onDelta: (data) => {
        deltaCount += 1;
        prices.apply(data);
      },
      onStale: () => (staleCount += 1),
    });
    await control('feed', { updatesPerSecond: 100 });
    await run(1000);
    expect([page.feed.status, deltaCount > 0]).toEqual(['current', true]);
    await control('feed', fault);
    await run(forMs);
    await control('feed', { updatesPerSecond: 0, paused: true });
    expect([page.feed.status, staleCount > 0]).toEqual(['current', isStaleExpected]);
    const reference = page.sandbox.connect();
    reference.subscribe(1, channel);
    const picture = reference.drain().find((message) => message.t === 'snapshot')?.data as
      | List
      | undefined;
    const outcomes = (picture?.games ?? []).flatMap(({ id, main }) =>
      main.flatMap((market) => market.outcomes.map((outcome) => ({ game: id, ...outcome }))),
    );
    expect(outcomes.length).toBeGreaterThan(20);
    for (const { game, id, coef } of outcomes)
      expect([id, prices.priceOf(game, id)]).toEqual([id, coef]);
  },
  20_000,
);

test('SHL-40 SHL-48 the channel of the person opens with sign-in and closes with sign-out', async () => {
  const heard: string[] = [];
  page.feed.subscribe(
    { kind: 'user' },
    {
      onSnapshot: (data) => void heard.push(Object.keys(data).join()),
      onDelta: () => {},
      onError: (code) => void heard.push(code),
    },
  );
  page.feed.subscribe({ kind: 'site' }, { onSnapshot: () => {}, onDelta: () => {} });
  await run(500);
  expect(heard).toEqual([]);
  await page.signIn();
  await run(500);
  expect(heard).toHaveLength(1);
  expect(heard[0]).toContain('accounts');
  await page.session.end();
  await settle();
  await run(500);
  expect(heard.slice(1)).toContain('unauthorized');
  expect(page.feed.status).toBe('current');
});
