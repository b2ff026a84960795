import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { HttpError } from '../http/HttpError.ts';
import type { HttpClient } from '../http/HttpClient.ts';
import type { Clock, Cookies, Dispose, Reports, Scheduler, Session, SessionState, Tabs } from '../services/CoreServices.ts';
import { type BearerToken, isSessionMessage, type SessionMessage } from './SessionMessage.ts';

const topic = 'session';
/** Carries only the expiry; the sign that a session may exist. */
const signCookies = ['grandstand_session', '__Host-grandstand_session'];
const startRetries = 2;
const startRetryMs = 1500;
/** The specification's fixed waits vary by half, so that a returning platform is not met by everybody at once. */
const startJitter = 0.5;
const checkEveryMs = 60_000;
const tokenCacheMs = 60_000;
const failureWindowMs = 60_000;
const mostFailures = 2;
/** A lock that was granted later than this was held by another tab, whose token is on its way. */
const contendedMs = 10;
const otherTabsTokenMs = 150;

export interface SessionStoreDependencies {
  readonly http: Pick<HttpClient, 'callOnce'>;
  readonly cookies: Cookies;
  readonly tabs: Tabs & { readonly carriesSecrets: boolean };
  readonly clock: Clock;
  readonly scheduler: Pick<Scheduler, 'after' | 'poll' | 'onResume'>;
  readonly reports: Pick<Reports, 'report'>;
  /** Loads the page again: another person is here now, or a sign-out failed. */
  readonly reload: () => void;
  readonly random?: () => number;
}

interface KeptToken extends BearerToken {
  readonly fetchedAtMs: number;
}

export interface TokenOptions {
  readonly isForced?: boolean;
  readonly rejected?: string;
}

/** Who is here. The cookie of the session is HttpOnly; the bearer token lives in memory only. */
export class SessionStore implements Session {
  state: SessionState = { kind: 'unknown' };
  readonly ready: Promise<void>;
  readonly #dependencies: SessionStoreDependencies;
  readonly #random: () => number;
  readonly #listeners = new Set<(state: SessionState) => void>();
  readonly #endings: Dispose[] = [];
  #resolveReady: () => void = () => {};
  #token: KeptToken | undefined;
  #refreshing: { readonly isForced: boolean; readonly token: Promise<string | undefined> } | undefined;
  #checking: Promise<void> | undefined;
  #failedAtMs: number[] = [];
  #isOtherTabRefreshing = false;
  #tokenListeners = new Set<() => void>();
  /** Counts changes of who is here, so that a late answer about the one before is dropped. */
  #epoch = 0;

