import { toOdds } from '#domain/odds/toOdds.ts';
import { isLiveOffer } from '#domain/bets/offerState.ts';
import type { AccumulatorCard, CouponBet, GeneratorAnswer } from '#wire';
import type { GeneratedBets } from './generator/BetProposal.ts';
import type { Accumulator, ProposedSelection } from './accumulators/Accumulator.ts';

export function accumulatorFromWire({ id, kind, bets, coef }: AccumulatorCard): Accumulator {
  const selections = bets.map((bet) => ({ ...selectionFromWire(bet), accumulatorId: id }));
  return { id, kind, selections, odds: toOdds(coef) };
}

export function generatedFromWire({ proposals, reason }: GeneratorAnswer): GeneratedBets {
  return {
    proposals: proposals.map(({ bets, coef, payout }) => ({
      selections: bets.map(selectionFromWire),
      odds: toOdds(coef),
      payout,
    })),
    reason,
  };
}

function selectionFromWire(bet: CouponBet): ProposedSelection {
  const isLive = isLiveOffer(bet);
  return {
    outcomeId: bet.id,
    eventId: bet.gameId,
    odds: toOdds(bet.coef),
    isLive,
    outcomeName: bet.name,
    marketName: bet.marketName,
    eventName: bet.gameName,
    sportIcon: bet.sportIcon,
    competitionName: bet.champName,
    startsAtS: bet.starts_at,
    eventParams: {
      section: isLive ? 'live' : 'line',
      sport: slugId(bet.sportId, bet.sportSlug),
      champ: slugId(bet.champId, bet.champSlug),
      game: slugId(bet.gameId, bet.gameSlug),
    },
  };
}

function slugId(id: number, slug: string): string {
  return slug === '' ? String(id) : `${id}-${slug}`;
}
