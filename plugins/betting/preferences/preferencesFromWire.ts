import type { PreferenceItem } from '#wire';
import type { Preference } from '#core';
import { appViewTypePreference, oddsFormatPreference } from '#domain/odds/oddsPreferences.ts';
import { couponTextNames, type CouponTextName } from './CouponTexts.ts';
import { fullMarketNames, groupByCountry } from './listPreferences.ts';
import { isListChoice, type ListChoice } from '../lists/options/listChoices.ts';

/** The core's own preferences that travel with the account. */
export type CorePreference = 'theme' | 'fontSize' | 'isHighAccess' | 'timeZoneOffsetMin' | 'is12h';

export const corePreferences: readonly CorePreference[] = [
  'theme',
  'fontSize',
  'isHighAccess',
  'timeZoneOffsetMin',
  'is12h',
];

export type AccountPreference =
  | 'appViewType'
  | 'oddsFormat'
  | 'isFullMarketNames'
  | 'isGroupByCountry';

/**
 * Preferences of the account. The view comes first, because it decides which formats are offered.
 */
export const accountPreferences: Readonly<Record<AccountPreference, Preference<ChoiceValue>>> = {
  appViewType: appViewTypePreference,
  oddsFormat: oddsFormatPreference,
  isFullMarketNames: fullMarketNames,
  isGroupByCountry: groupByCountry,
};

export type Choice =
  | CorePreference
  | AccountPreference
  | ListChoice
  | CouponTextName
  | 'multiEvents';
/** Value of any choice; `isChoice` checks the value of a given one. */
export type ChoiceValue =
  | string
  | number
  | boolean
  | undefined
  | readonly string[]
  | readonly number[];

export interface StoredChoice {
  readonly choice: Choice;
  readonly value: ChoiceValue;
  readonly changedAtMs: number;
}

const themes = ['light', 'dark', 'system'] as const;
const fontSizes: readonly unknown[] = [0, 1, 2];
/** UTC-12 to UTC+14, in quarters of an hour. */
const earliestOffsetMin = -720;
const latestOffsetMin = 840;
const quarterMin = 15;
/** More than any brand shows side by side. */
const multiEventsMax = 12;

const names: Readonly<Record<Choice, PreferenceItem['name']>> = {
  changeCoefAction: 'changeCoefAction',
  exactCoef: 'exactCoef',
  isDropOnScoreChange: 'isDropOnScoreChange',
  isAutoMax: 'isAutoMax',
  amountStepByCurrencyIso: 'amountStepByCurrencyIso',
  oneClickAmount: 'oneClickAmount',
  isBetNotices: 'isBetNotices',
  theme: 'appTheme',
  fontSize: 'appFontSize',
  isHighAccess: 'visuallyImpairedMode',
  timeZoneOffsetMin: 'timeZone',
  is12h: 'is12h',
  multiEvents: 'multiEvents',
  appViewType: 'appViewType',
  oddsFormat: 'coefViewId',
  isFullMarketNames: 'marketsNameType',
  isGroupByCountry: 'isGroupByCountry',
  isCompact: 'isAppCompactView',
  hasLogos: 'isTeamLogos',
  hasEventIds: 'isShowGameId',
  isScoreDetailed: 'isDetailedScore',
  isBestOnTop: 'isBestMatchesOnTop',
  isSportsOnly: 'isShowSportsOnly',
  isByCategory: 'isGroupByCategories',
  isByTime: 'isSortByTime',
  isOnlyVideo: 'isOnlyWithVideos',
  isVideoMoved: 'isMoveVideoOnScroll',
  hasUpcoming: 'isUpcomingEvents',
  withinH: 'timeFilter',
  markets: 'filteredMarkets',
  sportMarkets: 'filteredMarketsBySport',
  asianLines: 'asianLines',
  isMulti: 'isMulti',
  isAccumulatorOfTheDay: 'isAccumulatorOfTheDay',
  isLiveAccumulatorOfTheDay: 'isLiveAccumulatorOfTheDay',
  isBetGenerator: 'isBetGenerator',
  cyberMatches: 'cyberMatchFilterType',
  isOneColumn: 'isOneMarketColumn',
  pinnedMarkets: 'favouriteMarkets',
  hiddenLineSports: 'disallowLineSport',
  hiddenLiveSports: 'disallowLiveSport',
};

