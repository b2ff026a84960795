import { oddsOrUndefined } from '#domain/odds/Odds.ts';
import { toOdds } from '#domain/odds/toOdds.ts';
import { couponTypeOf } from '#domain/ticket/CouponType.ts';
import { settlementOf } from '#domain/ticket/Settlement.ts';
import type { HyperBonus, MoneyTerms, PromoBenefit } from '#domain/ticket/terms/MoneyTerms.ts';
import type { CouponTerms, PlacedBet, PlacedCoupon } from '#wire';
import type { Bet, CashOut, Correction, PlacedSelection } from './Bet.ts';
import { oddsChangePolicyOf } from './OddsChangePolicy.ts';

/** Translates a placed bet from wire names; the only reader of it. */
export function betFromWire(wire: PlacedCoupon): Bet {
  return Object.freeze({
    id: wire.id,
    accountId: wire.accountId,
    type: couponTypeOf(wire.typeId) ?? 'accumulator',
    systemSize: wire.systemValue,
    stake: wire.amount,
    isBonusStake: wire.isBonusStake,
    blockStakes: wire.amountByBlockId,
    antiOdds: wire.antiExpressCoef === undefined ? undefined : toOdds(wire.antiExpressCoef),
    odds: oddsOrUndefined(wire.coef),
    selections: wire.bets.map(selectionFromWire),
    settlement: wire.statusId === 7 ? 'cashedOut' : settlementOf(wire.statusId),
    potentialPayout: wire.possibleWin,
    payout: wire.payout,
    placedAtS: wire.placed_at,
    settledAtS: wire.settled_at,
    oddsChangePolicy: oddsChangePolicyOf(wire.changeCoefAction),
    correction: wire.correction && correctionFromWire(wire.correction),
    cashOut: wire.cashOut && cashOutFromWire(wire.cashOut),
    cashOutAt: wire.autoCashOut,
    terms: wire.terms && termsFromWire(wire.terms),
    batch: wire.singles,
  });
}

/** Translates a selection of a placed bet. */
function selectionFromWire(wire: PlacedBet): PlacedSelection {
  return Object.freeze({
    outcomeId: wire.id,
    eventId: wire.gameId,
    outcomeName: wire.name,
    marketName: wire.marketName,
    eventName: wire.gameName,
    competitionName: wire.champName,
    sportIcon: wire.sportIcon,
    odds: toOdds(wire.coef),
    settlement: settlementOf(wire.statusId),
    isBanker: wire.isBanker,
    blockId: wire.blockId,
    startsAtS: wire.starts_at,
    isLiveNow: wire.isLiveNow === true,
    wasLive: wire.isLive,
    score: wire.scoreText === '' ? undefined : wire.scoreText,
    phase: wire.phaseText === '' ? undefined : wire.phaseText,
    hasEventPage: (wire.gameSlug ?? '') !== '',
    eventPath: eventPathOf(wire),
  });
}

/** Path of the event page; a decided selection, or one without slugs, has none. */
function eventPathOf(wire: PlacedBet): PlacedSelection['eventPath'] {
  const { sportSlug, champSlug, gameSlug } = wire;
  if (!sportSlug || !champSlug || !gameSlug || wire.statusId >= 0) return undefined;
  return {
    section: wire.isLiveNow === true ? 'live' : 'line',
    sport: `${wire.sportId}-${sportSlug}`,
    competition: `${wire.champId}-${champSlug}`,
    event: `${wire.gameId}-${gameSlug}`,
  };
}

/** A hyper bonus on the wire, in a price list or a placed bet; all three fields or none. */
export function hyperBonusFromWire({
  hyperBonusPercent: percent,
  minHyperBonusBetLimit: minStake,
  maxHyperBonusLimit: most,
}: Pick<CouponTerms, 'hyperBonusPercent' | 'minHyperBonusBetLimit' | 'maxHyperBonusLimit'>):
  | HyperBonus
  | undefined {
  if (percent === undefined || minStake === undefined || most === undefined) return undefined;
  return { percent, minStakeMinor: minStake.minor, maxMinor: most.minor };
}

/** Translates tax rates. */
export function taxesFromWire({
  stakePermille,
  winPermille,
  winFreeAmount,
}: NonNullable<CouponTerms['taxes']>): NonNullable<MoneyTerms['taxes']> {
  return { stakePermille, winPermille, winFreeMinor: winFreeAmount.minor };
}

function promoFromWire({
  kind,
  amount,
  isStakePaidOut,
}: NonNullable<CouponTerms['promo']>): PromoBenefit {
  return kind === 'refund'
    ? { kind, valueMinor: amount.minor }
    : { kind, valueMinor: amount.minor, isStakePaidOut: isStakePaidOut === true };
}

/** Translates the terms of a placed bet. */
function termsFromWire(wire: CouponTerms): MoneyTerms {
  const { isBonusBet, promo, taxes, prepaidAmount, vip } = wire;
  const hyperBonus = hyperBonusFromWire(wire);
  return {
    ...(isBonusBet === true ? { isBonusBet } : {}),
    ...(hyperBonus === undefined ? {} : { hyperBonus }),
    ...(promo === undefined ? {} : { promo: promoFromWire(promo) }),
    ...(taxes === undefined ? {} : { taxes: taxesFromWire(taxes) }),
    ...(prepaidAmount === undefined ? {} : { advanceMinor: prepaidAmount.minor }),
    ...(vip === undefined
      ? {}
      : {
          vip: {
            askedMinor: vip.askedAmount.minor,
            maxMinor: vip.maxAmount.minor,
            offeredMinor: vip.offeredAmount?.minor,
          },
        }),
  };
}

function cashOutFromWire({
  at,
  stake,
  paid,
  isAuto = false,
}: NonNullable<PlacedCoupon['cashOut']>): CashOut {
  return { atS: at, stake, paid, isAuto };
}

function correctionFromWire({
  at,
  was_status_id: was,
  was_payout: wasPayout,
  taken,
  paid,
}: NonNullable<PlacedCoupon['correction']>): Correction {
  return { atS: at, was: settlementOf(was), wasPayout, taken, paid };
}
