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

/** Stakes and net result since the session began, in one currency. */
export interface SessionSums {
  readonly stakedMinor: number;
  readonly returnedMinor: number;
  /** Result of the bets settled since then; open ones count neither as won nor lost. */
  readonly resultMinor: number;
}

/** Figures of all accounts: different currencies are never added up. */
export interface SessionFigures {
  readonly startedAtMs: number;
  readonly sumsByCurrency: ReadonlyMap<string, SessionSums>;
}

export type RealityAnswer = 'continue' | 'log_out' | 'nothing';

interface PlayTimeDependencies {
  readonly store: Store;
  readonly ledger: Ledger;
  readonly protection: Protection;
  /** Offset of the brand's clock at a host from UTC, in hours. */
  readonly zoneAt: (host: string) => number;
  readonly nowMs: () => number;
  /** Makes every tab of the person reload its data. */
  readonly onChange: (userId: number) => void;
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** A session ends after so long without an open page, like its clock on the page. */
const awayMs = 30 * 60_000;
/** Open pages report every 30 s; time beyond a longer gap is no play. */
const longestGapMs = 90_000;

/** Wall-clock time of play, for the hours per day and the reality checks. */
export class PlayTime {
  readonly #dependencies: PlayTimeDependencies;

  constructor(dependencies: PlayTimeDependencies) {
    this.#dependencies = dependencies;
  }

  /** Records that a page of the person is open at a brand's host. */
  ping(userId: number, host: string): void {
    const { store, nowMs, onChange } = this.#dependencies;
    const now = nowMs();
    const row = this.#row(userId);
    const isNew = row === undefined || now - row.seen_at_ms >= awayMs;
    const offsetMs = this.#offsetMs(row, host);
    const day = Math.floor((now + offsetMs) / dayMs);
    const gapMs = row === undefined ? 0 : now - row.seen_at_ms;
    // A sign-out elsewhere is no absence.
    const wasAway = row === undefined || now - (row.seen_at_ms || row.started_at_ms) >= awayMs;
    const played = gapMs <= longestGapMs ? gapMs : 0;
    // Only the part of a gap after midnight counts for the new day.
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

  /** Ends the session at a sign-out; the next ping begins another one. */
  end(userId: number, host: string): void {
    const { store, nowMs, onChange } = this.#dependencies;
    if (this.#row(userId) === undefined) return;
    // Play since the last ping counts for the hours of the day.
    this.ping(userId, host);
    store.run(
      `UPDATE person_play SET started_at_ms = ?, seen_at_ms = 0, checked_at_ms = NULL,
        is_check_off = 0 WHERE user_id = ?`,
      ...[nowMs(), userId],
    );
    onChange(userId);
  }

  /** Returns the minutes of play on each of the last days, oldest first, including today. */
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

  /** Returns the rest of today's hours; undefined without a limit. */
  leftTodayMs(userId: number): number | undefined {
    const { hours } = this.#dependencies.protection.sessionLimit(userId);
    if (hours === undefined) return undefined;
    const row = this.#row(userId);
    const played = row?.day === this.#today(row) ? row.day_ms : 0;
    return Math.max(0, hours * hourMs - played);
  }

  /** Returns the end of a used-up day, the site's next midnight; undefined while hours are left. */
  sessionOverUntilMs(userId: number): number | undefined {
    if (this.leftTodayMs(userId) !== 0) return undefined;
    const row = this.#row(userId);
    return (this.#today(row) + 1) * dayMs - (row?.offset_s ?? 0) * 1000;
  }

  /** Returns when the next reality check is due; undefined without any. */
  realityCheckAtMs(userId: number): number | undefined {
    const { protection } = this.#dependencies;
    // An excluded person does not play, however long a page is open.
    if (protection.breaks.excludedUntilMs(userId) !== undefined) return undefined;
    const row = this.#row(userId);
    const minutes = protection.realityCheckMinutes(userId);
    if (row === undefined || minutes === undefined || row.is_check_off === 1) return undefined;
    return Math.max(row.started_at_ms, row.checked_at_ms ?? 0) + minutes * 60_000;
  }

  /** Stores the answer to a reality check; a repeated answer counts once. */
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
   * Returns the figures of the current session; a currency without bets is left out.
   *
   * @param signedInAtMs begins with the sign-in of this browser and continues after a sign-out in
   *   another one; without it the time in all browsers counts
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

  /** @throws ApiError 403 `session_limit` once the hours of the day are used up */
  requirePlay(userId: number): void {
    const endsAtMs = this.sessionOverUntilMs(userId);
    if (endsAtMs !== undefined)
      throw new ApiError(403, 'session_limit', 'Your hours of play for today have ended', {
        meta: { ends_at: Math.floor(endsAtMs / 1000) },
      });
  }

  /** Returns the current day by the site's clock. */
  #today(row: PlayRow | undefined): number {
    return Math.floor((this.#dependencies.nowMs() + (row?.offset_s ?? 0) * 1000) / dayMs);
  }

  /**
   * Returns the offset of the clock that the day began with: switching to a brand in another time
   * zone gains no hours.
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
