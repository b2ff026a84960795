import { ApiError } from '../http/ApiError.ts';
import type { Ledger } from '../ledger/Ledger.ts';
import type { Store } from '../store/Store.ts';
import type { Protection } from './Protection.ts';

interface PlayRow {
  readonly started_at_ms: number;
  readonly seen_at_ms: number;
  readonly day: number;
  readonly day_ms: number;
  readonly checked_at_ms: number | null;
  readonly is_check_off: number;
  readonly offset_s: number;
  readonly back_at_ms: number;
}

/** What was staked and came back since the session began, in one currency. */
export interface SessionSums {
  readonly stakedMinor: number;
  readonly returnedMinor: number;
  /** Of the bets that were settled since; an open one is neither won nor lost. */
  readonly resultMinor: number;
}

/** Of all accounts: money of different currencies is never added. */
export interface SessionFigures {
  readonly startedAtMs: number;
  readonly sumsByCurrency: ReadonlyMap<string, SessionSums>;
}

export type RealityAnswer = 'continue' | 'log_out' | 'nothing';

interface PlayTimeDependencies {
  readonly store: Store;
  readonly ledger: Ledger;
  readonly protection: Protection;
  /** Hours that the clock of the brand at a host is ahead of UTC. */
  readonly zoneAt: (host: string) => number;
  readonly nowMs: () => number;
  /** Every tab of the person reads anew. */
  readonly onChange: (userId: number) => void;
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** A session ends when no page was open for so long, as its clock in the page does. */
const awayMs = 30 * 60_000;
/** Pages say every 30 s that they are open; a longer gap was no play. */
const longestGapMs = 90_000;

/** How long people play, by the wall: what their hours a day and their reminders are counted by. */
export class PlayTime {
  readonly #dependencies: PlayTimeDependencies;

  constructor(dependencies: PlayTimeDependencies) {
    this.#dependencies = dependencies;
  }

