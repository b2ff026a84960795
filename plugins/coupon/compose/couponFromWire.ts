import { oddsOrUndefined } from '#domain/odds/Odds.ts';
import { toOdds } from '#domain/odds/toOdds.ts';
import type { ErrorItem } from '#core';
import type {
  CouponBet,
  Placement as PlacementWire,
  PriceCouponAnswer,
  RefusalMeta,
  SingleResult as SingleResultWire,
} from '#wire';
import { isRefusalMeta } from '#wire/validators/coupon.js';
import type { RefusalError } from '../refusals/explainRefusal.ts';
import type { OddsChange } from '../refusals/Refusal.ts';
import { bonusBarredKindId } from '#domain/ticket/terms/bonusBet.ts';
import type { HyperBonus, TaxRates } from '#domain/ticket/terms/MoneyTerms.ts';
import type { LiveSelection } from '../selections/LiveSelection.ts';
import { isFinishedOffer, isLiveOffer } from '#domain/bets/offerState.ts';
import { betFromWire, hyperBonusFromWire, taxesFromWire } from '#domain/bets/betFromWire.ts';
import type { Money } from '#domain/money/Money.ts';
import type { StakeCap } from '../stake/checkStake.ts';
import type { Placement, SingleResult } from '../place/Placement.ts';

/** Limits of a coupon and its selections as priced. */
export interface CouponPricing {
  readonly selections: readonly LiveSelection[];
  /** Dependent outcomes by outcome id, of the same event or not; empty if not given. */
  readonly dependent: ReadonlyMap<number, readonly number[]>;
  /** Outcomes that no longer exist. */
  readonly missing: readonly number[];
  readonly minStake: Money;
  readonly maxStake: Money;
  /** Origin of the largest stake. */
  readonly cap: StakeCap | undefined;
  /** Largest payout of the coupon. */
  readonly maxPayout: Money | undefined;
  /** Limits of own stakes, by block or outcome. */
  readonly ownLimits: ReadonlyMap<number, OwnLimits>;
  readonly maxSelections: number;
  /** Price of an anti-accumulator, thousandths; undefined while the platform has none. */
  readonly antiOdds: number | undefined;
  /** Sizes that a system (or a multi coupon over combinations) can have. */
  readonly systems: readonly PricedSystem[];
  readonly hyperBonus: HyperBonus | undefined;
  readonly taxes: TaxRates | undefined;
  /** Remainder of the person's own stake and loss limits; undefined where none is set. */
  readonly personLimit: PersonLimit | undefined;
  /** Possible advance on open bets. */
  readonly advance: Money | undefined;
}

/** Remainder of the person's own limits, and when a part of it is released. */
export interface PersonLimit {
  readonly left: Money;
  readonly freesAtS: number | undefined;
}

/** Least and largest stake of one block or one of many singles. */
export interface OwnLimits {
  readonly minStake: Money;
  readonly maxStake: Money;
  readonly cap: StakeCap | undefined;
}

/** System size that the platform accepts. */
export interface PricedSystem {
  readonly size: number;
  /** Least total stake. */
  readonly minStake: Money;
}

export function selectionFromWire(bet: CouponBet): LiveSelection {
  return Object.freeze({
    outcomeId: bet.id,
    eventId: bet.gameId,
    sportId: bet.sportId,
    competitionId: bet.champId,
    outcomeName: bet.name,
    marketName: bet.marketName,
    eventName: bet.gameName,
    sportIcon: bet.sportIcon,
    sportSlug: bet.sportSlug,
    competitionSlug: bet.champSlug,
    eventSlug: bet.gameSlug,
    odds: toOdds(bet.coef),
    isLive: isLiveOffer(bet),
    isSpecial: bet.isSpecialCoef === true,
    isSuspended: bet.isBlocked,
    isClosed: bet.isClosed === true,
    isFinished: isFinishedOffer(bet),
    isExcludedFromAccumulator: bet.isBannedExpress,
    isBonusBarred: bet.kind === bonusBarredKindId,
    isBankerDisabled: bet.isDisabledBanker,
    isSplitLine: bet.isSplitLine === true,
    teamColors: bet.teamColors,
    startsAtS: bet.starts_at,
    scoreText: bet.scoreText ?? '',
    phaseText: bet.phaseText ?? '',
  });
}

