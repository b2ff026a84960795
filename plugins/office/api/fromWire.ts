import { toOdds, type Odds } from '#core';
import type { HistoryAnswer, PlacedBet, PlacedCoupon } from '#wire';
import { couponTypes, type Bet, type CashOut, type Correction, type OddsChangePolicy, type PlacedSelection, type Settlement } from '../domain/Bet.ts';
import type { BetTerms } from '../domain/BetTerms.ts';
import type { HistoryState } from '../domain/HistoryFilter.ts';

const settlements: Readonly<Record<PlacedBet['statusId'], Settlement>> = {
  [-2]: 'unsettled',
  [-1]: 'notStarted',
  0: 'lost',
  1: 'won',
  2: 'void',
  3: 'forcedVoid',
  4: 'halfWonHalfVoid',
  5: 'halfLostHalfVoid',
  6: 'halfLostHalfWon',
};

const policies: Readonly<Record<PlacedCoupon['changeCoefAction'], OddsChangePolicy>> = { 0: 'confirm', 1: 'acceptAny', 2: 'acceptHigher' };

/** One page of the history with the figures of the whole selection. */
export interface HistoryPage {
  readonly bets: readonly Bet[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly counts: Readonly<Record<HistoryState, number>>;
  readonly totals: HistoryAnswer['totals'];
  /** Sports that the person has bet on. */
  readonly sports: readonly { readonly id: number; readonly name: string }[];
}

export function readBet(wire: PlacedCoupon): Bet {
  return {
    id: wire.id,
    type: couponTypes[wire.typeId] ?? 'single',
    systemSize: wire.systemValue,
    stake: wire.amount,
    blockStakes: wire.amountByBlockId,
    antiOdds: wire.antiExpressCoef === undefined ? undefined : toOdds(wire.antiExpressCoef),
    odds: readTotalOdds(wire.coef),
    selections: wire.bets.map(readSelection),
    settlement: wire.statusId === 7 ? 'cashedOut' : settlements[wire.statusId],
    potentialPayout: wire.possibleWin,
    payout: wire.payout,
    placedAtS: wire.placed_at,
    settledAtS: wire.settled_at,
    oddsChangePolicy: policies[wire.changeCoefAction],
    correction: wire.correction && readCorrection(wire.correction),
    cashOut: wire.cashOut && readCashOut(wire.cashOut),
    together: wire.singles,
    terms: wire.terms && readTerms(wire.terms),
  };
}

function readTerms({ isBonusBet, hyperBonusPercent, minHyperBonusBetLimit, maxHyperBonusLimit, promo, taxes, prepaidAmount, vip }: NonNullable<PlacedCoupon['terms']>): BetTerms {
  const hasHyperBonus = hyperBonusPercent !== undefined && minHyperBonusBetLimit !== undefined && maxHyperBonusLimit !== undefined;
  return {
    ...(isBonusBet === true ? { isBonusBet } : {}),
    ...(hasHyperBonus ? { hyperBonus: { percent: hyperBonusPercent, minStakeMinor: minHyperBonusBetLimit.minor, maxMinor: maxHyperBonusLimit.minor } } : {}),
    ...(promo === undefined
      ? {}
      : {
          promo: promo.kind === 'refund' ? { kind: promo.kind, valueMinor: promo.amount.minor } : { kind: promo.kind, valueMinor: promo.amount.minor, isStakePaidOut: promo.isStakePaidOut === true },
        }),
    ...(taxes === undefined ? {} : { taxes: { stakePermille: taxes.stakePermille, winPermille: taxes.winPermille, winFreeMinor: taxes.winFreeAmount.minor } }),
    ...(prepaidAmount === undefined ? {} : { advanceMinor: prepaidAmount.minor }),
    ...(vip === undefined ? {} : { vip: { askedMinor: vip.askedAmount.minor, maxMinor: vip.maxAmount.minor, offeredMinor: vip.offeredAmount?.minor } }),
  };
}

function readCashOut({ at, stake, paid, isAuto = false }: NonNullable<PlacedCoupon['cashOut']>): CashOut {
  return { atS: at, stake, paid, isAuto };
}

function readCorrection({ at, was_status_id: was, was_payout: wasPayout, taken, paid }: NonNullable<PlacedCoupon['correction']>): Correction {
  return { atS: at, was: settlements[was], wasPayout, taken, paid };
}

export function readHistory(wire: HistoryAnswer): HistoryPage {
  return { bets: wire.bets.map(readBet), total: wire.total, page: wire.page, pageSize: wire.pageSize, counts: wire.counts, totals: wire.totals, sports: wire.sports ?? [] };
}

/** Systems have no single price: the wire says 0. */
function readTotalOdds(coef: number): Odds | undefined {
  return coef >= 1 ? toOdds(coef) : undefined;
}

function readSelection(wire: PlacedBet): PlacedSelection {
  return {
    outcomeId: wire.id,
    eventId: wire.gameId,
    outcomeName: wire.name,
    marketName: wire.marketName,
    eventName: wire.gameName,
    competitionName: wire.champName,
    sportIcon: wire.sportIcon,
    odds: toOdds(wire.coef),
    settlement: settlements[wire.statusId],
    isBanker: wire.isBanker,
    blockId: wire.blockId,
    startsAtS: wire.starts_at,
    isLiveNow: wire.isLiveNow === true,
    wasLive: wire.isLive,
    score: wire.scoreText === '' ? undefined : wire.scoreText,
    phase: wire.phaseText === '' ? undefined : wire.phaseText,
    hasEventPage: (wire.gameSlug ?? '') !== '',
    eventPath: readEventPath(wire),
  };
}

/** Of a selection that is decided nothing leads to the event itself, only to its result; what the platform has no page of comes without slugs. */
function readEventPath(wire: PlacedBet): PlacedSelection['eventPath'] {
  const { sportSlug, champSlug, gameSlug } = wire;
  if (!sportSlug || !champSlug || !gameSlug || wire.statusId >= 0) return undefined;
  return {
    section: wire.isLiveNow === true ? 'live' : 'line',
    sport: `${wire.sportId}-${sportSlug}`,
    champ: `${wire.champId}-${champSlug}`,
    game: `${wire.gameId}-${gameSlug}`,
  };
}
