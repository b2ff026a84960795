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
}

/** What was won and lost since the session began, in one currency. */
export interface SessionFigures {
  readonly startedAtMs: number;
  readonly stakedMinor: number;
  readonly returnedMinor: number;
}

export type RealityAnswer = 'continue' | 'log_out' | 'nothing';

interface PlayTimeDependencies {
  readonly store: Store;
  readonly ledger: Ledger;
  readonly protection: Protection;
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

  /** A page of the person is open. */
  ping(userId: number): void {
    const { store, nowMs, onChange } = this.#dependencies;
    const now = nowMs();
    const row = this.#row(userId);
    const isNew = row === undefined || now - row.seen_at_ms >= awayMs;
    const day = Math.floor(now / dayMs);
    const gapMs = row === undefined ? 0 : now - row.seen_at_ms;
    const played = gapMs <= longestGapMs ? gapMs : 0;
    const wasOver = this.sessionOverUntilMs(userId) !== undefined;
    store.run(
      'INSERT OR REPLACE INTO person_play (user_id, started_at_ms, seen_at_ms, day, day_ms, checked_at_ms, is_check_off) VALUES (?, ?, ?, ?, ?, ?, ?)',
      ...[userId, isNew ? now : row.started_at_ms, now, day],
      // Of a gap over midnight the part of the new day counts.
      row?.day === day ? row.day_ms + played : Math.min(played, now - day * dayMs),
      isNew ? null : row.checked_at_ms,
      isNew ? 0 : row.is_check_off,
    );
    if (isNew || wasOver !== (this.sessionOverUntilMs(userId) !== undefined)) onChange(userId);
  }

  /** What is left of the hours of today; undefined without a limit. */
  leftTodayMs(userId: number): number | undefined {
    const { protection, nowMs } = this.#dependencies;
    const { hours } = protection.sessionLimit(userId);
    if (hours === undefined) return undefined;
    const row = this.#row(userId);
    const played = row?.day === Math.floor(nowMs() / dayMs) ? row.day_ms : 0;
    return Math.max(0, hours * hourMs - played);
  }

  /** Until when there is no more play today; the day of the site begins at midnight UTC. */
  sessionOverUntilMs(userId: number): number | undefined {
    return this.leftTodayMs(userId) === 0
      ? (Math.floor(this.#dependencies.nowMs() / dayMs) + 1) * dayMs
      : undefined;
  }

  /** When the person is to be told how long they have played; undefined where they are not. */
  realityCheckAtMs(userId: number): number | undefined {
    const row = this.#row(userId);
    const minutes = this.#dependencies.protection.realityCheckMinutes(userId);
    if (row === undefined || minutes === undefined || row.is_check_off === 1) return undefined;
    return Math.max(row.started_at_ms, row.checked_at_ms ?? 0) + minutes * 60_000;
  }

  /** What was answered; the same answer twice is one. */
  answer(userId: number, shownAtMs: number, action: RealityAnswer, isLast: boolean): void {
    const { store, nowMs, onChange } = this.#dependencies;
    store.run(
      'INSERT OR IGNORE INTO reality_checks (user_id, shown_at_ms, answered_at_ms, action) VALUES (?, ?, ?, ?)',
      ...[userId, shownAtMs, nowMs(), action],
    );
    store.run(
      'UPDATE person_play SET checked_at_ms = ?, is_check_off = ? WHERE user_id = ?',
      ...[nowMs(), Number(isLast && action === 'continue'), userId],
    );
    onChange(userId);
  }

  /** Of the session that runs, in the currency of an account. */
  figures(userId: number, currency: string): SessionFigures {
    const { ledger, nowMs } = this.#dependencies;
    const startedAtMs = this.#row(userId)?.started_at_ms ?? nowMs();
    const sum = (hasReturns: boolean): number =>
      ledger
        .stakesSince(userId, startedAtMs - 1, hasReturns)
        .reduce((total, each) => total + (each.currency === currency ? each.minor : 0), 0);
    const stakedMinor = sum(false);
    return { startedAtMs, stakedMinor, returnedMinor: stakedMinor - sum(true) };
  }

  /** @throws ApiError 403 `session_limit` once the hours of the day are played */
  requirePlay(userId: number): void {
    const endsAtMs = this.sessionOverUntilMs(userId);
    if (endsAtMs !== undefined)
      throw new ApiError(403, 'session_limit', 'Your hours of play for today have ended', {
        meta: { ends_at: Math.floor(endsAtMs / 1000) },
      });
  }

  #row(userId: number): PlayRow | undefined {
    return this.#dependencies.store.one<PlayRow>(
      'SELECT started_at_ms, seen_at_ms, day, day_ms, checked_at_ms, is_check_off FROM person_play WHERE user_id = ?',
      userId,
    );
  }
}
