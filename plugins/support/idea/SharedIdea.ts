export const longestTitle = 80;

/** Response of the desk to an accepted suggestion. */
export interface SharedIdea {
  readonly id: number;
  /** Number of suggestions left for today. */
  readonly left: number;
}
