import type { CouponType } from '#domain/ticket/CouponType.ts';
import { isWinCertain } from '#domain/ticket/payout/isWinCertain.ts';
import { isBetLive, isSettled, type Bet, type BetSettlement, type PlacedSelection } from './Bet.ts';

/** Colour of the word; `live` also has a dot. */
export type BetStatusTone = 'neutral' | 'now' | 'success' | 'danger' | 'warning' | 'info';

/** The status of a bet or a selection in all views: a key of the dictionary and a tone. */
export interface BetStatus {
  readonly key: `status.${BetSettlement | 'live' | 'partlyPaid' | 'wonAlready'}`;
  readonly tone: BetStatusTone;
}

const tones: Readonly<Record<BetSettlement, BetStatusTone>> = {
  unsettled: 'neutral',
  notStarted: 'neutral',
  lost: 'danger',
  won: 'success',
  void: 'info',
  forcedVoid: 'info',
  halfWonHalfVoid: 'success',
  halfLostHalfVoid: 'warning',
  halfLostHalfWon: 'warning',
  cashedOut: 'info',
};

const live: BetStatus = { key: 'status.live', tone: 'now' };

/** The bet cannot lose any more, and is paid later. */
const wonAlready: BetStatus = { key: 'status.wonAlready', tone: 'success' };

/** A kind of several bets that paid less than its stake, although no half of it was returned. */
const partlyPaid: BetStatus = { key: 'status.partlyPaid', tone: 'warning' };

/** Result of a selection (without kind) or a bet for printing, never `live`. */
export function settlementStatus({
  settlement,
  type = 'single',
}: {
  readonly settlement: BetSettlement;
  readonly type?: CouponType;
}): BetStatus {
  return settlement === 'halfLostHalfVoid' && type !== 'single' && type !== 'accumulator'
    ? partlyPaid
    : { key: `status.${settlement}`, tone: tones[settlement] };
}

/**
 * Status of a selection; an undecided one is live while its event is being played. The word is its
 * own result, the tone its effect on a bet of this kind: a lost selection wins an anti-accumulator.
 */
export function selectionStatus(
  selection: Pick<PlacedSelection, 'settlement' | 'isLiveNow'>,
  type: CouponType,
): BetStatus {
  if (!isSettled(selection) && selection.isLiveNow) return live;
  const status = settlementStatus({ settlement: selection.settlement });
  if (type !== 'antiAccumulator') return status;
  switch (selection.settlement) {
    case 'lost':
      return { ...status, tone: 'success' };
    case 'won':
      return { ...status, tone: 'neutral' };
    default:
      return status;
  }
}

/**
 * Status of a bet. An open bet is won already if nothing can change that, else live while one of
 * its undecided selections is being played.
 */
export function betStatus(bet: Pick<Bet, 'type' | 'settlement' | 'selections'>): BetStatus {
  if (isSettled(bet)) return settlementStatus(bet);
  if (isWinCertain(bet)) return wonAlready;
  return isBetLive(bet) ? live : settlementStatus(bet);
}
