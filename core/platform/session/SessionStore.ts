import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { HttpError } from '../http/HttpError.ts';
import type { HttpClient } from '../http/HttpClient.ts';
import type { Clock } from '../time/Clock.ts';
import type { Cookies } from '../storage/Cookies.ts';
import type { Dispose } from '../../contract/Dispose.ts';
import type { Reports } from '../reports/Reports.ts';
import type { Scheduler } from '../time/Scheduler.ts';
import type { Session, SessionState } from './Session.ts';
import type { Tabs } from '../tabs/Tabs.ts';
import type { BearerTokens, TokenOptions } from './BearerTokens.ts';
import { type BearerToken, sessionTopic, type SessionMessage } from './SessionMessage.ts';
import { isSessionMessage } from '#stored/shell/isSessionMessage.js';

/** Readable cookies with the expiry of the session: the sign that one may exist. */
const signCookies = ['grandstand_signed_in', '__Host-grandstand_signed_in'];
const startRetries = 2;
const startRetryMs = 1500;
/** Delays of the specification, varied by half so that a returning platform is not flooded. */
const startJitter = 0.5;
const checkEveryMs = 60_000;
/** A page without the readable cookie still asks the platform for a session once. */
const wakeAfterMs = 8000;

export interface SessionStoreDependencies {
  readonly http: Pick<HttpClient, 'callOnce'>;
  readonly cookies: Cookies;
  readonly tabs: Tabs & { readonly carriesSecrets: boolean };
  readonly clock: Clock;
  readonly scheduler: Pick<Scheduler, 'after' | 'poll' | 'onResume'>;
  readonly reports: Pick<Reports, 'report'>;
  /** Loads the page again, for another person or after a failed sign-out. */
  readonly reload: () => void;
  readonly random?: () => number;
  /** Tests pass the class, which is then available at once. */
  readonly loadTokens?: () => Promise<typeof BearerTokens>;
}

/** Session of the page. Its cookie is HttpOnly; bearer tokens are kept apart (BearerTokens). */
export class SessionStore implements Session {
  state: SessionState = { kind: 'unknown' };
  isBanned = false;
  readonly ready: Promise<void>;
  readonly #dependencies: SessionStoreDependencies;
  readonly #random: () => number;
  readonly #listeners = new Set<(state: SessionState) => void>();
  readonly #endings: Dispose[] = [];
  #resolveReady: () => void = () => {};
  #tokens: BearerTokens | undefined;
  #loading: Promise<BearerTokens> | undefined;
  /** Token that arrived before the code of BearerTokens. */
  #given: BearerToken | undefined;
  #checking: Promise<void> | undefined;
  /** Counts changes of the person, so that late responses for the previous one are dropped. */
  #epoch = 0;

