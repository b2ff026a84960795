import type { BreakKind } from '#domain/limits/LimitKind.ts';

/** A period without play or without deposits. */
export interface PersonBreak {
  readonly kind: BreakKind;
  readonly startedAtMs: number;
  readonly endsAtMs: number;
  /** Without an end: it lasts until the operator ends it. */
  readonly isOpen: boolean;
  /** Its time is over, but it continues until the person asks to return. */
  readonly isOver: boolean;
  /** It ends at its end without a request of the person. */
  readonly endsAlone: boolean;
}
