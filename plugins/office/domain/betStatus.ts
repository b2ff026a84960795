import { isSettled, type Bet, type BetSettlement, type PlacedSelection } from './Bet.ts';

export type BetStatusTone = 'neutral' | 'live' | 'success' | 'danger' | 'warning' | 'info';

/** What stands in the status column: a key of the dictionary and a tone. */
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

const live: BetStatus = { key: 'status.live', tone: 'live' };

function statusOf(settlement: BetSettlement): BetStatus {
  return { key: `status.${settlement}`, tone: tones[settlement] };
}

export function selectionStatus(selection: Pick<PlacedSelection, 'settlement' | 'isLiveNow'>): BetStatus {
  return !isSettled(selection) && selection.isLiveNow ? live : statusOf(selection.settlement);
}

/** A kind of several bets that paid less than its stake: nothing of it was half returned. */
const partlyPaid: BetStatus = { key: 'status.partlyPaid', tone: 'warning' };

/** An open bet is live while one of its undecided selections is being played. */
export function betStatus(bet: Pick<Bet, 'type' | 'settlement' | 'selections'>): BetStatus {
  if (bet.settlement === 'halfLostHalfVoid' && bet.type !== 'single' && bet.type !== 'accumulator') return partlyPaid;
  if (isSettled(bet)) return statusOf(bet.settlement);
  return bet.selections.some((selection) => selectionStatus(selection) === live) ? live : statusOf(bet.settlement);
}
