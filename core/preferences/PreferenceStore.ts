import { actionBound, makeAutoObservable } from 'mobx';
import type { Cookies, Dispose, Preferences, PreferenceValues, SafeStorage, StoredValue, ThemeChoice } from '../services/CoreServices.ts';
import type { OddsFormat } from '../odds/formatOdds.ts';

const yearS = 365 * 86_400;
/** UTC-12 to UTC+14. */
const earliestOffsetMin = -720;
const latestOffsetMin = 840;

export interface PreferenceStoreDependencies {
  readonly storage: SafeStorage;
  readonly cookies: Cookies;
  /** What the site's configuration says for people who chose nothing. */
  readonly defaults: Readonly<PreferenceValues>;
}

type Kept = Pick<PreferenceValues, 'oddsFormat' | 'isCalm' | 'isHighAccess'>;

function isTheme(value: string | undefined): value is ThemeChoice {
  return value === 'light' || value === 'dark' || value === 'system';
}

function isOddsFormat(value: unknown): value is OddsFormat {
  return value === 0 || value === 1 || value === 2;
}

function isKept(value: unknown): value is Partial<Kept> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  if ('oddsFormat' in value && !isOddsFormat(value.oddsFormat)) return false;
  if ('isCalm' in value && typeof value.isCalm !== 'boolean') return false;
  return !('isHighAccess' in value) || typeof value.isHighAccess === 'boolean';
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

/**
 * What the person chose for this browser. What the edge must know before the page is drawn (theme, columns, time zone)
 * is in cookies; the rest is in storage, where the other tabs hear of it.
 */
export class PreferenceStore implements Preferences {
  theme: ThemeChoice;
  oddsFormat: OddsFormat;
  isStartColumnHidden: boolean;
  isEndColumnHidden: boolean;
  timeZoneOffsetMin: number;
  is12h: boolean;
  isCalm: boolean;
  isHighAccess: boolean;
  readonly #cookies: Cookies;
  readonly #stored: StoredValue<Partial<Kept>>;
  readonly #endWatch: Dispose;

  constructor({ storage, cookies, defaults }: PreferenceStoreDependencies) {
    this.#cookies = cookies;
    this.#stored = storage.value<Partial<Kept>>({ key: 'preferences', version: 1, fallback: {}, check: isKept });
    const theme = cookies.read('app_theme');
    const kept = this.#stored.read();
    this.theme = isTheme(theme) ? theme : defaults.theme;
    this.isStartColumnHidden = readFlag(cookies, 'hide_left') ?? defaults.isStartColumnHidden;
    this.isEndColumnHidden = readFlag(cookies, 'hide_right') ?? defaults.isEndColumnHidden;
    this.timeZoneOffsetMin = readOffsetMin(cookies) ?? defaults.timeZoneOffsetMin;
    this.is12h = readFlag(cookies, 'is12h') ?? defaults.is12h;
    this.oddsFormat = kept.oddsFormat ?? defaults.oddsFormat;
    this.isCalm = kept.isCalm ?? defaults.isCalm;
    this.isHighAccess = kept.isHighAccess ?? defaults.isHighAccess;
    makeAutoObservable(this, { set: actionBound, takeFromOtherTab: actionBound });
    this.#endWatch = this.#stored.onChange((value) => this.takeFromOtherTab(value));
  }

  set<Key extends keyof PreferenceValues>(key: Key, value: PreferenceValues[Key]): void {
    Object.assign(this, { [key]: value });
    switch (key) {
      case 'theme':
        return this.#cookies.write('app_theme', this.theme, yearS);
      case 'isStartColumnHidden':
        return this.#cookies.write('hide_left', this.isStartColumnHidden ? '1' : '0', yearS);
      case 'isEndColumnHidden':
        return this.#cookies.write('hide_right', this.isEndColumnHidden ? '1' : '0', yearS);
      case 'timeZoneOffsetMin':
        return this.#cookies.write('tzo', String(this.timeZoneOffsetMin / 60), yearS);
      case 'is12h':
        return this.#cookies.write('is12h', this.is12h ? '1' : '0', yearS);
      case 'oddsFormat':
        // The edge writes odds before the first script runs; storage tells the other tabs.
        this.#cookies.write('coef_view', String(this.oddsFormat), yearS);
        this.#stored.write({ ...this.#stored.read(), oddsFormat: this.oddsFormat });
        return;
      default:
        this.#stored.write({ ...this.#stored.read(), [key]: value });
    }
  }

  takeFromOtherTab(value: Partial<Kept>): void {
    if (value.oddsFormat !== undefined) this.oddsFormat = value.oddsFormat;
    if (value.isCalm !== undefined) this.isCalm = value.isCalm;
    if (value.isHighAccess !== undefined) this.isHighAccess = value.isHighAccess;
  }

  dispose(): void {
    this.#endWatch();
  }
}
