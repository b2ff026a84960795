import { readHouseTerms, type HouseTerms } from '#domain/ticket/terms/HouseTerms.ts';

/**
 * Money modes of a brand, read from its settings. Taxes come from the platform, which takes none
 * where the settings of the brand say so.
 */
export interface MoneyRules extends Pick<HouseTerms, 'minStakeTypes' | 'maxStakeTypes'> {
  readonly isBonusBetOffered: boolean;
  readonly isVipBetOffered: boolean;
  readonly isAdvanceOffered: boolean;
  readonly arePromoCodesOffered: boolean;
}

/** Invalid values count as not set. */
export function readMoneyRules(settings: unknown): MoneyRules {
  const { bonusBet, vipBet, advance, promoCodes } = (
    typeof settings === 'object' && settings !== null ? settings : {}
  ) as Readonly<Record<string, unknown>>;
  const { minStakeTypes, maxStakeTypes } = readHouseTerms(settings);
  return {
    isBonusBetOffered: bonusBet !== false,
    isVipBetOffered: vipBet !== false,
    isAdvanceOffered: advance !== false,
    arePromoCodesOffered: promoCodes !== false,
    minStakeTypes,
    maxStakeTypes,
  };
}
