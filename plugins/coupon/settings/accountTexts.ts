import type { CoreServices } from '#core';
import { oddsChangePolicyId, oddsChangePolicyOf } from '#domain/bets/OddsChangePolicy.ts';
import type { CouponTextName, CouponTexts } from '../../betting/contract.ts';
import { couponSettingsToken } from '../contract.ts';
import type { CouponChoices } from './CouponChoices.ts';
import type { SettingsStore } from './SettingsStore.ts';

const flagOf = {
  exactCoef: 'isExactOdds',
  isDropOnScoreChange: 'isDroppedOnScoreChange',
  isAutoMax: 'isAutoMax',
  isBetNotices: 'hasBetNotices',
} as const;

/** Behind `couponTextsToken`. */
export async function createCouponTexts({ services }: CoreServices): Promise<CouponTexts> {
  return couponTextsOf(await services.get(couponSettingsToken));
}

/** Reads and writes the coupon's choices in the format of the account. */
export function couponTextsOf(settings: SettingsStore): CouponTexts {
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

/** Formats a choice for the account: flags are 1 and 0, amounts `EUR:500,USD:250`. */
function textOfChoice(choices: CouponChoices, name: CouponTextName): string {
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

/** Parses such a text; undefined if invalid. */
function choicesOfText(name: CouponTextName, text: string): Partial<CouponChoices> | undefined {
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
