import { createMoney } from '#domain/money/Money.ts';
import { toOdds } from '#domain/odds/toOdds.ts';
import type { Bet, PlacedSelection } from '../Bet.ts';

/** A selection for tests, with plausible values for all members not given. */
export function exampleSelection(given: Partial<PlacedSelection>): PlacedSelection {
  return {
    outcomeId: 1,
    eventId: 10,
    outcomeName: 'Harbour City',
    marketName: '1X2',
    eventName: 'Harbour City – Kingsport Rovers',
    competitionName: 'Premier Division',
    sportIcon: 'football',
    odds: toOdds(1.85),
    settlement: 'unsettled',
    startsAtS: 1_773_522_000,
    isLiveNow: false,
    wasLive: false,
    score: undefined,
    phase: undefined,
    hasEventPage: true,
    eventPath: undefined,
    ...given,
  };
}

/** A bet for tests, with plausible values for all members not given. */
export function exampleBet(given: Partial<Bet>): Bet {
  return {
    id: 48_120_556_731,
    accountId: 1,
    type: 'single',
    stake: createMoney(1000, 'EUR'),
    odds: toOdds(1.85),
    selections: [exampleSelection({})],
    settlement: 'unsettled',
    potentialPayout: createMoney(1850, 'EUR'),
    payout: undefined,
    placedAtS: 1_773_513_720,
    settledAtS: undefined,
    oddsChangePolicy: 'confirm',
    ...given,
  };
}
