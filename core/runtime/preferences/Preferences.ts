import type { CookieName } from '../../platform/storage/StorageKey.ts';
import type { Preference } from './Preference.ts';
import type { Announcements } from '../notices/Announcer.ts';
import type { FontSize } from './look.ts';

/** `system` follows the device as it changes. */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** The core's own preferences; the brand's configuration gives the defaults. */
export interface PreferenceValues {
  theme: ThemeChoice;
  isStartColumnHidden: boolean;
  isEndColumnHidden: boolean;
  /** Minutes east of UTC. */
  timeZoneOffsetMin: number;
  is12h: boolean;
  arePricesPaused: boolean;
  announcements: Announcements;
  isHighAccess: boolean;
  /** Fewer pictures and no effects, for slow networks and old devices. */
  isLight: boolean;
  fontSize: FontSize;
}

/** Preferences of the person in this browser. Observable. */
export interface Preferences extends Readonly<PreferenceValues> {
  readonly set: <Key extends keyof PreferenceValues>(
    key: Key,
    value: PreferenceValues[Key],
  ) => void;
  /** Value of a preference that a plugin declares. */
  readonly get: <Value>(preference: Preference<Value>) => Value;
  readonly choose: <Value>(preference: Preference<Value>, value: Value) => void;
  /** All choices of plugins' preferences as they are stored, by the name of the cookie. */
  readonly chosen: Readonly<Partial<Record<CookieName, number | boolean>>>;
  /**
   * Set by the plugin that asks for consent; false keeps stored values until the browser is closed.
   */
  readonly allowStorage: (isAllowed: boolean) => void;
  /** Observable: whether choices outlive the browser; else those of plugins end with the tab. */
  readonly mayPersist: boolean;
}
