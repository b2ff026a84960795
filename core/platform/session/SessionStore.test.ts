import { autorun } from 'mobx';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refusal } from '../../../test/network/answer.ts';
import { noNetwork, ScriptedPlatform, silence } from '../../../test/network/ScriptedPlatform.ts';
import { HttpClient } from '../http/HttpClient.ts';
import { HttpError } from '../http/HttpError.ts';
import { holds } from '../../runtime/plan/holds.ts';
import type { CoreServices } from '../../contract/CoreServices.ts';
import { FakeBrowser } from '../../../test/services/FakeBrowser.ts';
import { BrowserScheduler } from '../time/BrowserScheduler.ts';
import { FakeTimeHost, settle } from '../../../test/services/FakeTimeHost.ts';
import { PlatformClock } from '../time/PlatformClock.ts';
import { BearerTokens } from './BearerTokens.ts';
import { SessionStore } from './SessionStore.ts';

const nowMs = 1_800_000_000_000;
const farS = nowMs / 1000 + 3600;

/** One platform, one browser, its cookies; each tab has its own page. */
let host: FakeTimeHost;
let platform: ScriptedPlatform;
let browser: FakeBrowser;
let cookies: Map<string, string>;
let userId: number | null;
let issued: number;
let tabs: Tab[];

interface Tab {
  readonly http: HttpClient;
  readonly session: SessionStore;
  readonly scheduler: BrowserScheduler;
  readonly clock: PlatformClock;
  readonly reported: string[];
  reloads: number;
}

beforeEach(() => {
  host = new FakeTimeHost();
  platform = new ScriptedPlatform();
  browser = new FakeBrowser();
  cookies = new Map([['grandstand_signed_in', String(farS)]]);
  userId = 7;
  issued = 0;
  tabs = [];
  platform.answer = ({ url }) => {
    if (url.includes('session-check'))
      return HttpResponse.json({ user_id: userId, serverNowMs: nowMs });
    if (url.includes('gettoken'))
      return HttpResponse.json({
        data: { token: `token-${(issued += 1)}`, expires_at: farS, serverNowMs: nowMs },
      });
    if (url.includes('disconnect')) return HttpResponse.json({ success: true, message: '' });
    return HttpResponse.json({});
  };
});

afterEach(() => {
  for (const tab of tabs) {
    tab.session.dispose();
    tab.scheduler.dispose();
  }
});

function openTab(options: { carriesSecrets?: boolean; hasLocks?: boolean } = {}): Tab {
  const clock = new PlatformClock(host);
  clock.synchronise(nowMs);
  const reported: string[] = [];
  const reports = {
    report: (_error: unknown, { contribution }: { contribution: string }) =>
      void reported.push(contribution),
  };
  const scheduler = new BrowserScheduler({ host, clock, reports });
  const http: HttpClient = new HttpClient({
    baseUrl: 'http://localhost',
    language: () => 'en',
    scheduler,
    clock,
    reports,
    session: () => session,
    services: () => ({}) as CoreServices,
    interceptors: [],
    random: () => 0.5,
  });
  const session: SessionStore = new SessionStore({
    loadTokens: async () => BearerTokens,
    http,
    clock,
    scheduler,
    reports,
    random: () => 0.5,
    tabs: browser.openTab(options),
    cookies: {
      read: (name) => cookies.get(name),
      write: (name, value) => void cookies.set(name, value),
      remove: (name) => void cookies.delete(name),
    },
    reload: () => (tab.reloads += 1),
  });
  const tab: Tab = { http, session, scheduler, clock, reported, reloads: 0 };
  tabs.push(tab);
  return tab;
}

async function openSignedInTab(
  options: { carriesSecrets?: boolean; hasLocks?: boolean } = {},
): Promise<Tab> {
  const tab = openTab(options);
  await tab.session.start();
  return tab;
}

function requestsTo(part: string): number {
  return platform.requests.filter(({ url }) => url.includes(part)).length;
}

