import { actionBound, makeAutoObservable, observableRef } from 'mobx';
import type { Dispose } from '../../contract/Dispose.ts';
import type { CookieName } from '../../platform/storage/StorageKey.ts';
import type { Preference } from './Preference.ts';
import type { Cookies } from '../../platform/storage/Cookies.ts';
import type { SafeStorage, StoredValue } from '../../platform/storage/SafeStorage.ts';
import type { Announcements } from '../notices/Announcer.ts';
import type { Preferences, PreferenceValues, ThemeChoice } from './Preferences.ts';
import { lookCookie, readLook, writeLook, type FontSize, type PageLook } from './look.ts';
import { isStoredPreferences } from '#stored/shell/isStoredPreferences.js';

const yearS = 365 * 86_400;
/** UTC-12 to UTC+14. */
const earliestOffsetMin = -720;
const latestOffsetMin = 840;

/** Preferences that only cookies keep, for the edge. */
const cookieOf = {
  theme: 'app_theme',
  isStartColumnHidden: 'hide_left',
  isEndColumnHidden: 'hide_right',
  timeZoneOffsetMin: 'tzo',
  is12h: 'is12h',
} as const;

export interface PreferenceStoreDependencies {
  readonly storage: SafeStorage;
  readonly cookies: Cookies;
  /** Values of the site's configuration for people who chose nothing. */
  readonly defaults: Readonly<PreferenceValues>;
  /** False if the person must consent first: until then choices live as long as the browser. */
  readonly mayPersist: boolean;
}

type Stored = Partial<
  PageLook & Pick<PreferenceValues, 'announcements'> & Pick<Preferences, 'chosen'>
>;

function isTheme(value: string | undefined): value is ThemeChoice {
  return value === 'light' || value === 'dark' || value === 'system';
}

function readFlag(cookies: Cookies, name: string): boolean | undefined {
  const value = cookies.read(name);
  return value === '1' ? true : value === '0' ? false : undefined;
}

/** The cookie `tzo` has hours east of UTC, as in the specification; half hours are `5.5`. */
function readOffsetMin(cookies: Cookies): number | undefined {
  const text = cookies.read('tzo');
  if (text === undefined || !/^-?\d{1,2}(\.(25|5|75))?$/.test(text)) return undefined;
  const minutes = Number(text) * 60;
  return minutes >= earliestOffsetMin && minutes <= latestOffsetMin ? minutes : undefined;
}

function isInCookie(key: keyof PreferenceValues): key is keyof typeof cookieOf {
  return key in cookieOf;
}

/**
 * Preferences of this browser. Those that the edge needs before it renders (theme, columns, time
 * zone) are in cookies; the rest is in storage, which other tabs follow.
 */
export class PreferenceStore implements Preferences {
  theme: ThemeChoice;
  mayPersist: boolean;
  isStartColumnHidden: boolean;
  isEndColumnHidden: boolean;
  timeZoneOffsetMin: number;
  is12h: boolean;
  arePricesPaused: boolean;
  announcements: Announcements;
  isHighAccess: boolean;
  isLight: boolean;
  fontSize: FontSize;
  chosen: Preferences['chosen'];
  readonly #cookies: Cookies;
  /** Cookies of plugins' preferences as they were first read. */
  readonly #said = new Map<CookieName, string | undefined>();
  readonly #stored: StoredValue<Stored>;
  readonly #stopFollowing: Dispose;