export function pricingFromWire(answer: PriceCouponAnswer): CouponPricing {
  return {
    selections: answer.bets.map(selectionFromWire),
    dependent: new Map(
      answer.bets.flatMap(({ id, isDepend, dependsOn = [] }) =>
        isDepend ? [[id, dependsOn]] : [],
      ),
    ),
    missing: answer.missing,
    minStake: answer.minBetAmount,
    maxStake: answer.maxBetAmount,
    cap: capOf(answer),
    maxPayout: answer.maxPayout,
    ownLimits: new Map(
      (answer.ownLimits ?? []).map(({ id, minBetAmount, maxBetAmount, maxWin }) => [
        id,
        {
          minStake: minBetAmount,
          maxStake: maxBetAmount,
          cap: capOf({ maxWin, maxPayout: answer.maxPayout }),
        },
      ]),
    ),
    maxSelections: answer.maxSelections,
    antiOdds: answer.antiExpressCoef === undefined ? undefined : toOdds(answer.antiExpressCoef),
    systems: (answer.systems ?? []).map((option) => ({
      size: option.value,
      minStake: option.minBetAmount,
    })),
    hyperBonus: hyperBonusFromWire(answer),
    taxes: answer.taxes && taxesFromWire(answer.taxes),
    personLimit: answer.personLimit && {
      left: answer.personLimit.remaining,
      freesAtS: answer.personLimit.resets_at,
    },
    advance: answer.prepaidAmount,
  };
}

function capOf({
  maxWin,
  maxPayout,
}: {
  readonly maxWin?: Money | undefined;
  readonly maxPayout?: Money | undefined;
}): StakeCap | undefined {
  if (maxWin !== undefined) return { kind: 'win', minor: maxWin.minor };
  return maxPayout && { kind: 'payout', minor: maxPayout.minor };
}

/** Reads an error of an answer; an invalid meta is ignored. */
export function refusalFromWire({ code, meta }: ErrorItem): RefusalError {
  const {
    limit,
    balance,
    remaining,
    currency,
    resets_at: freesAtS,
    ...rest
  }: RefusalMeta = isRefusalMeta(meta) ? meta : {};
  const { maxWin, maxPayout, ids, changes } = rest;
  const left =
    remaining === undefined || currency === undefined ? undefined : { minor: remaining, currency };
  // Balance and personal limits count as limits, too.
  const most = limit ?? balance ?? left;
  const cap = capOf({ maxWin, maxPayout });
  const changed = (changes ?? []).map(({ id, was, now }): OddsChange => ({
    outcomeId: id,
    was: oddsOrUndefined(was) ?? 0,
    now: oddsOrUndefined(now) ?? 0,
  }));
  return {
    code,
    ...(most === undefined ? {} : { limit: most }),
    ...(cap === undefined ? {} : { cap }),
    ...(left === undefined ? {} : { isPersonLimit: true }),
    ...(left === undefined || freesAtS === undefined ? {} : { freesAtS }),
    changes: changed,
    outcomeIds: ids !== undefined && ids.length > 0 ? ids : changed.map((each) => each.outcomeId),
  };
}

function singleFromWire(result: SingleResultWire): SingleResult {
  return {
    outcomeId: result.id,
    bet: result.coupon === undefined ? undefined : betFromWire(result.coupon),
    errors: (result.errors ?? []).map(refusalFromWire),
    selection: result.bet && selectionFromWire(result.bet),
    stake: result.amount,
  };
}

export function placementFromWire(placement: PlacementWire): Placement {
  const singles = placement.singlesResultCoupons?.map(singleFromWire);
  const bet =
    placement.coupon === undefined
      ? singles?.find((single) => single.bet !== undefined)?.bet
      : betFromWire(placement.coupon);
  if (placement.state === 'accepted' && bet !== undefined)
    return {
      key: placement.key,
      kind: 'accepted',
      bet,
      ...(singles === undefined ? {} : { singles }),
    };
  if (placement.state === 'refused')
    return {
      key: placement.key,
      kind: 'refused',
      errors: (placement.errors ?? []).map(refusalFromWire),
    };
  return {
    key: placement.key,
    kind: 'waiting',
    waitMs: placement.waitMs ?? 0,
    decidesAtMs: placement.decidesAtMs ?? 0,
  };
}
