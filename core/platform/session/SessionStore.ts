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

/** Carries only the expiry; the sign that a session may exist. */
const signCookies = ['grandstand_signed_in', '__Host-grandstand_signed_in'];
const startRetries = 2;
const startRetryMs = 1500;
/** The specification's waits, varied by half so that a returning platform is not flooded. */
const startJitter = 0.5;
const checkEveryMs = 60_000;
/** A page without the readable cookie still asks the platform once whether there is a session. */
const wakeAfterMs = 8000;

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
  /** Tests give the class, which is then there at once. */
  readonly loadTokens?: () => Promise<typeof BearerTokens>;
}

/** The session of the page. Its cookie is HttpOnly; bearer tokens are kept apart (BearerTokens). */
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
  /** A token that came before the code that keeps it. */
  #given: BearerToken | undefined;
  #checking: Promise<void> | undefined;
  /** Counts changes of who is here, so that a late answer about the one before is dropped. */
  #epoch = 0;

  constructor(dependencies: SessionStoreDependencies) {
    this.#dependencies = dependencies;
    this.#random = dependencies.random ?? Math.random;
    this.ready = new Promise((resolve) => (this.#resolveReady = resolve));
    // Plain getters: they are read everywhere, mostly outside reactions, and cost less than keeping
    // them.
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

  /** A cookie says so. */
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
        // This call has its token; whatever comes after it waits.
        this.#tokens?.hold();
        await told;
      } catch (error) {
        // The cookie is the platform's and may live on: only a new page knows.
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

  /** A message of another tab. */
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

  /** Visitors have no use for it, so the code comes with the first sign of a session. */
  #loadTokens(): Promise<BearerTokens> {
    this.#loading ??= this.#makeTokens();
    // A chunk that did not arrive is asked for again with the next call.
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

  /** Another person is signed in now: no data of the previous one may stay on the page. */
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

  /** The readable cookie may be lost while the session lives: the platform then gives it again. */
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
      // Without an answer the last known state holds.
      this.#report(error, 'session.check');
    }
  }

  /** Back on the page, perhaps from the page cache: another tab may have signed out. */
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
