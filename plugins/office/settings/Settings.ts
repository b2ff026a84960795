/** Sections of the page with rows of settings. */
export const settingSections = ['display', 'betting', 'notifications'] as const;
export type SettingSection = (typeof settingSections)[number];

/** Setting of the platform. */
export interface Setting {
  readonly id: string;
  readonly value: string;
}

export interface SettingSport {
  readonly id: number;
  readonly name: string;
  readonly icon: string;
}

/** Prematch or live. */
export type SportSection = 'line' | 'live';

/** Settings offered by the platform, by section. */
export interface Settings {
  readonly sections: Readonly<Record<SettingSection, readonly Setting[]>>;
  readonly sports: readonly SettingSport[];
  /** Ids of the offered sports. */
  readonly offered: Readonly<Record<SportSection, readonly number[]>>;
  /** Ids of the hidden sports, sorted. */
  readonly hidden: Readonly<Record<SportSection, readonly number[]>>;
  readonly hasFavouriteTeams: boolean;
  readonly hasWallets: boolean;
}
