import type { Store } from '../store/Store.ts';
import type { SignInLog } from '../accounts/sign-in/SignInLog.ts';
import type { Protection } from './Protection.ts';

/** What people are asked from time to time: to look at their account, to set a deposit limit. */
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

/** When somebody is asked again: counted from the last answer, else from the first time seen. */
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

  /** Days between two of a kind: as the person chose, never more than the profile says. */
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

  /** True once after each sign-in: then bets without a settlement are told. */
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

  /** Somebody has answered, however: they are asked again when the time is over. */
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

  /** The person wants to be asked more often than the profile says. */
  choose(userId: number, kind: PromptKind, everyDays: number): void {
    this.#sinceMs(userId, kind);
    this.#dependencies.store.run(
      'UPDATE person_prompts SET every_days = ? WHERE user_id = ? AND kind = ?',
      ...[everyDays, userId, kind],
    );
    this.#dependencies.onChange(userId);
  }

  /** From the first time that this is asked on, for whom nothing is known. */
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
