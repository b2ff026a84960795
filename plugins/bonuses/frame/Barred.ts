import type { PromotionsBarred } from '#wire';

/** Why nothing is offered to the person. */
export interface Barred {
  readonly reason: 'exclusion' | 'break';
  readonly endsAtS: number;
}

export function readBarred(wire: PromotionsBarred | undefined): Barred | undefined {
  return wire && { reason: wire.reason, endsAtS: wire.ends_at };
}
