import type { RefusalError } from './explainRefusal.ts';
import type { PlacedBet } from './PlacedBet.ts';

/** What the platform says of a coupon that was sent, by its key. */
export type Placement =
  | { readonly key: string; readonly kind: 'waiting'; readonly waitMs: number; readonly decidesAtMs: number }
  | { readonly key: string; readonly kind: 'accepted'; readonly bet: PlacedBet }
  | { readonly key: string; readonly kind: 'refused'; readonly errors: readonly RefusalError[] };
