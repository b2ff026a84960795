/** A visit to the oche, or a stroke at the table. */
export interface Stroke {
  readonly team: 1 | 2;
  readonly points: number;
  /** The points go to the other one. */
  readonly isFoul?: boolean;
  /** After a foul that hides every ball that is on: the other one may take any ball for it. */
  readonly givesFreeBall?: boolean;
}
