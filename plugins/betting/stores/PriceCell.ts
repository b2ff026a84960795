/** 0 open, 1 suspended, 2 gone. */
export type PriceState = 0 | 1 | 2;

/** -1 fell, 1 rose, 0 as it was. */
export type Move = -1 | 0 | 1;

/**
 * How often a cell is painted: `frame` on the open event, `list` in what a person reads, `background` beside it.
 * The index is the place in the store's tables.
 */
export const cadences = ['frame', 'list', 'background'] as const;
export type Cadence = (typeof cadences)[number];

/** A place on the page that shows one price. It writes its own text; no component renders again for a price. */
export interface PriceCell {
  readonly cadence: Cadence;
  /** False while nobody can see it: then nothing is written, and `PriceStore.refresh` brings it up to date. */
  readonly isVisible: boolean;
  readonly paint: (odds: number, state: PriceState) => void;
  readonly mark: (move: Move, isFlashing: boolean) => void;
}
