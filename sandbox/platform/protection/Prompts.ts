import type { Store } from '../store/Store.ts';
import type { SignInLog } from '../accounts/sign-in/SignInLog.ts';
import type { Protection } from './Protection.ts';

/** Recurring prompts: to review the account, and to set a deposit limit. */
export type PromptKind = 'review' | 'limits';

const promptKinds: readonly PromptKind[] = ['review', 'limits'];

const dayMs = 86_400_000;

interface PromptsDependencies {
  readonly store: Store;
  readonly protection: Protection;
  readonly signInLog: Pick<SignInLog, 'of'>;
  readonly nowMs: () => number;
  readonly onChange: (userId: number) => void;
}

/** Decides when a prompt is due: counted from the last answer, else from the first sight of it. */
export class Prompts {
  readonly #dependencies: PromptsDependencies;

  constructor(dependencies: PromptsDependencies) {
    this.#dependencies = dependencies;
  }

  dueFor(userId: number): readonly PromptKind[] {
    const { protection, nowMs } = this.#dependencies;
    return promptKinds.filter((kind) => {
      if (kind === 'limits' && hasDepositLimit(protection, userId)) return false;
      return nowMs() >= this.#sinceMs(userId, kind) + this.everyDays(userId, kind) * dayMs;
    });
  }

  /** Returns the days between two prompts: the person's choice, at most the profile's. */
  everyDays(userId: number, kind: PromptKind): number {
    const { reviewEveryDays, offerLimitEveryDays } = this.#dependencies.protection.rulesOf(userId);
    const most = kind === 'review' ? reviewEveryDays : offerLimitEveryDays;
    const chosen = this.#dependencies.store.one<{ readonly every_days: number | null }>(
      'SELECT every_days FROM person_prompts WHERE user_id = ? AND kind = ?',
      userId,
      kind,
    )?.every_days;
    return Math.min(most, chosen ?? most);
  }

  /** Returns true once after each sign-in, when unsettled bets are shown. */
  isBack(userId: number): boolean {
    const { store, signInLog } = this.#dependencies;
    const inAtMs = signInLog.of(userId).find(({ outcome }) => outcome === 'in')?.atMs;
    if (inAtMs === undefined) return false;
    return (
      store.one(
        `INSERT INTO person_prompts (user_id, kind, answered_at_ms) VALUES (?, 'back', ?)
         ON CONFLICT (user_id, kind) DO UPDATE SET answered_at_ms = excluded.answered_at_ms
         WHERE excluded.answered_at_ms > answered_at_ms RETURNING kind`,
        userId,
        inAtMs,
      ) !== undefined
    );
  }

  /** Stores that a prompt was answered; the next one is due after the interval. */
  answer(userId: number, kind: PromptKind): void {
    const { store, nowMs, onChange } = this.#dependencies;
    store.run(
      `INSERT INTO person_prompts (user_id, kind, answered_at_ms)
        VALUES (?, ?, ?) ON CONFLICT (user_id, kind) DO UPDATE SET answered_at_ms =
        excluded.answered_at_ms`,
      ...[userId, kind, nowMs()],
    );
    onChange(userId);
  }

  /** Stores a shorter interval than the profile's. */
  choose(userId: number, kind: PromptKind, everyDays: number): void {
    this.#sinceMs(userId, kind);
    this.#dependencies.store.run(
      'UPDATE person_prompts SET every_days = ? WHERE user_id = ? AND kind = ?',
      ...[everyDays, userId, kind],
    );
    this.#dependencies.onChange(userId);
  }

  /** Returns the time of the last answer; without one, counting begins now. */
  #sinceMs(userId: number, kind: PromptKind): number {
    const { store, nowMs } = this.#dependencies;
    store.run(
      'INSERT OR IGNORE INTO person_prompts (user_id, kind, answered_at_ms) VALUES (?, ?, ?)',
      ...[userId, kind, nowMs()],
    );
    return (
      store.one<{ readonly answered_at_ms: number }>(
        'SELECT answered_at_ms FROM person_prompts WHERE user_id = ? AND kind = ?',
        userId,
        kind,
      )?.answered_at_ms ?? nowMs()
    );
  }
}

function hasDepositLimit(protection: Protection, userId: number): boolean {
  return protection
    .limitsOf(userId)
    .some(({ kind, minor }) => kind === 'deposit' && minor !== undefined);
}
