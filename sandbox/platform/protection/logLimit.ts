import { limitKindToWire, type LimitKind } from '#domain/limits/LimitKind.ts';
import type { Store } from '../store/Store.ts';

/** An event of a limit or a break. */
export interface LimitEvent {
  readonly userId: number;
  readonly kind: LimitKind;
  readonly atMs: number;
  readonly event:
    | 'set'
    | 'asked'
    | 'confirmed'
    | 'cancelled'
    | 'unanswered'
    | 'begun'
    | 'longer'
    | 'returning'
    | 'ending'
    | 'lifted';
  readonly minor?: number | undefined;
  readonly untilMs?: number | undefined;
}

/** Appends to the log; nothing is ever deleted from it. */
export function logLimit(
  store: Store,
  { userId, kind, atMs, event, minor, untilMs }: LimitEvent,
): void {
  store.run(
    `INSERT INTO person_limit_log (user_id, type, at_ms, event, minor, until_ms)
      VALUES (?, ?, ?, ?, ?, ?)`,
    ...[userId, limitKindToWire(kind), atMs, event, minor ?? null, untilMs ?? null],
  );
}
