import { HttpError } from '../http/HttpError.ts';
import { isPassing } from '../http/retryDelay.ts';
import type { HttpClient } from '../http/HttpClient.ts';
import type { Clock } from '../time/Clock.ts';
import type { Scheduler } from '../time/Scheduler.ts';
import type { Tabs } from '../tabs/Tabs.ts';
import { type BearerToken, sessionTopic, type SessionMessage } from './SessionMessage.ts';

const cacheMs = 60_000;
const failureWindowMs = 60_000;
const mostFailures = 2;
/** A lock granted later than this was held by another tab, whose token is about to arrive. */
const contendedMs = 10;
const otherTabsTokenMs = 150;
/** Time limit of a sign-out; afterwards calls continue, and the page that signs out reloads. */
const mostEndingMs = 10_000;

export interface BearerTokensDependencies {
  readonly http: Pick<HttpClient, 'callOnce'>;
  readonly tabs: Tabs & { readonly carriesSecrets: boolean };
  readonly clock: Clock;
  readonly scheduler: Pick<Scheduler, 'after'>;
}

interface CachedToken extends BearerToken {
  readonly fetchedAtMs: number;
}

export interface TokenOptions {
  readonly isForced?: boolean;
  readonly rejected?: string;
}

/** The bearer token: in memory only, one refresh at a time among all tabs. */
export class BearerTokens {
  readonly #dependencies: BearerTokensDependencies;
  readonly #onRefused: () => void;
  readonly #listeners = new Set<() => void>();
  #userId: number | undefined;
  #token: CachedToken | undefined;
  #refreshing:
    | { readonly isForced: boolean; readonly token: Promise<string | undefined> }
    | undefined;
  #failedAtMs: number[] = [];
  #isOtherTabRefreshing = false;
  #ending: { readonly over: Promise<void>; readonly release: () => void } | undefined;
  /** Counts changes of the owner, so that late responses for the previous one are dropped. */
  #epoch = 0;

  /** @param onRefused called when the platform repeatedly refuses this person a token */
  constructor(dependencies: BearerTokensDependencies, onRefused: () => void) {
    this.#dependencies = dependencies;
    this.#onRefused = onRefused;
  }

  /** Sets the owner of the token, or none. The same owner keeps its token. */
  adopt(userId: number | undefined, token?: BearerToken): void {
    if (userId === undefined || token !== undefined) this.#epoch += 1;
    if (userId === undefined) {
      this.#token = undefined;
      this.#failedAtMs = [];
    }
    this.#userId = userId;
    this.#ending?.release();
    if (token !== undefined) this.#cache(token);
  }

  /** Delays calls during a sign-out, in every tab, because the platform would refuse them. */
  hold(): void {
    this.#waitForEnd();
    this.#dependencies.tabs.post(sessionTopic, { kind: 'ending' } satisfies SessionMessage);
  }

  async token(options: TokenOptions): Promise<string | undefined> {
    if (this.#ending !== undefined) await this.#ending.over;
    if (this.#userId === undefined) return undefined;
    const current = this.#token;
    const isForced = options.isForced === true;
    if (current !== undefined) {
      if (isForced && options.rejected !== undefined && current.token !== options.rejected)
        return current.token;
      if (!isForced && this.#isFresh(current)) return current.token;
    }
    const running = this.#refreshing;
    if (running !== undefined && (running.isForced || !isForced)) return running.token;
    if (running !== undefined) {
      // A renewal may return the very token that was rejected.
      const renewed = await running.token.catch(() => undefined);
      return renewed !== undefined && renewed !== options.rejected ? renewed : this.token(options);
    }
    const token = this.#refresh(isForced).finally(() => {
      this.#refreshing = undefined;
    });
    this.#refreshing = { isForced, token };
    return token;
  }

  /** Handles a message of another tab. */
  onMessage(message: SessionMessage): void {
    if (message.kind === 'ending') this.#waitForEnd();
    if (message.kind === 'refreshing') this.#isOtherTabRefreshing = true;
    if (message.kind !== 'refreshed') return;
    this.#isOtherTabRefreshing = false;
    if (message.userId === this.#userId) this.#cache(message.token);
  }

  #waitForEnd(): void {
    if (this.#ending !== undefined) return;
    let resolve = (): void => undefined;
    const over = new Promise<void>((resolveOver) => (resolve = resolveOver));
    const release = (): void => {
      stop();
      this.#ending = undefined;
      resolve();
    };
    const stop = this.#dependencies.scheduler.after(mostEndingMs, release);
    this.#ending = { over, release };
  }

  #isFresh(token: CachedToken): boolean {
    return (
      this.#dependencies.clock.monotonicMs() - token.fetchedAtMs < cacheMs &&
      !this.#isExpired(token)
    );
  }

  #isExpired(token: BearerToken): boolean {
    return token.expiresAtS * 1000 <= this.#dependencies.clock.nowMs();
  }

