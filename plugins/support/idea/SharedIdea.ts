export const longestTitle = 80;

/** What the desk says of an idea that it has taken. */
export interface SharedIdea {
  readonly id: number;
  /** How many more may be shared today. */
  readonly left: number;
}
