import { oddsChangePolicyId, oddsChangePolicyOf } from '#domain/bets/OddsChangePolicy.ts';
import type { CouponAccountName } from './accountNames.ts';
import type { CouponChoices } from './CouponChoices.ts';
import type { SettingsStore } from './SettingsStore.ts';

const flagOf = {
  exactCoef: 'isExactOdds',
  isDropOnScoreChange: 'isDroppedOnScoreChange',
  isAutoMax: 'isAutoMax',
  isBetNotices: 'areResultsTold',
} as const;

/** What the account keeps of the coupon, as texts. Observable. */
export interface CouponAccountTexts {
  readonly textOf: (name: CouponAccountName) => string;
  /** The same before the person has chosen anything. */
  readonly firstTextOf: (name: CouponAccountName) => string;
  /** Takes what the account keeps; false when it is no choice. */
  readonly choose: (name: CouponAccountName, text: string) => boolean;
}

/** The choices of the coupon as the account writes and reads them. */
export function couponAccountTexts(settings: SettingsStore): CouponAccountTexts {
  return {
    textOf: (name) => textOfChoice(settings.choices, name),
    firstTextOf: (name) => textOfChoice(settings.choicesAtFirst, name),
    choose: (name, text) => {
      const chosen = choicesOfText(name, text);
      if (chosen !== undefined) settings.choose(chosen);
      return chosen !== undefined;
    },
  };
}

/** A choice as the account writes it: flags are 1 and 0, amounts `EUR:500,USD:250`. */
function textOfChoice(choices: CouponChoices, name: CouponAccountName): string {
  switch (name) {
    case 'changeCoefAction':
      return String(oddsChangePolicyId(choices.policy));
    case 'amountStepByCurrencyIso':
      return choices.isOwnStep ? amountsText(choices.stepByCurrency) : '';
    case 'oneClickAmount':
      return amountsText(choices.oneClickStakeByCurrency);
    default:
      return choices[flagOf[name]] ? '1' : '0';
  }
}

/** What such a text chooses; undefined when it is none. */
function choicesOfText(name: CouponAccountName, text: string): Partial<CouponChoices> | undefined {
  switch (name) {
    case 'changeCoefAction':
      return text === '0' || text === '1' || text === '2'
        ? { policy: oddsChangePolicyOf(Number(text) as 0 | 1 | 2) }
        : undefined;
    case 'amountStepByCurrencyIso': {
      const stepByCurrency = readAmounts(text);
      return (
        stepByCurrency && { stepByCurrency, isOwnStep: Object.keys(stepByCurrency).length > 0 }
      );
    }
    case 'oneClickAmount': {
      const oneClickStakeByCurrency = readAmounts(text);
      return oneClickStakeByCurrency && { oneClickStakeByCurrency };
    }
    default:
      return text === '1' || text === '0' ? { [flagOf[name]]: text === '1' } : undefined;
  }
}

function amountsText(amounts: Readonly<Record<string, number>>): string {
  return Object.entries(amounts)
    .map(([currency, minor]) => `${currency}:${minor}`)
    .join();
}

function readAmounts(text: string): Readonly<Record<string, number>> | undefined {
  if (text === '') return {};
  const pairs = text.split(',').map((pair) => /^([A-Z]{3}):([1-9]\d{0,11})$/.exec(pair));
  if (pairs.includes(null)) return undefined;
  return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', Number(pair?.[2])]));
}