describe('start', () => {
  test('SHL-33 without the readable cookie nobody is asked', async () => {
    cookies.clear();
    const { session } = await openSignedInTab();
    expect([session.state, platform.requests.length]).toEqual([{ kind: 'anonymous' }, 0]);
    await session.ready;
  });

  test('SHL-33 with it the platform says who is here', async () => {
    const { session } = openTab();
    const seen: unknown[] = [];
    const end = autorun(
      () => void seen.push([session.state.kind, session.isAuthed, session.userId]),
    );
    await session.start();
    await session.ready;
    expect(seen).toEqual([
      ['unknown', false, undefined],
      ['signed-in', true, 7],
    ]);
    end();
  });

  test('SHL-33 two retries, 1,500 ms apart, then anonymous', async () => {
    platform.answer = () => refusal(503, 'down');
    const { session, reported } = openTab();
    const start = session.start();
    await settle();
    expect(platform.requests).toHaveLength(1);
    await host.advance(1499);
    expect(platform.requests).toHaveLength(1);
    await host.advance(1);
    expect(platform.requests).toHaveLength(2);
    await host.advance(1500);
    await start;
    expect([session.state.kind, platform.requests.length, reported]).toEqual([
      'anonymous',
      3,
      ['session.start'],
    ]);
  });

  test('SHL-33 a session that ended on the platform clears the cookie', async () => {
    userId = null;
    const { session } = await openSignedInTab();
    expect([session.state.kind, cookies.size]).toEqual(['anonymous', 0]);
  });

  test('SHL-33 a sign-in during the start is not undone by its late answer', async () => {
    let answer: (response: Response) => void = () => {};
    platform.answer = () => new Promise((resolve) => (answer = resolve));
    const { session } = openTab();
    const start = session.start();
    await settle();
    session.begin(9, { token: 'own', expiresAtS: farS });
    answer(HttpResponse.json({ user_id: null, serverNowMs: nowMs }));
    await start;
    expect(session.userId).toBe(9);
  });
});

