import type { PreferenceItem } from '#wire';
import type { Preference } from '#core';
import { appViewTypePreference, oddsFormatPreference } from '#domain/odds/oddsPreferences.ts';
import type { AppViewType, OddsFormat } from '#domain/odds/OddsFormat.ts';
import { fullMarketNames, groupByCountry } from './listPreferences.ts';
import { isListChoice, type ListChoice, type ListChoices } from '../lists/options/listChoices.ts';

export type AccountPreference =
  | 'appViewType'
  | 'oddsFormat'
  | 'isFullMarketNames'
  | 'isGroupByCountry';

/** Preferences of the account. The view comes first: it decides the formats of odds. */
export const accountPreferences: Readonly<Record<AccountPreference, Preference<ChoiceValue>>> = {
  appViewType: appViewTypePreference,
  oddsFormat: oddsFormatPreference,
  isFullMarketNames: fullMarketNames,
  isGroupByCountry: groupByCountry,
};

export type Choice = AccountPreference | ListChoice;
type ChoiceValue = ListChoices[ListChoice] | AppViewType | OddsFormat;

export interface StoredChoice {
  readonly choice: Choice;
  readonly value: ChoiceValue;
  readonly changedAtMs: number;
}

const names: Readonly<Record<Choice, PreferenceItem['name']>> = {
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

const choicesByName = new Map(
  Object.entries(names).map(([choice, name]) => [name, choice as Choice]),
);

/** Choices of the account; what cannot be chosen here is left out. */
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
  switch (choice) {
    case 'withinH':
      return text === '' ? undefined : Number(text);
    case 'appViewType':
    case 'oddsFormat':
      return accountPreferences[choice].read(Number(text));
    case 'asianLines':
      return Number(text);
    case 'markets':
      return list;
    case 'pinnedMarkets':
    case 'hiddenLineSports':
    case 'hiddenLiveSports':
      return list.map(Number);
    default:
      return text === '1' ? true : text === '0' ? false : text;
  }
}

function textOf(choice: Choice, value: ChoiceValue): string {
  if (choice === 'appViewType' || choice === 'oddsFormat')
    return String(accountPreferences[choice].write(value));
  if (typeof value === 'boolean') return value ? '1' : '0';
  return value === undefined
    ? ''
    : typeof value === 'number' || typeof value === 'string'
      ? String(value)
      : value.join();
}

function isChoice(choice: Choice, value: unknown): boolean {
  switch (choice) {
    case 'appViewType':
    case 'oddsFormat':
      return value !== undefined;
    case 'isFullMarketNames':
    case 'isGroupByCountry':
      return typeof value === 'boolean';
    default:
      return isListChoice(choice, value);
  }
}
