import type { HttpFault } from '../../sandbox/control/HttpFaults.ts';
import type { LoggedRequest } from '../../sandbox/control/RequestLog.ts';
import type { OutboxMessage } from '../../sandbox/platform/mail/Outbox.ts';

interface LedgerState {
  readonly faults: readonly unknown[];
  readonly accounts?: readonly unknown[];
  readonly entries?: readonly unknown[];
}

/** Client of the platform's control API: time, faults, results, and recorded requests. */
export class ControlClient {
  readonly #baseUrl: string;
  #orders = 0;

  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl;
  }

  /** Number of orders so far, by which a stage knows whether the platform has changed. */
  get orders(): number {
    return this.#orders;
  }

  /** Resets everything to the first start. */
  async reset(seed?: number, size: 'small' | 'full' = 'small'): Promise<void> {
    await this.post('reset', { size, ...(seed === undefined ? {} : { seed }) });
  }

  /** Advances the platform's time, with all due events. */
  async advance(advanceMs: number): Promise<void> {
    await this.post('clock', { advanceMs });
  }

  async pace(pace: number): Promise<void> {
    await this.post('clock', { pace });
  }

  async feed(change: {
    updatesPerSecond?: number;
    events?: number | number[];
    paused?: boolean;
    delayed?: boolean;
    gap?: boolean | number;
    duplicate?: boolean | number;
    mute?: boolean | number;
    restart?: boolean;
  }): Promise<void> {
    await this.post('feed', change);
  }

  /** The next matching requests get these faults. */
  async faults(faults: readonly HttpFault[]): Promise<void> {
    await this.post('faults', faults);
  }

  async result(
    eventId: number,
    result: { score?: readonly [number, number]; outcomes?: Readonly<Record<string, number>> },
  ): Promise<void> {
    await this.post(`events/${eventId}/result`, result);
  }

  /** Fixes the price of an outcome, or releases it. */
  async price(
    outcomeId: number,
    change: { coef?: number; isBlocked?: boolean; free?: boolean },
  ): Promise<void> {
    await this.post('prices', { outcomeId, ...change });
  }

  /** Adds or removes a match's broadcast; cuts or delays all streams. */
  async media(change: {
    gameId?: number;
    hasVideo?: boolean;
    delayS?: number;
    isDown?: boolean;
  }): Promise<void> {
    await this.post('media', change);
  }

  async site(change: Readonly<Record<string, unknown>>): Promise<void> {
    await this.post('site', change);
  }

  /** Replaces the redirects of the redirect service. */
  async redirects(
    redirects: readonly { readonly path: string; readonly url: string; readonly code?: number }[],
  ): Promise<void> {
    await this.post('redirects', redirects);
  }

  async user(login: string, change: Readonly<Record<string, unknown>>): Promise<void> {
    await this.post(`users/${login}`, change);
  }

  async coupon(timing: { liveDelayMs?: number; settlementDelayMs?: number }): Promise<void> {
    await this.post('coupon', timing);
  }

  async requests(path: string): Promise<readonly LoggedRequest[]> {
    return (await this.#call(
      'GET',
      `requests?path=${encodeURIComponent(path)}`,
    )) as readonly LoggedRequest[];
  }

  async ledger(login?: string): Promise<LedgerState> {
    return (await this.#call(
      'GET',
      `ledger${login === undefined ? '' : `?login=${login}`}`,
    )) as LedgerState;
  }

  async outbox(): Promise<readonly OutboxMessage[]> {
    return (await this.#call('GET', 'outbox')) as readonly OutboxMessage[];
  }

  /** Sends any other order. */
  async post(path: string, body: unknown): Promise<unknown> {
    this.#orders += 1;
    return this.#call('POST', path, body);
  }

  async #call(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(`${this.#baseUrl}/sandbox/v1/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok)
      throw new Error(
        `The control API answered ${method} ${path} with ${answer.status}: ${(await answer.text()).slice(0, 300)}`,
      );
    return answer.json();
  }
}
