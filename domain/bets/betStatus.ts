import type { CouponType } from '#domain/ticket/CouponType.ts';
import { isWinCertain } from '#domain/ticket/payout/isWinCertain.ts';
import { isBetLive, isSettled, type Bet, type BetSettlement, type PlacedSelection } from './Bet.ts';

/** How the word is coloured: `live` with a dot. */
export type BetStatusTone = 'neutral' | 'now' | 'success' | 'danger' | 'warning' | 'info';

/** The status of a bet or a selection wherever it is shown: a key of the dictionary and a tone. */
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

/** It cannot lose any more, and is paid later. */
const wonAlready: BetStatus = { key: 'status.wonAlready', tone: 'success' };

/** Of a kind of several bets that paid less than its stake: no half of it was returned. */
const partlyPaid: BetStatus = { key: 'status.partlyPaid', tone: 'warning' };

/** The result of a selection (without kind) or a bet, never `live`: for paper. */
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
 * An undecided selection is live while its event is being played. The word is its own result, the
 * tone what it means for a bet of this kind: one that lost is what an anti-accumulator wins by.
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
 * An open bet is won already where nothing can change that, else live while one of its undecided
 * selections is being played.
 */
export function betStatus(bet: Pick<Bet, 'type' | 'settlement' | 'selections'>): BetStatus {
  if (isSettled(bet)) return settlementStatus(bet);
  if (isWinCertain(bet)) return wonAlready;
  return isBetLive(bet) ? live : settlementStatus(bet);
}