  constructor(dependencies: SessionStoreDependencies) {
    this.#dependencies = dependencies;
    this.#random = dependencies.random ?? Math.random;
    this.ready = new Promise((resolve) => (this.#resolveReady = resolve));
    // Plain getters: they are read everywhere, mostly outside reactions, and cost less than keeping them.
    makeAutoObservable(this, { state: observableRef, ready: false, isAuthed: false, userId: false }, { autoBind: true });
    const { tabs, scheduler } = dependencies;
    this.#endings.push(
      tabs.on(topic, (message) => {
        if (isSessionMessage(message)) this.hear(message);
      }),
      scheduler.onResume(() => this.#returned()),
      scheduler.poll({ everyMs: checkEveryMs }, () => this.#recheck()),
    );
  }

  get isAuthed(): boolean {
    return this.state.kind === 'signed-in';
  }

  get userId(): number | undefined {
    return this.state.kind === 'signed-in' ? this.state.userId : undefined;
  }

  /** Asks the platform who is here, if there is a sign that somebody may be. Never throws. */
  async start(): Promise<void> {
    if (!this.#maySessionExist()) {
      this.#become({ kind: 'anonymous' });
      return;
    }
    const epoch = this.#epoch;
    for (let retry = 0; epoch === this.#epoch; retry += 1) {
      try {
        await this.#check();
        return;
      } catch (error) {
        if (retry < startRetries) {
          await this.#pause(startRetryMs * (1 + startJitter * (2 * this.#random() - 1)));
          continue;
        }
        this.#report(error, 'session.start');
        if (epoch === this.#epoch) this.#become({ kind: 'anonymous' });
        return;
      }
    }
  }

  async token(options: TokenOptions = {}): Promise<string | undefined> {
    if (this.state.kind === 'unknown') await this.ready;
    if (this.state.kind !== 'signed-in') return undefined;
    const current = this.#token;
    const isForced = options.isForced === true;
    if (current !== undefined) {
      if (isForced && options.rejected !== undefined && current.token !== options.rejected) return current.token;
      if (!isForced && this.#isFresh(current)) return current.token;
    }
    const running = this.#refreshing;
    if (running !== undefined && (running.isForced || !isForced)) return running.token;
    if (running !== undefined) {
      // A renewal of the cache may bring back the very token that was rejected.
      const renewed = await running.token.catch(() => undefined);
      return renewed !== undefined && renewed !== options.rejected ? renewed : this.token(options);
    }
    const token = this.#refresh(isForced).finally(() => {
      this.#refreshing = undefined;
    });
    this.#refreshing = { isForced, token };
    return token;
  }

  begin(userId: number, token: BearerToken): void {
    const { tabs } = this.#dependencies;
    this.#epoch += 1;
    this.#keep(token);
    this.#become({ kind: 'signed-in', userId });
    tabs.post(topic, { kind: 'began', userId, ...(tabs.carriesSecrets ? { token } : {}) } satisfies SessionMessage);
  }

  async end(options: { readonly isServerTold?: boolean } = {}): Promise<void> {
    const { http, tabs, reload } = this.#dependencies;
    if (options.isServerTold !== true) {
      try {
        await http.callOnce('auth.disconnect');
      } catch (error) {
        // The cookie is the platform's and may live on: only a new page knows.
        this.#report(error, 'session.end');
        reload();
        return;
      }
    }
    this.#signOut();
    tabs.post(topic, { kind: 'ended' } satisfies SessionMessage);
  }

  onChange(run: (state: SessionState) => void): Dispose {
    this.#listeners.add(run);
    return () => this.#listeners.delete(run);
  }

  /** A message of another tab. */
  hear(message: SessionMessage): void {
    switch (message.kind) {
      case 'began':
        if (this.userId !== undefined && this.userId !== message.userId) {
          this.#replaced();
          return;
        }
        this.#epoch += 1;
        if (message.token !== undefined) this.#keep(message.token);
        this.#become({ kind: 'signed-in', userId: message.userId });
        return;
      case 'ended':
        this.#signOut();
        return;
      case 'refreshing':
        this.#isOtherTabRefreshing = true;
        return;
      case 'refreshed':
        this.#isOtherTabRefreshing = false;
        if (message.userId === this.userId) this.#keep(message.token);
    }
  }

  dispose(): void {
    for (const end of this.#endings) end();
    this.#listeners.clear();
    this.#token = undefined;
  }

  #maySessionExist(): boolean {
    return signCookies.some((name) => this.#dependencies.cookies.read(name) !== undefined);
  }

  #isFresh(token: KeptToken): boolean {
    const { clock } = this.#dependencies;
    return clock.monotonicMs() - token.fetchedAtMs < tokenCacheMs && !this.#isExpired(token);
  }

  #isExpired(token: BearerToken): boolean {
    return token.expiresAtS * 1000 <= this.#dependencies.clock.nowMs();
  }

  #keep(token: BearerToken): void {
    this.#token = { ...token, fetchedAtMs: this.#dependencies.clock.monotonicMs() };
    for (const run of [...this.#tokenListeners]) run();
  }

  #become(state: SessionState): void {
    const before = this.state;
    if (before.kind === state.kind && (before.kind !== 'signed-in' || state.kind !== 'signed-in' || before.userId === state.userId)) return;
    runInAction(() => {
      this.state = state;
    });
    if (state.kind !== 'unknown') this.#resolveReady();
    for (const run of [...this.#listeners]) {
      try {
        run(state);
      } catch (error) {
        this.#report(error, 'session.onChange');
      }
    }
  }

  #signOut(): void {
    this.#epoch += 1;
    this.#token = undefined;
    this.#failedAtMs = [];
    for (const name of signCookies) this.#dependencies.cookies.remove(name);
    this.#become({ kind: 'anonymous' });
  }

  /** Somebody else is signed in now: nothing of the one before may stay on the page. */
  #replaced(): void {
    this.#epoch += 1;
    this.#token = undefined;
    this.#become({ kind: 'anonymous' });
    this.#dependencies.reload();
  }

  #check(): Promise<void> {
    this.#checking ??= this.#askWhoIsHere().finally(() => {
      this.#checking = undefined;
    });
    return this.#checking;
  }

  async #askWhoIsHere(): Promise<void> {
    const epoch = this.#epoch;
    const answer = await this.#dependencies.http.callOnce('auth.sessionCheck');
    if (answer.user_id !== null && typeof answer.user_id !== 'number') throw new HttpError('auth.sessionCheck', 500, [{ code: 'malformed_answer', detail: 'The answer names no user' }]);
    this.#dependencies.clock.synchronise(answer.serverNowMs);
    if (epoch !== this.#epoch) return;
    if (answer.user_id === null) this.#signOut();
    else if (this.userId !== undefined && this.userId !== answer.user_id) this.#replaced();
    else this.#become({ kind: 'signed-in', userId: answer.user_id });
  }

  async #recheck(): Promise<void> {
    if (this.state.kind === 'unknown') return;
    if (!this.isAuthed && !this.#maySessionExist()) return;
    try {
      await this.#check();
    } catch (error) {
      // Without an answer the last known state holds.
      this.#report(error, 'session.check');
    }
  }

  /** Back on the page, perhaps from the browser's page cache: another tab may have signed out meanwhile. */
  #returned(): void {
    if (this.isAuthed && !this.#maySessionExist()) this.#signOut();
    void this.#recheck();
  }

  async #refresh(isForced: boolean): Promise<string | undefined> {
    const { tabs, clock } = this.#dependencies;
    const before = this.#token;
    const askedAtMs = clock.monotonicMs();
    return tabs.alone('session-token', async () => {
      const wasContended = this.#isOtherTabRefreshing || clock.monotonicMs() - askedAtMs > contendedMs;
      if (this.#token === before && wasContended && tabs.carriesSecrets) await this.#otherTabsToken();
      if (this.#token !== undefined && this.#token !== before) return this.#token.token;
      return this.#fetchToken(isForced, before);
    });
  }

  async #fetchToken(isForced: boolean, before: KeptToken | undefined): Promise<string | undefined> {
    const { http, tabs, clock } = this.#dependencies;
    const epoch = this.#epoch;
    const userId = this.userId;
    if (userId === undefined) return undefined;
    if (tabs.carriesSecrets) tabs.post(topic, { kind: 'refreshing' } satisfies SessionMessage);
    try {
      const { data } = await http.callOnce('auth.getToken', isForced ? { query: { force_refresh: true } } : {});
      clock.synchronise(data.serverNowMs);
      if (epoch !== this.#epoch) return undefined;
      const token: BearerToken = { token: data.token, expiresAtS: data.expires_at };
      this.#keep(token);
      this.#failedAtMs = [];
      if (tabs.carriesSecrets) tabs.post(topic, { kind: 'refreshed', userId, token } satisfies SessionMessage);
      return token.token;
    } catch (error) {
      if (epoch !== this.#epoch) return undefined;
      // An unforced fetch only renews the cache: what is still valid serves.
      if (!isForced && before !== undefined && !this.#isExpired(before)) return before.token;
      this.#countFailure(error);
      throw error;
    }
  }

  /** Two refused refreshes within a minute end the session here; silence of the network says nothing about it. */
  #countFailure(error: unknown): void {
    if (!(error instanceof HttpError) || error.status < 400 || error.status === 408 || error.status === 499) return;
    const nowMs = this.#dependencies.clock.monotonicMs();
    this.#failedAtMs = [...this.#failedAtMs.filter((atMs) => nowMs - atMs < failureWindowMs), nowMs];
    if (this.#failedAtMs.length >= mostFailures) this.#signOut();
  }

  #otherTabsToken(): Promise<void> {
    this.#isOtherTabRefreshing = false;
    return new Promise((resolve) => {
      const finish = (): void => {
        this.#tokenListeners.delete(finish);
        end();
        resolve();
      };
      const end = this.#dependencies.scheduler.after(otherTabsTokenMs, finish);
      this.#tokenListeners.add(finish);
    });
  }

  #pause(delayMs: number): Promise<void> {
    return new Promise((resolve) => this.#dependencies.scheduler.after(delayMs, resolve));
  }

  #report(error: unknown, contribution: string): void {
    this.#dependencies.reports.report(error, { plugin: 'core', contribution });
  }
}
