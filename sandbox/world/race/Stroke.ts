/** A visit to the oche, or a stroke at the table. */
export interface Stroke {
  readonly team: 1 | 2;
  readonly points: number;
  /** The points go to the other one. */
  readonly isFoul?: boolean;
}