  #cache(token: BearerToken): void {
    this.#token = { ...token, fetchedAtMs: this.#dependencies.clock.monotonicMs() };
    for (const run of [...this.#listeners]) run();
  }

  async #refresh(isForced: boolean): Promise<string | undefined> {
    const { tabs, clock } = this.#dependencies;
    const before = this.#token;
    const askedAtMs = clock.monotonicMs();
    return tabs.alone('session-token', async () => {
      const wasContended =
        this.#isOtherTabRefreshing || clock.monotonicMs() - askedAtMs > contendedMs;
      if (this.#token === before && wasContended && tabs.carriesSecrets)
        await this.#otherTabsToken();
      if (this.#token !== undefined && this.#token !== before) return this.#token.token;
      return this.#fetch(isForced, before);
    });
  }

  async #fetch(isForced: boolean, before: CachedToken | undefined): Promise<string | undefined> {
    const { http, tabs, clock } = this.#dependencies;
    const epoch = this.#epoch;
    const userId = this.#userId;
    if (userId === undefined) return undefined;
    const notify = (message: SessionMessage): void => {
      if (tabs.carriesSecrets) tabs.post(sessionTopic, message);
    };
    notify({ kind: 'refreshing' });
    try {
      const { data } = await http.callOnce(
        'session.token',
        isForced ? { query: { force_refresh: true } } : {},
      );
      clock.synchronise(data.serverNowMs);
      if (epoch !== this.#epoch) return undefined;
      const token: BearerToken = { token: data.token, expiresAtS: data.expires_at };
      this.#cache(token);
      this.#failedAtMs = [];
      notify({ kind: 'refreshed', userId, token });
      return token.token;
    } catch (error) {
      if (epoch !== this.#epoch) return undefined;
      // An unforced fetch only renews the cache, so a token that is still valid serves.
      if (!isForced && before !== undefined && !this.#isExpired(before)) return before.token;
      this.#countFailure(error);
      throw error;
    }
  }

  /** Two refusals within a minute end the session; time-outs and server errors do not. */
  #countFailure(error: unknown): void {
    if (
      !(error instanceof HttpError) ||
      error.status < 400 ||
      error.status >= 499 ||
      isPassing(error.status)
    )
      return;
    const nowMs = this.#dependencies.clock.monotonicMs();
    this.#failedAtMs = [
      ...this.#failedAtMs.filter((atMs) => nowMs - atMs < failureWindowMs),
      nowMs,
    ];
    if (this.#failedAtMs.length >= mostFailures) this.#onRefused();
  }

  #otherTabsToken(): Promise<void> {
    this.#isOtherTabRefreshing = false;
    return new Promise((resolve) => {
      const finish = (): void => {
        this.#listeners.delete(finish);
        end();
        resolve();
      };
      const end = this.#dependencies.scheduler.after(otherTabsTokenMs, finish);
      this.#listeners.add(finish);
    });
  }
}
