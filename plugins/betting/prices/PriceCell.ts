import { isOdds } from '#domain/odds/Odds.ts';
/** 0 open, 1 suspended, 2 gone. */
export type PriceState = 0 | 1 | 2;

const states = ['open', 'suspended', 'gone'] as const;

/** A price below even money is none: the outcome cannot be bet on. */
export type ShownState = (typeof states)[number];

/** Returns the state that a cell shows for a price and its state. */
export function shownState(thousandths: number, state: PriceState): ShownState {
  return isOdds(thousandths) ? states[state] : 'gone';
}

/** -1 fell, 1 rose, 0 as it was. */
export type Move = -1 | 0 | 1;

/**
 * Painting rate of a cell: `frame` on the open event, `list` in rows being read, `background`
 * beside it. The index is the position in the store's tables.
 */
export const cadences = ['frame', 'list', 'background'] as const;
export type Cadence = (typeof cadences)[number];

/** A cell that shows one price and writes its own text without rendering. */
export interface PriceCell {
  readonly cadence: Cadence;
  /** False while it is out of sight: it is not updated until `PriceStore.refresh`. */
  readonly isVisible: boolean;
  readonly paint: (odds: number, state: PriceState) => void;
  readonly mark: (move: Move, isFlashing: boolean) => void;
}
