import { actionBound, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Announcements, Cookies, Dispose, OddsWriter, Preferences, PreferenceValues, SafeStorage, StoredValue, ThemeChoice } from '../services/CoreServices.ts';
import { decimalOdds, decimalTotalOdds } from '../odds/decimalOdds.ts';
import { isOddsFormat, oddsFormatIn, type AppViewType, type OddsFormat } from '../odds/OddsFormat.ts';
import { isFontSize, lookCookie, writeLook, type FontSize, type PageLook } from './look.ts';

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
  readonly mayKeep: boolean;
}

type Kept = Pick<PreferenceValues, ListPreference | keyof PageLook | 'announcements'>;
type ListPreference = 'oddsFormat' | 'appViewType' | 'isFullMarketNames' | 'isGroupByCountry';

/** What a kept value must be; a value that is not leaves everything to the site. */
const checks: { readonly [Key in keyof Kept]: (value: unknown) => boolean } = {
  oddsFormat: isOddsFormat,
  appViewType: isViewType,
  isFullMarketNames: isFlag,
  isGroupByCountry: isFlag,
  isCalm: isFlag,
  announcements: isAnnouncements,
  isHighAccess: isFlag,
  isLight: isFlag,
  fontSize: isFontSize,
};
const keptKeys = Object.keys(checks) as (keyof Kept)[];

function isTheme(value: string | undefined): value is ThemeChoice {
  return value === 'light' || value === 'dark' || value === 'system';
}

function isAnnouncements(value: unknown): boolean {
  return value === 'off' || value === 'own' || value === 'all';
}

function isViewType(value: unknown): boolean {
  return value === 0 || value === 1;
}

const decimal: OddsWriter = { price: decimalOdds, total: decimalTotalOdds };

function isFlag(value: unknown): boolean {
  return typeof value === 'boolean';
}

function isKept(value: unknown): value is Partial<Kept> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return keptKeys.every((key) => !(key in value) || checks[key]((value as Kept)[key]));
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
 * is in cookies; the rest is in storage, where the other tabs hear of it.
 */
export class PreferenceStore implements Preferences {
  theme: ThemeChoice;
  oddsFormat: OddsFormat;
  appViewType: AppViewType;
  isFullMarketNames: boolean;
  isGroupByCountry: boolean;
  mayKeep: boolean;
  oddsWriter: OddsWriter = decimal;
  isStartColumnHidden: boolean;
  isEndColumnHidden: boolean;
  timeZoneOffsetMin: number;
  is12h: boolean;
  isCalm: boolean;
  announcements: Announcements;
  isHighAccess: boolean;
  isLight: boolean;
  fontSize: FontSize;
  readonly first: Readonly<PreferenceValues>;
  readonly #cookies: Cookies;
  /** Chosen on this page while nothing may be kept. */
  readonly #waiting = new Set<keyof typeof cookieOf>();
  readonly #stored: StoredValue<Partial<Kept>>;
  readonly #ends: readonly Dispose[];
  #ready: Promise<void> = Promise.resolve();

  constructor({ storage, cookies, defaults, mayKeep }: PreferenceStoreDependencies) {
    this.#cookies = cookies;
    this.first = defaults;
    this.mayKeep = mayKeep;
    this.#stored = storage.value<Partial<Kept>>({ key: 'preferences', version: 1, fallback: {}, check: isKept });
    const theme = cookies.read('app_theme');
    const kept = this.#stored.read();
    this.theme = isTheme(theme) ? theme : defaults.theme;
    this.isStartColumnHidden = readFlag(cookies, 'hide_left') ?? defaults.isStartColumnHidden;
    this.isEndColumnHidden = readFlag(cookies, 'hide_right') ?? defaults.isEndColumnHidden;
    this.timeZoneOffsetMin = readOffsetMin(cookies) ?? defaults.timeZoneOffsetMin;
    this.is12h = readFlag(cookies, 'is12h') ?? defaults.is12h;
    this.appViewType = kept.appViewType ?? defaults.appViewType;
    this.oddsFormat = oddsFormatIn(this.appViewType, kept.oddsFormat ?? defaults.oddsFormat);
    this.isFullMarketNames = kept.isFullMarketNames ?? defaults.isFullMarketNames;
    this.isGroupByCountry = kept.isGroupByCountry ?? defaults.isGroupByCountry;
    this.isCalm = kept.isCalm ?? defaults.isCalm;
    this.announcements = kept.announcements ?? defaults.announcements;
    this.isHighAccess = kept.isHighAccess ?? defaults.isHighAccess;
    this.isLight = kept.isLight ?? defaults.isLight;
    this.fontSize = kept.fontSize ?? defaults.fontSize;
    makeAutoObservable(this, { set: actionBound, keep: actionBound, takeFromOtherTab: actionBound, oddsWriter: observableRef, first: false, ready: false });
    this.#ends = [
      this.#stored.onChange((value) => this.takeFromOtherTab(value)),
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
    Object.assign(this, { [key]: key === 'oddsFormat' ? oddsFormatIn(this.appViewType, value) : value });
    if (key === 'appViewType' && this.oddsFormat !== oddsFormatIn(this.appViewType, this.oddsFormat)) this.set('oddsFormat', 0);
    if (!needsConsent(key)) {
      this.#stored.write({ ...this.#stored.read(), [key]: value });
      this.#writeLook();
    } else if (this.mayKeep) this.#write(key);
    else this.#waiting.add(key);
  }

  keep(isAllowed: boolean): void {
    this.mayKeep = isAllowed;
    if (isAllowed) {
      for (const key of this.#waiting) this.#write(key);
      this.#waiting.clear();
      if (writeLook(this) !== '0000') this.#writeLook();
      return;
    }
    for (const name of [...Object.values(cookieOf), lookCookie]) this.#cookies.remove(name);
    this.#stored.write(Object.fromEntries(Object.entries(this.#stored.read()).filter(([key]) => !(key in cookieOf))));
  }

  takeFromOtherTab(value: Partial<Kept>): void {
    Object.assign(this, value);
  }

  dispose(): void {
    for (const end of this.#ends) end();
  }

  /** Decimal is always there; the code of the other formats comes for those who chose one. */
  async #chooseWriter(format: OddsFormat): Promise<void> {
    const writer = format === 0 ? decimal : (await import('../odds/createOddsWriter.ts')).createOddsWriter(format);
    if (this.oddsFormat === format) runInAction(() => (this.oddsWriter = writer));
  }

  #write(key: keyof typeof cookieOf): void {
    const value = this[key];
    this.#cookies.write(cookieOf[key], typeof value === 'boolean' ? (value ? '1' : '0') : String(key === 'timeZoneOffsetMin' ? this.timeZoneOffsetMin / 60 : value), yearS);
    // The edge writes odds before the first script runs; storage tells the other tabs.
    if (key in checks) this.#stored.write({ ...this.#stored.read(), [key]: value });
  }

  /** The edge must know the look before the first paint; without the cookie it follows with the scripts. */
  #writeLook(): void {
    if (this.mayKeep) this.#cookies.write(lookCookie, writeLook(this), yearS);
  }
}
