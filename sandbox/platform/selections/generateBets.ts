import type { CouponBet, GeneratorAnswer, GeneratorProposal, GeneratorRequest } from '#wire';
import type { BetCandidate } from '#domain/generator/BetWish.ts';
import { proposeBets } from '#domain/generator/proposeBets.ts';
import { potentialPayout } from '#domain/ticket/payout/potentialPayout.ts';
import { accumulatorOdds } from '#domain/ticket/totalOdds.ts';
import { toThousandths } from '../bets/placing/validateCoupon.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Line } from '../line/Line.ts';
import { createRandom } from '../../world/random.ts';
import { candidates } from './candidates.ts';

const looksAhead = 150;
const withinH = 72;
/** Each search excludes the outcomes that the previous one found not combinable. */
const maxSearches = 3;
const turnMs = 10_000;

/** SBX-404: returns proposals from the open line that pay about the wanted amount. */
export function generateBets(
  line: Line,
  { stake, wish, sportIds = [], risk, section }: GeneratorRequest,
  language: string,
  nowMs: number,
): GeneratorAnswer {
  if (stake.currency !== wish.currency)
    throw new ApiError(
      422,
      'currency_mismatch',
      `The stake is in ${stake.currency}, the wish in ${wish.currency}: give both in one currency`,
      { field: 'wish' },
    );
  if (stake.minor < 1 || wish.minor < 1)
    throw new ApiError(422, 'amount_invalid', 'Stake and wish are above zero', {
      field: stake.minor < 1 ? 'stake' : 'wish',
    });
  const open = candidates(
    line,
    { section, sportIds, limit: looksAhead, ...(section === 'line' ? { withinH } : {}) },
    language,
  );
  let pool = open.map(({ game, outcome, odds }): BetCandidate => ({
    id: outcome.id,
    eventId: game.id,
    odds,
  }));
  const bets = new Map<number, CouponBet>();
  const betOf = (id: number): CouponBet | undefined => {
    const bet = bets.get(id) ?? line.couponBet(id, language);
    if (bet !== undefined) bets.set(id, bet);
    return bet;
  };
  for (let search = 0; search < maxSearches; search += 1) {
    const found = proposeBets(
      pool,
      { stakeMinor: stake.minor, wishMinor: wish.minor, risk },
      createRandom(Math.floor(nowMs / turnMs), stake.minor, wish.minor),
    );
    const barred = new Set(
      found.proposals.flat().flatMap(({ id, odds }) => (isOpenAt(betOf(id), odds) ? [] : [id])),
    );
    if (barred.size === 0) {
      return {
        proposals: found.proposals.flatMap(
          (selections) =>
            toProposal(
              selections.flatMap(({ id }) => betOf(id) ?? []),
              stake,
            ) ?? [],
        ),
        ...(found.reason === undefined ? {} : { reason: found.reason }),
      };
    }
    pool = pool.filter(({ id }) => !barred.has(id));
  }
  return { proposals: [], reason: 'nothing_near' };
}

function isOpenAt(bet: CouponBet | undefined, odds: number): boolean {
  return (
    bet !== undefined && !bet.isBlocked && !bet.isBannedExpress && toThousandths(bet.coef) === odds
  );
}

function toProposal(
  bets: readonly CouponBet[],
  stake: GeneratorRequest['stake'],
): GeneratorProposal | undefined {
  const [first, ...others] = bets;
  if (first === undefined) return undefined;
  const odds = bets.map(({ coef }) => toThousandths(coef));
  const minor = potentialPayout({
    type: 'accumulator',
    stakeMinor: stake.minor,
    selections: odds.map((each) => ({ odds: each, settlement: 'unsettled' })),
  });
  return {
    bets: [first, ...others],
    coef: accumulatorOdds(odds) / 1000,
    payout: { minor, currency: stake.currency },
  };
}
