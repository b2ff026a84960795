/** What a selection is in its coupon beside the others. Every model of a selection, placed or not, extends it. */
export interface SelectionRole {
  /** System: in every combination. */
  readonly isBanker?: boolean | undefined;
  /** Multi and conditional: the block it stands in; 0 is the lobby of a multi coupon, which is in every combination. */
  readonly blockId?: number | undefined;
}

/** The selections of a coupon by their outcomes, and what each is in it: all that composing it again needs. */
export interface ComposedSelection extends SelectionRole {
  readonly outcomeId: number;
}