const choicesByName = new Map<string, Choice>(
  Object.entries(names).map(([choice, name]) => [name, choice as Choice]),
);

/** The choice that the account keeps under a name; undefined for a name that is not known here. */
export function choiceNamed(name: string): Choice | undefined {
  return choicesByName.get(name);
}

/** Parses the account's text of a choice; returns undefined if it is invalid. */
export function valueIn(choice: Choice, text: string): ChoiceValue | undefined {
  const value = valueOf(choice, text);
  return isChoice(choice, value) ? (value as ChoiceValue) : undefined;
}

/** Reads the choices of the account; those that are unknown here are left out. */
export function choicesFromWire(items: readonly PreferenceItem[]): readonly StoredChoice[] {
  return items.flatMap(({ name, value: text, changed_at_ms: changedAtMs }) => {
    const choice = choicesByName.get(name);
    if (choice === undefined) return [];
    const value = valueOf(choice, text);
    return isChoice(choice, value) ? [{ choice, value: value as ChoiceValue, changedAtMs }] : [];
  });
}

export function choicesToWire(choices: readonly StoredChoice[]): PreferenceItem[] {
  return choices.map(({ choice, value, changedAtMs }) => ({
    name: names[choice],
    value: textOf(choice, value),
    changed_at_ms: changedAtMs,
  }));
}

function valueOf(choice: Choice, text: string): unknown {
  const list = text === '' ? [] : text.split(',');
  if (isOfCoupon(choice)) return text;
  switch (choice) {
    case 'theme':
      return themes[Number(text)];
    case 'fontSize':
      return Number(text);
    case 'timeZoneOffsetMin':
      return text === '' ? undefined : Number(text) * 60;
    case 'withinH':
      return text === '' ? undefined : Number(text);
    case 'appViewType':
    case 'oddsFormat':
      return accountPreferences[choice].read(Number(text));
    case 'asianLines':
      return Number(text);
    case 'markets':
    case 'sportMarkets':
      return list;
    case 'pinnedMarkets':
    case 'hiddenLineSports':
    case 'hiddenLiveSports':
    case 'multiEvents':
      return list.map(Number);
    default:
      return text === '1' ? true : text === '0' ? false : text;
  }
}

/** A choice as the account writes it. */
export function textOf(choice: Choice, value: ChoiceValue): string {
  if (choice === 'appViewType' || choice === 'oddsFormat')
    return String(accountPreferences[choice].write(value));
  if (choice === 'theme') return String(themes.findIndex((theme) => theme === value));
  if (choice === 'timeZoneOffsetMin') return String(Number(value) / 60);
  if (typeof value === 'boolean') return value ? '1' : '0';
  return value === undefined
    ? ''
    : typeof value === 'number' || typeof value === 'string'
      ? String(value)
      : value.join();
}

function isOfCoupon(choice: Choice): choice is CouponTextName {
  return couponTextNames.some((name) => name === choice);
}

function isChoice(choice: Choice, value: unknown): boolean {
  // The coupon checks its own texts.
  if (isOfCoupon(choice)) return typeof value === 'string';
  switch (choice) {
    case 'appViewType':
    case 'oddsFormat':
      return value !== undefined;
    case 'theme':
      return value !== undefined;
    case 'fontSize':
      return fontSizes.includes(value);
    case 'timeZoneOffsetMin':
      return (
        Number.isInteger(value) &&
        Number(value) >= earliestOffsetMin &&
        Number(value) <= latestOffsetMin &&
        Number(value) % quarterMin === 0
      );
    case 'multiEvents':
      return (
        Array.isArray(value) &&
        value.length <= multiEventsMax &&
        value.every((id) => Number.isSafeInteger(id) && Number(id) > 0)
      );
    case 'isHighAccess':
    case 'is12h':
    case 'isFullMarketNames':
    case 'isGroupByCountry':
      return typeof value === 'boolean';
    default:
      return isListChoice(choice, value);
  }
}