describe('token', () => {
  test('SHL-34 one fetch for all, again after 60 s', async () => {
    const { session } = await openSignedInTab();
    expect(await Promise.all([session.token(), session.token(), session.token()])).toEqual([
      'token-1',
      'token-1',
      'token-1',
    ]);
    await host.advance(59_000);
    expect(await session.token()).toBe('token-1');
    await host.advance(1000);
    expect(await session.token()).toBe('token-2');
    expect(requestsTo('gettoken')).toBe(2);
  });

  test('SHL-34 an expired token is fetched again at once; no visitor gets one', async () => {
    const { session } = await openSignedInTab();
    session.begin(7, { token: 'short', expiresAtS: nowMs / 1000 + 5 });
    expect(await session.token()).toBe('short');
    await host.advance(5000);
    expect(await session.token()).toBe('token-1');
    cookies.clear();
    const visitor = await openSignedInTab();
    expect(await visitor.session.token()).toBeUndefined();
  });

  test('SHL-34 a token that is still valid serves while its renewal fails', async () => {
    const { session } = await openSignedInTab();
    await session.token();
    platform.answer = () => refusal(503, 'down');
    await host.advance(60_000);
    expect(await session.token()).toBe('token-1');
    await expect(session.token({ isForced: true, rejected: 'token-1' })).rejects.toThrow(HttpError);
  });

  test('SHL-34 a forced refresh is not answered by a renewal that brings the rejected token back', async () => {
    const { session } = await openSignedInTab();
    platform.answer = ({ url }) =>
      url.includes('session-check')
        ? HttpResponse.json({ user_id: 7, serverNowMs: nowMs })
        : HttpResponse.json({
            data: {
              token: url.includes('force_refresh=true') ? 'fresh' : 'rejected',
              expires_at: farS,
              serverNowMs: nowMs,
            },
          });
    session.begin(7, { token: 'rejected', expiresAtS: farS });
    await host.advance(60_000);
    expect(
      await Promise.all([
        session.token(),
        session.token({ isForced: true, rejected: 'rejected' }),
        session.token({ isForced: true, rejected: 'rejected' }),
      ]),
    ).toEqual(['rejected', 'fresh', 'fresh']);
    expect(requestsTo('gettoken')).toBe(2);
  });

  test('SHL-34 who asks before the start has ended waits for it', async () => {
    const { session } = openTab();
    const asked = session.token();
    await session.start();
    expect(await asked).toBe('token-1');
  });

  test('SHL-35 A26 four tabs with ten refused calls each make one refresh', async () => {
    const all = await Promise.all([
      openSignedInTab(),
      openSignedInTab(),
      openSignedInTab(),
      openSignedInTab(),
    ]);
    await all[0]?.session.token();
    await settle();
    expect(requestsTo('gettoken')).toBe(1);
    platform.requests.length = 0;
    const answer = platform.answer;
    platform.answer = (request) => {
      if (request.url.includes('gettoken'))
        return new Promise((resolve) => void host.setTimer(() => resolve(answer(request)), 50));
      return request.headers['authorization'] === 'Bearer token-2'
        ? HttpResponse.json({ ok: true })
        : refusal(401, 'expired');
    };
    const calls = all.flatMap(({ http }) =>
      Array.from({ length: 10 }, () => http.call('user.accounts')),
    );
    await host.advance(500);
    expect(new Set((await Promise.all(calls)).map((each) => JSON.stringify(each)))).toEqual(
      new Set(['{"ok":true}']),
    );
    expect(requestsTo('gettoken')).toBe(1);
    expect(requestsTo('accounts')).toBe(80);
  });

  test('SHL-35 a tab that gets its turn before the token of the other has arrived waits for it', async () => {
    browser = new FakeBrowser((run) => void host.setTimer(run, 40));
    const [first, second] = [await openSignedInTab(), await openSignedInTab()];
    const answer = platform.answer;
    platform.answer = (request) =>
      new Promise((resolve) => void host.setTimer(() => resolve(answer(request)), 50));
    const both = Promise.all([first.session.token(), second.session.token()]);
    await host.advance(500);
    expect([await both, requestsTo('gettoken')]).toEqual([['token-1', 'token-1'], 1]);
  });

  test('SHL-35 a tab whose predecessor failed refreshes itself', async () => {
    const [first, second] = [await openSignedInTab(), await openSignedInTab()];
    const answer = platform.answer;
    let isFirst = true;
    platform.answer = (request) =>
      new Promise((resolve) => {
        const isFailing = isFirst;
        isFirst = false;
        host.setTimer(() => resolve(isFailing ? refusal(503, 'down') : answer(request)), 50);
      });
    const both = Promise.allSettled([first.session.token(), second.session.token()]);
    await host.advance(1000);
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  test('SHL-35 where messages pass through storage no token is sent and each tab refreshes once', async () => {
    const all = await Promise.all([
      openSignedInTab({ carriesSecrets: false, hasLocks: false }),
      openSignedInTab({ carriesSecrets: false, hasLocks: false }),
    ]);
    await Promise.all(
      all.flatMap(({ session }) =>
        Array.from({ length: 10 }, () => session.token({ isForced: true, rejected: 'old' })),
      ),
    );
    expect(requestsTo('gettoken')).toBe(2);
    all[0]?.session.begin(7, { token: 'secret', expiresAtS: farS });
    await settle();
    expect(JSON.stringify(browser.sent)).not.toMatch(/secret|token-/);
  });

  test('SHL-36 A27 two refused refreshes within a minute sign out', async () => {
    const { session } = await openSignedInTab();
    platform.answer = () => refusal(401, 'expired');
    const refresh = () =>
      session.token({ isForced: true }).catch((error: unknown) => (error as HttpError).status);
    expect(await refresh()).toBe(401);
    expect(session.isAuthed).toBe(true);
    await host.advance(20_000);
    expect(await refresh()).toBe(401);
    expect([session.state.kind, await session.token()]).toEqual(['anonymous', undefined]);
  });

  test('SHL-36 refusals more than a minute apart, a network that is down and a platform in trouble do not', async () => {
    const { session } = await openSignedInTab();
    const answer = platform.answer;
    const refuse = (status: number) =>
      (platform.answer = (request) =>
        request.url.includes('gettoken') ? refusal(status, 'x') : answer(request));
    const refresh = () => session.token({ isForced: true }).catch(() => undefined);
    refuse(401);
    await refresh();
    await host.advance(60_001);
    await refresh();
    expect(session.isAuthed).toBe(true);
    await host.advance(60_001);
    platform.answer = noNetwork;
    for (let count = 0; count < 5; count += 1) await refresh();
    expect(session.isAuthed).toBe(true);
    // From the fifth on it is the page itself that leaves the service alone.
    for (const status of [503, 500, 429, 502, 503, 503, 503]) {
      refuse(status);
      await refresh();
    }
    expect(session.isAuthed).toBe(true);
  });
});

describe('tabs', () => {
  test('PLN-32 a ban belongs to the person: it is known when told, and forgotten with them', async () => {
    const { session } = openTab();
    const seen: boolean[] = [];
    const stop = autorun(() =>
      seen.push(
        holds(
          { op: 'banned' },
          {
            isAuthed: session.isAuthed,
            isMobile: false,
            isBanned: session.isBanned,
            features: {},
            routeId: undefined,
          },
        ),
      ),
    );
    await session.start();
    session.setBanned(true);
    session.setBanned(false);
    session.setBanned(true);
    await session.end();
    expect([seen, session.isBanned]).toEqual([[false, false, true, false, true, false], false]);
    stop();
  });

  test('SHL-37 sign-in and sign-out reach every tab', async () => {
    cookies.clear();
    const [first, second] = [await openSignedInTab(), await openSignedInTab()];
    const seen: string[] = [];
    second.session.onChange((state) => void seen.push(state.kind));
    cookies.set('grandstand_signed_in', String(farS));
    first.session.begin(7, { token: 'fresh', expiresAtS: farS });
    await settle();
    expect([second.session.userId, await second.session.token()]).toEqual([7, 'fresh']);
    await first.session.end();
    await settle();
    expect([second.session.state.kind, seen, cookies.size]).toEqual([
      'anonymous',
      ['signed-in', 'anonymous'],
      0,
    ]);
    expect([first.reloads, second.reloads]).toEqual([0, 0]);
  });

  test('SHL-37 A25 another person elsewhere: this page forgets and loads again', async () => {
    const [first, second] = [await openSignedInTab(), await openSignedInTab()];
    await second.session.token();
    userId = 8;
    first.session.begin(8, { token: 'theirs', expiresAtS: farS });
    await settle();
    expect([second.session.isAuthed, second.reloads, first.session.userId]).toEqual([false, 1, 8]);
  });

  test('SHL-37 what is no message of a session is ignored', async () => {
    const { session } = await openSignedInTab();
    const other = browser.openTab();
    for (const message of [
      null,
      'ended',
      {},
      { kind: 'began' },
      { kind: 'began', userId: '8' },
      { kind: 'refreshed', userId: 7, token: 'x' },
      { kind: 'refreshed', userId: 7 },
    ])
      other.post('session', message);
    other.post('session', {
      kind: 'refreshed',
      userId: 8,
      token: { token: 'foreign', expiresAtS: farS },
    });
    await settle();
    expect([session.userId, await session.token()]).toEqual([7, 'token-1']);
  });

  test('SHL-37 A25 an answer that was on its way for the one before is dropped', async () => {
    const { session, http } = await openSignedInTab();
    await session.token();
    let answer: (response: Response) => void = () => {};
    platform.answer = () => new Promise((resolve) => (answer = resolve));
    const call = http.call('user.accounts').catch((error: unknown) => (error as HttpError).status);
    await settle();
    browser.openTab().post('session', { kind: 'ended' });
    await settle();
    answer(HttpResponse.json({ accounts: ['private'] }));
    expect(await call).toBe(499);
  });
});

describe('checks', () => {
  test('SHL-38 every 60 s while visible, not while hidden, at once on return', async () => {
    await openSignedInTab();
    platform.requests.length = 0;
    await host.advance(67_000);
    expect(requestsTo('session-check')).toBe(1);
    await host.setVisible(false);
    await host.advance(8 * 3_600_000);
    const hidden = requestsTo('session-check');
    expect(hidden).toBeLessThanOrEqual(2);
    await host.setVisible(true);
    expect(requestsTo('session-check')).toBe(hidden + 1);
  });

  test('SHL-38 SHL-250 a visitor without a sign of a session is asked about once, after 8 s', async () => {
    cookies.clear();
    const { session } = await openSignedInTab();
    await host.advance(7999);
    expect(platform.requests).toHaveLength(0);
    await host.advance(1);
    expect(platform.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /web-api/session',
    ]);
    await host.advance(300_000);
    await host.restore();
    expect([platform.requests.length, session.state.kind]).toEqual([1, 'anonymous']);
  });

  test('SHL-250 a session whose readable cookie was lost is found again', async () => {
    cookies.clear();
    const { answer } = platform;
    platform.answer = (request) => {
      if (request.url !== '/web-api/session') return answer(request);
      cookies.set('grandstand_signed_in', String(farS));
      return new Response('welcome back');
    };
    const { session } = await openSignedInTab();
    await host.advance(8000);
    expect(session.state).toEqual({ kind: 'signed-in', userId: 7 });
  });

  test('SHL-250 who has signed in meanwhile is not asked about, and a failure is only reported', async () => {
    cookies.clear();
    const signedIn = await openSignedInTab();
    signedIn.session.begin(7, { token: 'token-0', expiresAtS: farS });
    await host.advance(8000);
    expect(requestsTo('/web-api/session')).toBe(0);
    platform.answer = () => refusal(500, 'down');
    const visitor = await openSignedInTab();
    await host.advance(8000);
    expect([visitor.reported, visitor.session.state.kind]).toEqual([['session.wake'], 'anonymous']);
  });

  test('SHL-38 back from the page cache without the cookie the page is anonymous at once', async () => {
    const { session } = await openSignedInTab();
    cookies.clear();
    platform.answer = silence;
    await host.restore();
    expect(session.state.kind).toBe('anonymous');
  });

  test('SHL-38 an answer that names nobody and somebody at once says nothing', async () => {
    const { session, reported } = await openSignedInTab();
    platform.answer = () => HttpResponse.json({ maintenance: true });
    await host.restore();
    expect([session.userId, reported]).toEqual([7, ['session.check']]);
  });

  test('SHL-38 without an answer the last state holds; another person loads the page again', async () => {
    const tab = await openSignedInTab();
    const answer = platform.answer;
    platform.answer = noNetwork;
    await host.restore();
    expect([tab.session.userId, tab.reported]).toEqual([7, ['session.check']]);
    platform.answer = answer;
    userId = 8;
    await host.restore();
    expect([tab.session.isAuthed, tab.reloads]).toEqual([false, 1]);
  });

  test('SHL-38 a clock that is a day wrong logs nobody out', async () => {
    for (const skewMs of [86_400_000, -86_400_000]) {
      host.wallOffsetMs += skewMs;
      const { session } = await openSignedInTab();
      await session.token();
      await host.advance(30_000);
      expect([session.isAuthed, await session.token()]).toEqual([true, `token-${issued}`]);
    }
    expect(requestsTo('gettoken')).toBe(2);
  });
});

describe('sign-out', () => {
  test('SHL-39 the platform is told, then everything is cleared', async () => {
    const { session } = await openSignedInTab();
    await session.token();
    await session.end();
    expect([
      requestsTo('disconnect'),
      session.state.kind,
      cookies.size,
      await session.token(),
    ]).toEqual([1, 'anonymous', 0, undefined]);
  });

  test('SHL-39 when the platform was told already it is not told again', async () => {
    const { session } = await openSignedInTab();
    await session.end({ isServerTold: true });
    expect([requestsTo('disconnect'), session.state.kind]).toEqual([0, 'anonymous']);
  });

  test('SHL-39 without an answer the failure is reported and the page loads again', async () => {
    const tab = await openSignedInTab();
    platform.answer = () => refusal(500, 'x');
    await tab.session.end();
    expect([
      tab.reloads,
      tab.reported,
      browser.sent.some(({ message }) => JSON.stringify(message).includes('ended')),
    ]).toEqual([1, ['session.end'], false]);
  });
});