  constructor(dependencies: SessionStoreDependencies) {
    this.#dependencies = dependencies;
    this.#random = dependencies.random ?? Math.random;
    this.ready = new Promise((resolve) => (this.#resolveReady = resolve));
    // Plain getters, because they are read everywhere, mostly outside of reactions, and are cheaper
    // than computed values.
    makeAutoObservable(
      this,
      { state: observableRef, ready: false, isAuthed: false, userId: false, mayExist: false },
      { autoBind: true },
    );
    const { tabs, scheduler } = dependencies;
    this.#endings.push(
      tabs.on(sessionTopic, (message) => {
        if (isSessionMessage(message)) this.onMessage(message);
      }),
      scheduler.onResume(() => this.#returned()),
      scheduler.poll({ everyMs: checkEveryMs }, () => this.#recheck()),
    );
  }

  get isAuthed(): boolean {
    return this.state.kind === 'signed-in';
  }

  /** True if a cookie says so. */
  get mayExist(): boolean {
    return signCookies.some((name) => this.#dependencies.cookies.read(name) !== undefined);
  }

  get userId(): number | undefined {
    return this.state.kind === 'signed-in' ? this.state.userId : undefined;
  }

  /** Asks the platform for the session if a cookie suggests one. Never throws. */
  async start(): Promise<void> {
    if (!this.mayExist) {
      this.#become({ kind: 'anonymous' });
      this.#endings.push(this.#dependencies.scheduler.after(wakeAfterMs, () => void this.#wake()));
      return;
    }
    void this.#loadTokens();
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
    return (this.#tokens ?? (await this.#loadTokens())).token(options);
  }

  begin(userId: number, token: BearerToken): void {
    const { tabs } = this.#dependencies;
    this.#epoch += 1;
    this.#become({ kind: 'signed-in', userId }, token);
    tabs.post(sessionTopic, {
      kind: 'began',
      userId,
      ...(tabs.carriesSecrets ? { token } : {}),
    } satisfies SessionMessage);
  }

  async end(options: { readonly isServerTold?: boolean } = {}): Promise<void> {
    const { http, tabs, reload } = this.#dependencies;
    if (options.isServerTold !== true) {
      try {
        const told = http.callOnce('session.end');
        // This call has its token already; later calls wait.
        this.#tokens?.hold();
        await told;
      } catch (error) {
        // The platform's cookie may still exist, so only a new page shows the true state.
        this.#report(error, 'session.end');
        reload();
        return;
      }
    }
    this.#signOut();
    tabs.post(sessionTopic, { kind: 'ended' } satisfies SessionMessage);
  }

  setBanned(isBanned: boolean): void {
    this.isBanned = isBanned;
  }

  onChange(run: (state: SessionState) => void): Dispose {
    this.#listeners.add(run);
    return () => this.#listeners.delete(run);
  }

  /** Handles a message of another tab. */
  onMessage(message: SessionMessage): void {
    switch (message.kind) {
      case 'began':
        if (this.userId !== undefined && this.userId !== message.userId) {
          this.#replaced();
          return;
        }
        this.#epoch += 1;
        this.#become({ kind: 'signed-in', userId: message.userId }, message.token);
        return;
      case 'ended':
        this.#signOut();
        return;
      default:
        if (this.#tokens !== undefined) this.#tokens.onMessage(message);
        else if (message.kind === 'refreshed' && message.userId === this.userId)
          this.#given = message.token;
    }
  }

  dispose(): void {
    for (const end of this.#endings) end();
    this.#listeners.clear();
    this.#tokens?.adopt(undefined);
  }

  #become(state: SessionState, token?: BearerToken): void {
    const before = this.state;
    this.#adopt(state, token);
    if (
      before.kind === state.kind &&
      (before.kind !== 'signed-in' || state.kind !== 'signed-in' || before.userId === state.userId)
    )
      return;
    runInAction(() => {
      this.state = state;
      this.isBanned = false;
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

  #adopt(state: SessionState, token: BearerToken | undefined): void {
    const userId = state.kind === 'signed-in' ? state.userId : undefined;
    if (this.#tokens !== undefined) {
      this.#tokens.adopt(userId, token);
      return;
    }
    this.#given = userId === undefined ? undefined : (token ?? this.#given);
    if (userId !== undefined) void this.#loadTokens();
  }

  /** Visitors need no tokens, so the code is loaded with the first sign of a session. */
  #loadTokens(): Promise<BearerTokens> {
    this.#loading ??= this.#makeTokens();
    // A chunk that failed to load is requested again by the next call.
    this.#loading.catch(() => (this.#loading = undefined));
    return this.#loading;
  }

  async #makeTokens(): Promise<BearerTokens> {
    const load =
      this.#dependencies.loadTokens ??
      (async () => (await import('./BearerTokens.ts')).BearerTokens);
    const Tokens = await load();
    const tokens = new Tokens(this.#dependencies, () => this.#signOut());
    tokens.adopt(this.userId, this.#given);
    this.#given = undefined;
    this.#tokens = tokens;
    return tokens;
  }

  #signOut(): void {
    this.#epoch += 1;
    for (const name of signCookies) this.#dependencies.cookies.remove(name);
    this.#become({ kind: 'anonymous' });
  }

  /** No data of the previous person may stay on the page. */
  #replaced(): void {
    this.#epoch += 1;
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
    const answer = await this.#dependencies.http.callOnce('session.check');
    if (answer.user_id !== null && typeof answer.user_id !== 'number')
      throw new HttpError('session.check', 500, [
        { code: 'malformed_answer', detail: 'The answer names no user' },
      ]);
    this.#dependencies.clock.synchronise(answer.serverNowMs);
    if (epoch !== this.#epoch) return;
    if (answer.user_id === null) this.#signOut();
    else if (this.userId !== undefined && this.userId !== answer.user_id) this.#replaced();
    else this.#become({ kind: 'signed-in', userId: answer.user_id });
  }

  /** The readable cookie may be lost while the session lives; the platform then sets it again. */
  async #wake(): Promise<void> {
    if (this.isAuthed || this.mayExist) return;
    try {
      await this.#dependencies.http.callOnce('session.wake');
    } catch (error) {
      this.#report(error, 'session.wake');
    }
    await this.#recheck();
  }

  async #recheck(): Promise<void> {
    if (this.state.kind === 'unknown') return;
    if (!this.isAuthed && !this.mayExist) return;
    try {
      await this.#check();
    } catch (error) {
      // Without a response the last known state is kept.
      this.#report(error, 'session.check');
    }
  }

  /** Another tab may have signed out while this page was away, or in the page cache. */
  #returned(): void {
    if (this.isAuthed && !this.mayExist) this.#signOut();
    void this.#recheck();
  }

  #pause(delayMs: number): Promise<void> {
    return new Promise((resolve) => this.#dependencies.scheduler.after(delayMs, resolve));
  }

  #report(error: unknown, contribution: string): void {
    this.#dependencies.reports.report(error, { plugin: 'core', contribution });
  }
}
