/** A visit in darts, or a stroke in snooker. */
export interface Stroke {
  readonly team: 1 | 2;
  readonly points: number;
  /** The points go to the opponent. */
  readonly isFoul?: boolean;
  /** After a foul that hides every ball on: the opponent may play any ball in its place. */
  readonly givesFreeBall?: boolean;
}
