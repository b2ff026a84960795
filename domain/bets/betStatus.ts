import type { CouponType } from '#domain/ticket/CouponType.ts';
import { isBetLive, isSettled, type Bet, type BetSettlement, type PlacedSelection } from './Bet.ts';

/** How the word is coloured: `live` with a dot. */
export type BetStatusTone = 'neutral' | 'now' | 'success' | 'danger' | 'warning' | 'info';

/** The status of a bet or a selection wherever it is shown: a key of the dictionary and a tone. */
export interface BetStatus {
  readonly key: `status.${BetSettlement | 'live' | 'partlyPaid'}`;
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

/** An undecided selection is live while its event is being played. */
export function selectionStatus(
  selection: Pick<PlacedSelection, 'settlement' | 'isLiveNow'>,
): BetStatus {
  return !isSettled(selection) && selection.isLiveNow
    ? live
    : settlementStatus({ settlement: selection.settlement });
}

/** An open bet is live while one of its undecided selections is being played. */
export function betStatus(bet: Pick<Bet, 'type' | 'settlement' | 'selections'>): BetStatus {
  return !isSettled(bet) && isBetLive(bet) ? live : settlementStatus(bet);
}
