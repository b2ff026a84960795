import type { OddsWriter } from '#domain/odds/createOddsWriter.ts';
import { actionBound, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Announcements } from '../notices/Announcer.ts';
import type { Cookies } from '../../platform/storage/Cookies.ts';
import type { Dispose } from '../../contract/Dispose.ts';
import type { Preferences, PreferenceValues, ThemeChoice } from './Preferences.ts';
import type { SafeStorage, StoredValue } from '../../platform/storage/SafeStorage.ts';
import { decimalOdds, decimalTotalOdds } from '#domain/odds/decimalOdds.ts';
import {
  appViewTypeId,
  appViewTypeOf,
  oddsFormatId,
  oddsFormatIn,
  oddsFormatOf,
  type AppViewType,
  type AppViewTypeId,
  type OddsFormat,
  type OddsFormatId,
} from '#domain/odds/OddsFormat.ts';
import { lookCookie, writeLook, type FontSize, type PageLook } from './look.ts';
import { isStoredPreferences } from '#stored/shell/isStoredPreferences.js';

const yearS = 365 * 86_400;
/** UTC-12 to UTC+14. */
const earliestOffsetMin = -720;
const latestOffsetMin = 840;

/** What a visit can do without: it is kept only when the person agrees. */
const cookieOf = {
  theme: 'app_theme',
  isStartColumnHidden: 'hide_left',
  isEndColumnHidden: 'hide_right',
  timeZoneOffsetMin: 'tzo',
  is12h: 'is12h',
  oddsFormat: 'coef_view',
  appViewType: 'app_view_type',
  isFullMarketNames: 'markets_name_type',
  isGroupByCountry: 'isChampsGroupedByCountry',
} as const;

export interface PreferenceStoreDependencies {
  readonly storage: SafeStorage;
  readonly cookies: Cookies;
  /** What the site's configuration says for people who chose nothing. */
  readonly defaults: Readonly<PreferenceValues>;
  /** False where the person must agree first: until then choices live as long as the page. */
  readonly mayPersist: boolean;
}

type Kept = Pick<PreferenceValues, ListPreference | keyof PageLook | 'announcements'>;
type ListPreference = 'oddsFormat' | 'appViewType' | 'isFullMarketNames' | 'isGroupByCountry';
const listPreferences: ReadonlySet<string> = new Set<ListPreference>([
  'oddsFormat',
  'appViewType',
  'isFullMarketNames',
  'isGroupByCountry',
]);

/** As it is kept: format and view with the numbers of the wire. */
type Stored = Partial<
  Omit<Kept, 'oddsFormat' | 'appViewType'> & {
    readonly oddsFormat: OddsFormatId;
    readonly appViewType: AppViewTypeId;
  }
>;

function isTheme(value: string | undefined): value is ThemeChoice {
  return value === 'light' || value === 'dark' || value === 'system';
}

const decimal: OddsWriter = { price: decimalOdds, total: decimalTotalOdds };

function fromStored({ oddsFormat, appViewType, ...stored }: Stored): Partial<Kept> {
  return {
    ...stored,
    ...(oddsFormat === undefined ? {} : { oddsFormat: oddsFormatOf(oddsFormat) }),
    ...(appViewType === undefined ? {} : { appViewType: appViewTypeOf(appViewType) }),
  };
}

function toStored({ oddsFormat, appViewType, ...kept }: Partial<Kept>): Stored {
  return {
    ...kept,
    ...(oddsFormat === undefined ? {} : { oddsFormat: oddsFormatId(oddsFormat) }),
    ...(appViewType === undefined ? {} : { appViewType: appViewTypeId(appViewType) }),
  };
}

function readFlag(cookies: Cookies, name: string): boolean | undefined {
  const value = cookies.read(name);
  return value === '1' ? true : value === '0' ? false : undefined;
}

/** The cookie `tzo` counts hours east of UTC, as the specification does; half hours are `5.5`. */
function readOffsetMin(cookies: Cookies): number | undefined {
  const text = cookies.read('tzo');
  if (text === undefined || !/^-?\d{1,2}(\.(25|5|75))?$/.test(text)) return undefined;
  const minutes = Number(text) * 60;
  return minutes >= earliestOffsetMin && minutes <= latestOffsetMin ? minutes : undefined;
}

function needsConsent(key: keyof PreferenceValues): key is keyof typeof cookieOf {
  return key in cookieOf;
}

/**
 * What the person chose for this browser. What the edge must know before the page is drawn (theme, columns, time zone)
 * is in cookies; the rest is in storage, which other tabs follow.
 */
export class PreferenceStore implements Preferences {
  theme: ThemeChoice;
  oddsFormat: OddsFormat;
  appViewType: AppViewType;
  isFullMarketNames: boolean;
  isGroupByCountry: boolean;
  mayPersist: boolean;
  oddsWriter: OddsWriter = decimal;
  isStartColumnHidden: boolean;
  isEndColumnHidden: boolean;
  timeZoneOffsetMin: number;
  is12h: boolean;
  arePricesPaused: boolean;
  announcements: Announcements;
  isHighAccess: boolean;
  isLight: boolean;
  fontSize: FontSize;
  readonly first: Readonly<PreferenceValues>;
  readonly #cookies: Cookies;
  /** Chosen on this page while nothing may be kept. */
  readonly #waiting = new Set<keyof typeof cookieOf>();
  readonly #stored: StoredValue<Stored>;
  readonly #ends: readonly Dispose[];
  #ready: Promise<void> = Promise.resolve();