  /** A page of the person is open, at the host of a brand. */
  ping(userId: number, host: string): void {
    const { store, nowMs, onChange } = this.#dependencies;
    const now = nowMs();
    const row = this.#row(userId);
    const isNew = row === undefined || now - row.seen_at_ms >= awayMs;
    const offsetMs = this.#offsetMs(row, host);
    const day = Math.floor((now + offsetMs) / dayMs);
    const gapMs = row === undefined ? 0 : now - row.seen_at_ms;
    // A sign-out elsewhere is no time away.
    const wasAway = row === undefined || now - (row.seen_at_ms || row.started_at_ms) >= awayMs;
    const played = gapMs <= longestGapMs ? gapMs : 0;
    // Of a gap over midnight the part of the new day counts.
    const today = row?.day === day ? played : Math.min(played, now + offsetMs - day * dayMs);
    const wasOver = this.sessionOverUntilMs(userId) !== undefined;
    store.transaction(() => {
      store.run(
        `INSERT OR REPLACE INTO person_play (user_id, started_at_ms, seen_at_ms, day, day_ms,
          checked_at_ms, is_check_off, offset_s, back_at_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        ...[userId, isNew ? now : row.started_at_ms, now, day],
        ...[row?.day === day ? row.day_ms + today : today, isNew ? null : row.checked_at_ms],
        ...[isNew ? 0 : row.is_check_off, offsetMs / 1000, wasAway ? now : row.back_at_ms],
      );
      for (const [of, ms] of [
        [day, today],
        [day - 1, played - today],
      ] as const)
        if (ms > 0)
          store.run(
            `INSERT INTO person_play_days (user_id, day, played_ms)
              VALUES (?, ?, ?) ON CONFLICT (user_id, day) DO UPDATE SET played_ms = played_ms +
              excluded.played_ms`,
            ...[userId, of, ms],
          );
    });
    if (isNew || wasOver !== (this.sessionOverUntilMs(userId) !== undefined)) onChange(userId);
  }

  /** The person has signed out at the host: what comes next is another session. */
  end(userId: number, host: string): void {
    const { store, nowMs, onChange } = this.#dependencies;
    if (this.#row(userId) === undefined) return;
    // What was played since the last word of a page counts for the hours of the day.
    this.ping(userId, host);
    store.run(
      `UPDATE person_play SET started_at_ms = ?, seen_at_ms = 0, checked_at_ms = NULL,
        is_check_off = 0 WHERE user_id = ?`,
      ...[nowMs(), userId],
    );
    onChange(userId);
  }

  /** Minutes of play on each of the last days, oldest first, today with them. */
  minutesOfDays(userId: number, count: number): readonly number[] {
    const { store } = this.#dependencies;
    const today = this.#today(this.#row(userId));
    const played = new Map(
      store
        .all<{ readonly day: number; readonly played_ms: number }>(
          'SELECT day, played_ms FROM person_play_days WHERE user_id = ? AND day > ?',
          ...[userId, today - count],
        )
        .map(({ day, played_ms: ms }) => [day, Math.floor(ms / 60_000)]),
    );
    return Array.from({ length: count }, (_, index) => played.get(today - count + 1 + index) ?? 0);
  }

  /** What is left of the hours of today; undefined without a limit. */
  leftTodayMs(userId: number): number | undefined {
    const { hours } = this.#dependencies.protection.sessionLimit(userId);
    if (hours === undefined) return undefined;
    const row = this.#row(userId);
    const played = row?.day === this.#today(row) ? row.day_ms : 0;
    return Math.max(0, hours * hourMs - played);
  }

  /** Until when there is no more play today: the next midnight of the site. */
  sessionOverUntilMs(userId: number): number | undefined {
    if (this.leftTodayMs(userId) !== 0) return undefined;
    const row = this.#row(userId);
    return (this.#today(row) + 1) * dayMs - (row?.offset_s ?? 0) * 1000;
  }

  /** When the person is to be told how long they have played; undefined where they are not. */
  realityCheckAtMs(userId: number): number | undefined {
    const { protection } = this.#dependencies;
    // Who is excluded does not play, however long a page is open.
    if (protection.breaks.excludedUntilMs(userId) !== undefined) return undefined;
    const row = this.#row(userId);
    const minutes = protection.realityCheckMinutes(userId);
    if (row === undefined || minutes === undefined || row.is_check_off === 1) return undefined;
    return Math.max(row.started_at_ms, row.checked_at_ms ?? 0) + minutes * 60_000;
  }

  /** What was answered; the same answer twice is one. */
  answer(userId: number, shownAtMs: number, action: RealityAnswer, isLast: boolean): void {
    const { store, nowMs, onChange } = this.#dependencies;
    store.run(
      `INSERT OR IGNORE INTO reality_checks (user_id, shown_at_ms, answered_at_ms, action)
        VALUES (?, ?, ?, ?)`,
      ...[userId, shownAtMs, nowMs(), action],
    );
    store.run(
      'UPDATE person_play SET checked_at_ms = ?, is_check_off = ? WHERE user_id = ?',
      ...[nowMs(), Number(isLast && action === 'continue'), userId],
    );
    onChange(userId);
  }

  /**
   * Of the session that runs; a currency without bets is not named.
   *
   * @param signedInAtMs what one of several browsers shows begins with its own sign-in, and goes on
   *   when the person signs out in another; without it what was played in all of them counts
   */
  figures(userId: number, signedInAtMs?: number): SessionFigures {
    const { ledger, nowMs } = this.#dependencies;
    const row = this.#row(userId);
    const startedAtMs =
      signedInAtMs === undefined
        ? (row?.started_at_ms ?? nowMs())
        : Math.max(signedInAtMs, row?.back_at_ms ?? 0);
    const sums = (hasReturns: boolean): ReadonlyMap<string, number> => {
      const found = new Map<string, number>();
      for (const { currency, minor } of ledger.stakesSince(userId, startedAtMs - 1, hasReturns))
        found.set(currency, (found.get(currency) ?? 0) + minor);
      return found;
    };
    const staked = sums(false);
    const spent = sums(true);
    const settled = new Map(
      ledger
        .settledSince(userId, startedAtMs - 1)
        .map(({ currency, minor }) => [currency, minor] as const),
    );
    return {
      startedAtMs,
      sumsByCurrency: new Map(
        [...new Set([...spent.keys(), ...settled.keys()])].map((currency) => {
          const stakedMinor = staked.get(currency) ?? 0;
          const returnedMinor = stakedMinor - (spent.get(currency) ?? 0);
          return [
            currency,
            { stakedMinor, returnedMinor, resultMinor: settled.get(currency) ?? 0 },
          ];
        }),
      ),
    };
  }

  /** @throws ApiError 403 `session_limit` once the hours of the day are played */
  requirePlay(userId: number): void {
    const endsAtMs = this.sessionOverUntilMs(userId);
    if (endsAtMs !== undefined)
      throw new ApiError(403, 'session_limit', 'Your hours of play for today have ended', {
        meta: { ends_at: Math.floor(endsAtMs / 1000) },
      });
  }

  /** The day by the clock of the site. */
  #today(row: PlayRow | undefined): number {
    return Math.floor((this.#dependencies.nowMs() + (row?.offset_s ?? 0) * 1000) / dayMs);
  }

  /**
   * A day that has begun by the clock of one brand ends by it: going to a brand of another zone
   * brings no hours.
   */
  #offsetMs(row: PlayRow | undefined, host: string): number {
    const { nowMs, zoneAt } = this.#dependencies;
    const own = zoneAt(host) * hourMs;
    if (row === undefined) return own;
    const isLater = Math.floor((nowMs() + own) / dayMs) > row.day && this.#today(row) > row.day;
    return isLater ? own : row.offset_s * 1000;
  }

  #row(userId: number): PlayRow | undefined {
    return this.#dependencies.store.one<PlayRow>(
      `SELECT started_at_ms, seen_at_ms, day, day_ms, checked_at_ms, is_check_off, offset_s,
        back_at_ms FROM person_play WHERE user_id = ?`,
      userId,
    );
  }
}
