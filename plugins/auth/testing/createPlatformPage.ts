import type { CoreServices, HttpError } from '#core';
import { FeedClient } from '../../../core/feed/FeedClient.ts';
import type { FeedSocket } from '../../../core/feed/FeedConnection.ts';
import { HttpClient, type HttpClientDependencies, type HttpRecoveryEntry } from '../../../core/http/HttpClient.ts';
import { BearerTokens } from '../../../core/session/BearerTokens.ts';
import { SessionStore } from '../../../core/session/SessionStore.ts';
import { FakeBrowser } from '../../../core/tabs/FakeBrowser.ts';
import { BrowserScheduler } from '../../../core/time/BrowserScheduler.ts';
import { FakeTimeHost } from '../../../core/time/FakeTimeHost.ts';
import { PlatformClock } from '../../../core/time/PlatformClock.ts';
import type { SandboxOptions } from '../../../sandbox/SandboxOptions.ts';
import { createTestSandbox, type TestSandbox } from '../../../sandbox/createTestSandbox.ts';

/** One page with the core's own session, calls and feed, on a sandbox in memory; for tests of stores. */
export interface PlatformPage {
  readonly sandbox: TestSandbox;
  readonly http: HttpClient;
  readonly session: SessionStore;
  readonly feed: FeedClient;
  readonly scheduler: BrowserScheduler;
  readonly clock: PlatformClock;
  /** Time passes for the page and for the platform, until the condition holds or 30 s are over. */
  readonly until: (isDone: () => boolean) => Promise<void>;
  readonly signIn: (login?: string) => Promise<void>;
  readonly dispose: () => void;
}

export interface PlatformPageOptions extends Pick<HttpClientDependencies, 'hearVersion'> {
  readonly sandbox?: Partial<SandboxOptions>;
  readonly recoveries?: readonly HttpRecoveryEntry[];
  /** What of the core's services the recoveries are given. */
  readonly services?: () => CoreServices;
}

export function createPlatformPage(options: PlatformPageOptions = {}): PlatformPage {
  const sandbox = createTestSandbox(options.sandbox);
  const host = new FakeTimeHost();
  const clock = new PlatformClock(host);
  const reports = { report: (): void => undefined };
  const scheduler = new BrowserScheduler({ host, clock, reports });
  const jar = new Map<string, string>();

  const fetchWithCookies = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set('Cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await sandbox.request(path, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      if (cookie.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };

  const http: HttpClient = new HttpClient({
    ...options,
    baseUrl: '',
    language: () => 'en',
    scheduler,
    clock,
    reports,
    session: () => session,
    services: options.services ?? (() => ({}) as CoreServices),
    recoveries: options.recoveries ?? [],
    random: () => 0,
    fetch: fetchWithCookies,
  });
  const session: SessionStore = new SessionStore({
    loadTokens: async () => BearerTokens,
    http,
    clock,
    scheduler,
    reports,
    tabs: new FakeBrowser().openTab(),
    cookies: { read: (name) => jar.get(name), write: (name, value) => void jar.set(name, value), remove: (name) => void jar.delete(name) },
    reload: () => undefined,
  });
  const feed = new FeedClient({ url: 'ws://localhost/feed/v1', language: 'en', clock, scheduler, session, reports, random: () => 0, openSocket: () => openSocket(sandbox) });

  const until = async (isDone: () => boolean): Promise<void> => {
    for (let passedMs = 0; passedMs < 30_000; passedMs += 100) {
      await new Promise((resolve) => setImmediate(resolve));
      if (isDone()) return;
      sandbox.run(100);
      await host.advance(100);
    }
    throw new Error('30 s have passed on the platform and the condition does not hold');
  };

  return {
    sandbox,
    http,
    session,
    feed,
    scheduler,
    clock,
    until,
    signIn: async (login = 'demo') => {
      const answer = await http.call('auth.login', { body: { uLogin: login, uPassword: 'Demo-pass-1', save: true } });
      session.begin(answer.user_id, { token: answer.data.token, expiresAtS: answer.data.expires_at });
    },
    dispose: () => {
      feed.dispose();
      session.dispose();
      scheduler.dispose();
      sandbox.dispose();
    },
  };
}

/** A WebSocket whose other end is the sandbox. */
function openSocket(sandbox: TestSandbox): FeedSocket {
  const socket: FeedSocket & { peer?: ReturnType<TestSandbox['feed']['accept']> } = {
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
    send: (text) => socket.peer?.receive(text),
    close: () => socket.peer?.closed(),
  };
  socket.peer = sandbox.feed.accept({
    send: (text) => socket.onmessage?.({ data: text } as MessageEvent),
    close: () => socket.onclose?.({} as CloseEvent),
    bufferedAmount: 0,
  });
  queueMicrotask(() => socket.onopen?.(new Event('open')));
  return socket;
}

/** Places a single on the first open outcome of the line, as the coupon would; gives the bet's number. */
export async function placeSingle({ http }: PlatformPage, accountId: number, stakeMinor: number): Promise<number> {
  const { games } = await http.call('betting.games', { query: { section: 'line', limit: 5 } });
  const outcome = games
    .flatMap((game) => game.main)
    .flatMap((market) => market.outcomes)
    .find((one) => !one.isBlocked);
  if (outcome === undefined) throw new Error('The line has no open outcome: look at the world of the sandbox');
  const body = {
    accountId,
    typeId: 0 as const,
    amount: { minor: stakeMinor, currency: 'EUR' },
    bets: [{ id: outcome.id, coef: outcome.coef }] as [{ id: number; coef: number }],
    changeCoefAction: 1 as const,
    coefViewId: 0,
  };
  const placement = await http.call('coupon.place', { body, idempotencyKey: '0f0e0d0c-0b0a-4908-8706-050403020100' }).catch((error: HttpError) => {
    throw new Error(`The bet was not accepted: ${error.message}`);
  });
  if (placement.coupon === undefined) throw new Error(`The bet is ${placement.state}`);
  return placement.coupon.id;
}