  constructor({ storage, cookies, defaults, mayPersist }: PreferenceStoreDependencies) {
    this.#cookies = cookies;
    this.first = defaults;
    this.mayPersist = mayPersist;
    this.#stored = storage.value<Stored>({
      key: 'preferences',
      version: 1,
      fallback: {},
      check: isStoredPreferences,
    });
    const theme = cookies.read('app_theme');
    const kept = fromStored(this.#stored.read());
    this.theme = isTheme(theme) ? theme : defaults.theme;
    this.isStartColumnHidden = readFlag(cookies, 'hide_left') ?? defaults.isStartColumnHidden;
    this.isEndColumnHidden = readFlag(cookies, 'hide_right') ?? defaults.isEndColumnHidden;
    this.timeZoneOffsetMin = readOffsetMin(cookies) ?? defaults.timeZoneOffsetMin;
    this.is12h = readFlag(cookies, 'is12h') ?? defaults.is12h;
    this.appViewType = kept.appViewType ?? defaults.appViewType;
    this.oddsFormat = oddsFormatIn(this.appViewType, kept.oddsFormat ?? defaults.oddsFormat);
    this.isFullMarketNames = kept.isFullMarketNames ?? defaults.isFullMarketNames;
    this.isGroupByCountry = kept.isGroupByCountry ?? defaults.isGroupByCountry;
    this.arePricesPaused = kept.arePricesPaused ?? defaults.arePricesPaused;
    this.announcements = kept.announcements ?? defaults.announcements;
    this.isHighAccess = kept.isHighAccess ?? defaults.isHighAccess;
    this.isLight = kept.isLight ?? defaults.isLight;
    this.fontSize = kept.fontSize ?? defaults.fontSize;
    makeAutoObservable(this, {
      set: actionBound,
      keep: actionBound,
      applyFromOtherTab: actionBound,
      oddsWriter: observableRef,
      first: false,
      ready: false,
    });
    this.#ends = [
      this.#stored.onChange((value) => this.applyFromOtherTab(fromStored(value))),
      reaction(
        () => this.oddsFormat,
        (format) => void (this.#ready = this.#chooseWriter(format)),
        { fireImmediately: true },
      ),
    ];
  }

  get ready(): Promise<void> {
    return this.#ready;
  }

  set<Key extends keyof PreferenceValues>(key: Key, value: PreferenceValues[Key]): void {
    Object.assign(this, { [key]: value });
    const offered = oddsFormatIn(this.appViewType, this.oddsFormat);
    if (key === 'oddsFormat') this.oddsFormat = offered;
    else if (offered !== this.oddsFormat) this.set('oddsFormat', offered);
    if (!needsConsent(key)) {
      this.#store({ [key]: value });
      this.#writeLook();
    } else if (this.mayPersist) this.#write(key);
    else this.#waiting.add(key);
  }

  keep(isAllowed: boolean): void {
    this.mayPersist = isAllowed;
    if (isAllowed) {
      for (const key of this.#waiting) this.#write(key);
      this.#waiting.clear();
      if (writeLook(this) !== '0000') this.#writeLook();
      return;
    }
    for (const name of [...Object.values(cookieOf), lookCookie]) this.#cookies.remove(name);
    this.#stored.write(
      Object.fromEntries(Object.entries(this.#stored.read()).filter(([key]) => !(key in cookieOf))),
    );
  }

  applyFromOtherTab(value: Partial<Kept>): void {
    Object.assign(this, value);
  }

  dispose(): void {
    for (const end of this.#ends) end();
  }

  /** Decimal is always there; the code of the other formats comes for those who chose one. */
  async #chooseWriter(format: OddsFormat): Promise<void> {
    const writer =
      format === 'decimal'
        ? decimal
        : (await import('#domain/odds/createOddsWriter.ts')).createOddsWriter(format);
    if (this.oddsFormat === format) runInAction(() => (this.oddsWriter = writer));
  }

  #write(key: keyof typeof cookieOf): void {
    this.#cookies.write(cookieOf[key], this.#cookieText(key), yearS);
    // The edge writes odds before the first script runs; storage informs the other tabs.
    if (listPreferences.has(key)) this.#store({ [key]: this[key] });
  }

  #cookieText(key: keyof typeof cookieOf): string {
    if (key === 'timeZoneOffsetMin') return String(this.timeZoneOffsetMin / 60);
    if (key === 'oddsFormat') return String(oddsFormatId(this.oddsFormat));
    if (key === 'appViewType') return String(appViewTypeId(this.appViewType));
    const value = this[key];
    return typeof value === 'boolean' ? (value ? '1' : '0') : value;
  }

  #store(changed: Partial<Kept>): void {
    this.#stored.write({ ...this.#stored.read(), ...toStored(changed) });
  }

  /** The edge must know the look before the first paint; without the cookie it follows with the scripts. */
  #writeLook(): void {
    if (this.mayPersist) this.#cookies.write(lookCookie, writeLook(this), yearS);
  }
}
