/** The parts of the page that are rows of single settings. */
export const settingSections = ['display', 'betting', 'notifications'] as const;
export type SettingSection = (typeof settingSections)[number];

/** One setting as the platform has it. */
export interface Setting {
  readonly id: string;
  readonly value: string;
}

export interface SettingSport {
  readonly id: number;
  readonly name: string;
  readonly icon: string;
}

/** Before a match, and while it is played. */
export type SportSection = 'line' | 'live';

/** What the platform lets the person set, part by part. */
export interface Settings {
  readonly sections: Readonly<Record<SettingSection, readonly Setting[]>>;
  readonly sports: readonly SettingSport[];
  /** Ids of those that there are. */
  readonly offered: Readonly<Record<SportSection, readonly number[]>>;
  /** Ids of those that the person does not see, in order. */
  readonly hidden: Readonly<Record<SportSection, readonly number[]>>;
  readonly hasFavouriteTeams: boolean;
  readonly hasWallets: boolean;
}
