/** A visit in darts, or a stroke in snooker. */
export interface Stroke {
  readonly team: 1 | 2;
  readonly points: number;
  /** The points go to the opponent. */
  readonly isFoul?: boolean;
  /** The foul hides every ball on, so the opponent may play any ball instead. */
  readonly givesFreeBall?: boolean;
}
