/** Configured conditions of a curated page; it shows the events that meet all of them. */
export interface EventSelection {
  readonly sports?: readonly number[] | undefined;
  readonly competitions?: readonly number[] | undefined;
  readonly teams?: readonly number[] | undefined;
  readonly tags?: readonly SelectionTag[] | undefined;
  readonly withinH?: number | undefined;
  readonly order?: 'time' | 'competition' | undefined;
  readonly hasHero?: boolean | undefined;
  readonly menuSections?: readonly string[] | undefined;
}

/** `top`: most followed; `yours`: starred or bet on; `starred-teams`: teams with a star. */
export type SelectionTag = 'top' | 'yours' | 'starred-teams';

/** Favourites of the person, and the competitions they bet on most. */
export interface PersonalSelection {
  readonly eventIds: readonly number[];
  readonly competitionIds: readonly number[];
  readonly teamIds: readonly number[];
}
