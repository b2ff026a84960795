import type { CoreServices, Preferences } from '#core';
import { couponTextNames, type CouponTextName, type CouponTexts } from './CouponTexts.ts';
import type { MultiStore } from '../multi/MultiStore.ts';
import {
  accountPreferences,
  corePreferences,
  type AccountPreference,
  type Choice,
  type ChoiceValue,
  type CorePreference,
} from './preferencesFromWire.ts';

/** Choices kept in the account besides the list options. */
export type ValueChoice = CorePreference | AccountPreference | CouponTextName | 'multiEvents';

/** A choice of this browser, wherever it is kept. */
interface AccountValue {
  readonly read: () => ChoiceValue;
  readonly write: (value: ChoiceValue) => void;
  /** Value if nothing was chosen. */
  readonly first: ChoiceValue;
}

/** In the order of application: the view decides which formats of odds are offered. */
export const valueChoices: readonly ValueChoice[] = [
  ...corePreferences,
  ...(Object.keys(accountPreferences) as AccountPreference[]),
  ...couponTextNames,
  'multiEvents',
];

export function isValueChoice(choice: Choice): choice is ValueChoice {
  return valueChoices.some((key) => key === choice);
}

export function accountValues({
  preferences,
  config,
  coupon,
  multi,
}: Pick<CoreServices, 'preferences' | 'config'> & {
  /** Undefined on a site without the coupon. */
  readonly coupon: CouponTexts | undefined;
  readonly multi: Pick<MultiStore, 'eventIds' | 'choose'>;
}): Readonly<Record<ValueChoice, AccountValue>> {
  const core = <Key extends CorePreference>(key: Key, first: Preferences[Key]): AccountValue => ({
    read: () => preferences[key],
    // Read from the wire, or by `read`: it is a value of this preference.
    write: (value) => preferences.set(key, value as Preferences[Key]),
    first,
  });
  const ofPlugin = (key: AccountPreference): AccountValue => ({
    read: () => preferences.get(accountPreferences[key]),
    write: (value) => preferences.choose(accountPreferences[key], value),
    first: accountPreferences[key].first,
  });
  const ofCoupon = (name: CouponTextName): AccountValue => ({
    read: () => coupon?.textOf(name) ?? '',
    write: (value) => void coupon?.choose(name, String(value)),
    first: coupon?.firstTextOf(name) ?? '',
  });
  return {
    changeCoefAction: ofCoupon('changeCoefAction'),
    exactCoef: ofCoupon('exactCoef'),
    isDropOnScoreChange: ofCoupon('isDropOnScoreChange'),
    isAutoMax: ofCoupon('isAutoMax'),
    amountStepByCurrencyIso: ofCoupon('amountStepByCurrencyIso'),
    oneClickAmount: ofCoupon('oneClickAmount'),
    isBetNotices: ofCoupon('isBetNotices'),
    theme: core('theme', config.theme.mode),
    fontSize: core('fontSize', 0),
    isHighAccess: core('isHighAccess', false),
    timeZoneOffsetMin: core('timeZoneOffsetMin', config.timeZone * 60),
    is12h: core('is12h', false),
    appViewType: ofPlugin('appViewType'),
    oddsFormat: ofPlugin('oddsFormat'),
    isFullMarketNames: ofPlugin('isFullMarketNames'),
    isGroupByCountry: ofPlugin('isGroupByCountry'),
    multiEvents: {
      read: () => multi.eventIds,
      write: (value) => multi.choose(Array.isArray(value) ? value.map(Number) : []),
      first: [],
    },
  };
}
