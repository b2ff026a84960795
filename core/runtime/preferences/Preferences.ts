import type { OddsWriter } from '#domain/odds/createOddsWriter.ts';
import type { AppViewType, OddsFormat } from '#domain/odds/OddsFormat.ts';
import type { Announcements } from '../notices/Announcer.ts';
import type { FontSize } from './look.ts';

/** `system` follows the device as it changes. */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** Every preference and its kind; the brand's configuration gives the first values. */
export interface PreferenceValues {
  theme: ThemeChoice;
  oddsFormat: OddsFormat;
  /** How lists are laid out; a format of odds that the view does not offer gives way to decimal. */
  appViewType: AppViewType;
  /** Columns of lists carry whole words and not 1, X, 2. */
  isFullMarketNames: boolean;
  isGroupByCountry: boolean;
  isStartColumnHidden: boolean;
  isEndColumnHidden: boolean;
  /** Minutes east of UTC. */
  timeZoneOffsetMin: number;
  is12h: boolean;
  arePricesPaused: boolean;
  announcements: Announcements;
  isHighAccess: boolean;
  /** Fewer pictures and no effects, for slow lines and old machines. */
  isLight: boolean;
  fontSize: FontSize;
}

/** What the person chose for this browser. Observable; kept in storage (and in cookies where the edge must know). */
export interface Preferences extends Readonly<PreferenceValues> {
  /** Writes prices in the chosen format, or in decimal while the code of another format is on its way. Observable. */
  readonly oddsWriter: OddsWriter;
  /** What holds for who has chosen nothing. */
  readonly first: Readonly<PreferenceValues>;
  readonly set: <Key extends keyof PreferenceValues>(
    key: Key,
    value: PreferenceValues[Key],
  ) => void;
  /** Whether choices may be kept in this browser: said by who asks for consent. What was kept is removed by a no. */
  readonly keep: (isAllowed: boolean) => void;
  /** Observable: whether choices outlive the page, so that what plugins keep of a person's taste obeys too. */
  readonly mayPersist: boolean;
  /** Resolved when prices can be written as chosen. */
  readonly ready: Promise<void>;
}
