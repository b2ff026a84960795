import type { BreakKind } from '#domain/limits/LimitKind.ts';

/** A time without play, or without deposits. */
export interface PersonBreak {
  readonly kind: BreakKind;
  readonly startedAtMs: number;
  readonly endsAtMs: number;
  /** Nobody has said when it ends: it lasts until the operator decides that it does. */
  readonly isOpen: boolean;
  /** Its time is over, and it goes on until the person asks to come back. */
  readonly isOver: boolean;
  /** It ends at its end without another word of the person. */
  readonly endsAlone: boolean;
}