  constructor({ storage, cookies, defaults, mayPersist }: PreferenceStoreDependencies) {
    this.#cookies = cookies;
    this.mayPersist = mayPersist;
    this.#stored = storage.value<Stored>({
      key: 'preferences',
      version: 1,
      fallback: {},
      check: isStoredPreferences,
    });
    const theme = cookies.read('app_theme');
    const stored = { ...readLook(cookies.read(lookCookie)), ...this.#stored.read() };
    this.theme = isTheme(theme) ? theme : defaults.theme;
    this.isStartColumnHidden = readFlag(cookies, 'hide_left') ?? defaults.isStartColumnHidden;
    this.isEndColumnHidden = readFlag(cookies, 'hide_right') ?? defaults.isEndColumnHidden;
    this.timeZoneOffsetMin = readOffsetMin(cookies) ?? defaults.timeZoneOffsetMin;
    this.is12h = readFlag(cookies, 'is12h') ?? defaults.is12h;
    this.arePricesPaused = stored.arePricesPaused ?? defaults.arePricesPaused;
    this.announcements = stored.announcements ?? defaults.announcements;
    this.isHighAccess = stored.isHighAccess ?? defaults.isHighAccess;
    this.isLight = stored.isLight ?? defaults.isLight;
    this.fontSize = stored.fontSize ?? defaults.fontSize;
    this.chosen = stored.chosen ?? {};
    makeAutoObservable(this, {
      chosen: observableRef,
      get: false,
      set: actionBound,
      choose: actionBound,
      allowStorage: actionBound,
      applyFromOtherTab: actionBound,
    });
    this.#stopFollowing = this.#stored.onChange((value) => this.applyFromOtherTab(value));
  }

  set<Key extends keyof PreferenceValues>(key: Key, value: PreferenceValues[Key]): void {
    Object.assign(this, { [key]: value });
    if (isInCookie(key)) {
      this.#write(cookieOf[key], this.#cookieText(key));
      return;
    }
    this.#store({ [key]: value });
    this.#write(lookCookie, writeLook(this));
  }

  get<Value>({ cookie, first, read }: Preference<Value>): Value {
    return read(this.chosen[cookie]) ?? this.#readCookie(cookie, read) ?? first;
  }

  choose<Value>(preference: Preference<Value>, value: Value): void {
    const stored = preference.write(value);
    this.chosen = { ...this.chosen, [preference.cookie]: stored };
    this.#write(preference.cookie, String(Number(stored)));
    if (this.mayPersist) this.#store({ chosen: this.chosen });
  }

  allowStorage(isAllowed: boolean): void {
    this.mayPersist = isAllowed;
    const chosen = Object.keys(this.chosen) as CookieName[];
    const own: CookieName[] = [...Object.values(cookieOf), lookCookie];
    for (const name of [...own, ...this.#said.keys(), ...chosen]) {
      const text = this.#cookies.read(name);
      if (text !== undefined) this.#write(name, text);
    }
    if (!isAllowed) {
      const { chosen: _chosen, ...others } = this.#stored.read();
      this.#stored.write(others);
      return;
    }
    if (chosen.length > 0) this.#store({ chosen: this.chosen });
    // For the edge, before the first paint: without the cookie the look is applied by the scripts.
    const look = writeLook(this);
    if (look !== '0000') this.#write(lookCookie, look);
  }

  applyFromOtherTab(value: Stored): void {
    Object.assign(this, value);
  }

  dispose(): void {
    this.#stopFollowing();
  }

  /** Only the expected type tells a number from a flag in a cookie. */
  #readCookie<Value>(name: CookieName, read: Preference<Value>['read']): Value | undefined {
    if (!this.#said.has(name)) this.#said.set(name, this.#cookies.read(name));
    const text = this.#said.get(name);
    if (text === undefined) return undefined;
    return read(Number(text)) ?? read(text === '1');
  }

  /**
   * Without consent it is kept until the browser is closed, because the person expects the choice
   * to apply.
   */
  #write(cookie: CookieName, text: string): void {
    this.#cookies.write(cookie, text, this.mayPersist ? yearS : undefined);
  }

  #cookieText(key: keyof typeof cookieOf): string {
    if (key === 'timeZoneOffsetMin') return String(this.timeZoneOffsetMin / 60);
    const value = this[key];
    return typeof value === 'boolean' ? (value ? '1' : '0') : value;
  }

  #store(changed: Stored): void {
    this.#stored.write({ ...this.#stored.read(), ...changed });
  }
}
