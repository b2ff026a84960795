import { toOdds } from '#domain/odds/toOdds.ts';
import type { BonusesAnswer, BonusTerms, BonusWire } from '#wire';
import { readBarred } from '../frame/Barred.ts';
import type { Bonus, BonusChoice, Bonuses, BonusOffer } from './Bonuses.ts';

const choices = ['none', 'sport', 'casino'] as const;

export function readBonuses(wire: BonusesAnswer): Bonuses {
  const { firstDepositBonusSetting: choice } = wire;
  return {
    barred: readBarred(wire.barred),
    canChoose: wire.isAvailableFirstDepositBonus,
    choice: choice === undefined ? undefined : choices[choice],
    offers: wire.bonusSetting.flatMap(readOffer),
    bonuses: wire.bonuses.map(readBonus),
  };
}

export function choiceToWire(choice: BonusChoice): number {
  return choices.indexOf(choice);
}

/** Offers of unknown products are skipped. */
function readOffer(terms: BonusTerms): readonly BonusOffer[] {
  const choice = choices[terms.id];
  if (choice === undefined || choice === 'none') return [];
  return [
    {
      choice,
      percent: terms.percent,
      most: terms.most,
      wagerTimes: terms.wager_times,
      leastSelections: terms.least_selections,
      leastOdds: toOdds(terms.least_coef),
      days: terms.days,
    },
  ];
}

function readBonus(wire: BonusWire): Bonus {
  return {
    accountId: wire.accountId,
    paymentId: wire.payment_id,
    kind: wire.kind,
    state: wire.state,
    granted: wire.granted,
    left: wire.left,
    won: wire.won,
    wager: wire.wager,
    wagered: wire.wagered,
    leastSelections: wire.least_selections,
    leastOdds: wire.least_coef === undefined ? undefined : toOdds(wire.least_coef),
    hasOpenBets: wire.has_open_bets,
    startedAtS: wire.started_at,
    endsAtS: wire.ends_at,
    endedAtS: wire.ended_at,
  };
}
