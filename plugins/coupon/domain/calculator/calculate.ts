import { blocksOf } from '../blocksOf.ts';
import { selectionCounts } from '../conflicts/selectionCounts.ts';
import { countBets } from '../countBets.ts';
import { leastPayout } from '../leastPayout.ts';
import { potentialPayout } from '../potentialPayout.ts';
import { settleTicket } from '../settleTicket.ts';
import { isOpenStatus, type SettlementStatusId } from '../SettlementStatus.ts';
import { blockSystemOptions, systemOptions, type SystemOption } from '../systemOptions.ts';
import type { Ticket, TicketSelection } from '../Ticket.ts';
import { totalStake } from '../totalStake.ts';
import { canBeEachWay, hasStakePerBet, namedBetOf, typeOfKind, type Calculation, type CalculatorLeg, type LegResult } from './Calculation.ts';

/** What is still to be entered before there is a result. */
export type CalculatorProblem =
  | { readonly kind: 'odds'; readonly missing: number }
  | { readonly kind: 'too-many'; readonly most: number }
  | { readonly kind: 'blocks' }
  | { readonly kind: 'bankers' }
  | { readonly kind: 'anti-odds' }
  | { readonly kind: 'stake' };

/** One coupon of a calculation; an each-way bet is two. */
export interface CalculatorPart {
  readonly part: 'whole' | 'win' | 'place';
  readonly ticket: Ticket;
}

export interface CalculatorAnswer {
  readonly parts: readonly CalculatorPart[];
  readonly bets: number;
  /** Amounts in minor units. */
  readonly totalStakeMinor: number;
  readonly payoutMinor: number;
  /** Below zero for a loss. */
  readonly profitMinor: number;
  /** The least that it pays if it wins; undefined where the kind has none or everything is settled. */
  readonly leastMinor: number | undefined;
  /** Results that are open can still change it; they were taken as won. */
  readonly isOpen: boolean;
}

export type CalculatorOutcome = { readonly kind: 'answer'; readonly answer: CalculatorAnswer } | { readonly kind: 'problem'; readonly problem: CalculatorProblem };

const statuses: Readonly<Record<LegResult, SettlementStatusId>> = { open: -2, won: 1, placed: 0, lost: 0, void: 2, halfWon: 4, halfLost: 5, halfHalf: 6 };

type FilledLeg = CalculatorLeg & { readonly odds: number };

function filledLegs(legs: readonly CalculatorLeg[]): readonly FilledLeg[] {
  return legs.filter((leg): leg is FilledLeg => leg.odds !== undefined);
}

function toSelection({ odds, result, isBanker, blockId }: FilledLeg): TicketSelection {
  return { odds, statusId: statuses[result], isBanker, blockId };
}

/** The same selection for its place: the part of the odds above 1, to the thousandth; who won or was placed has won. */
function toPlace(leg: FilledLeg, placePart: number): TicketSelection {
  const odds = 1000 + Math.floor((2 * (leg.odds - 1000) + placePart) / (2 * placePart));
  return { ...toSelection(leg), odds, statusId: leg.result === 'placed' ? 1 : statuses[leg.result] };
}

/** Sizes that the system, or the combinations of blocks, can have with the rows that are filled in. */
export function sizesOf({ kind, legs }: Pick<Calculation, 'kind' | 'legs'>): readonly SystemOption[] {
  const selections = filledLegs(legs);
  if (typeOfKind(kind) !== 'multi') return systemOptions(selections);
  return blockSystemOptions(blocksOf(selections).length, selections.filter(({ blockId }) => blockId === 0).length);
}

function problemOf(calculation: Calculation, legs: readonly FilledLeg[]): CalculatorProblem | undefined {
  const type = typeOfKind(calculation.kind);
  const { least, most } = selectionCounts[type];
  const wanted = namedBetOf(calculation.kind)?.selections ?? least;
  if (legs.length < wanted) return { kind: 'odds', missing: wanted - legs.length };
  if (legs.length > most) return { kind: 'too-many', most };
  if (type === 'system' && systemOptions(legs).length === 0) return { kind: 'bankers' };
  if ((type === 'multi' || type === 'conditional') && blocksOf(legs).length < 2) return { kind: 'blocks' };
  if (type === 'antiAccumulator' && calculation.antiOdds === undefined) return { kind: 'anti-odds' };
  return (calculation.stakeMinor ?? 0) > 0 ? undefined : { kind: 'stake' };
}

function ticketOf(calculation: Calculation, given: readonly TicketSelection[], stakeMinor: number): Ticket {
  const { kind, isPerBet, systemSize, isRestMax, antiOdds } = calculation;
  const type = typeOfKind(kind);
  const hasBlocks = type === 'multi' || type === 'conditional';
  const selections = given.map(({ isBanker, blockId, ...rest }): TicketSelection => {
    if (type === 'system') return isBanker === true ? { ...rest, isBanker } : rest;
    if (type === 'singles') return { ...rest, stakeMinor };
    // A conditional coupon has no lobby: what stood in one opens the run.
    return hasBlocks ? { ...rest, blockId: type === 'conditional' ? Math.max(1, blockId ?? 1) : (blockId ?? 1) } : rest;
  });
  const sizes = sizesOf(calculation).map(({ value }) => value);
  const size = Math.min(Math.max(systemSize, sizes[0] ?? 0), sizes.at(-1) ?? 0);
  const blocks = blocksOf(selections);
  const ticket: Ticket = {
    type,
    stakeMinor,
    selections,
    ...(type === 'system' || type === 'multi' ? { systemSize: size } : {}),
    ...(type === 'conditional' ? { blockStakes: Object.fromEntries(blocks.map(({ id }, index) => [id, index > 0 && isRestMax ? 'max' : stakeMinor])) } : {}),
    ...(type === 'antiAccumulator' && antiOdds !== undefined ? { antiOdds } : {}),
  };
  return isPerBet && hasStakePerBet(type) ? { ...ticket, stakeMinor: stakeMinor * countBets(ticket) } : ticket;
}

/**
 * What a bet comes to, with the arithmetic of the coupon. Each-way it is two bets of the same stake, one to win and one
 * to be placed, whose odds are the given part of the odds above 1. Source: CPN-120, CPN-121, CPN-122.
 */
export function calculate(calculation: Calculation): CalculatorOutcome {
  const legs = filledLegs(calculation.legs);
  const problem = problemOf(calculation, legs);
  if (problem !== undefined) return { kind: 'problem', problem };
  const { placePart, stakeMinor = 0 } = calculation;
  const win = ticketOf(calculation, legs.map(toSelection), stakeMinor);
  const isEachWay = placePart !== undefined && canBeEachWay(win.type);
  const parts: readonly CalculatorPart[] = isEachWay
    ? [
        { part: 'win', ticket: win },
        {
          part: 'place',
          ticket: ticketOf(
            calculation,
            legs.map((leg) => toPlace(leg, placePart)),
            stakeMinor,
          ),
        },
      ]
    : [{ part: 'whole', ticket: win }];
  // What an amount cannot hold exactly is capped, as each payout is by itself.
  const sum = (of: (ticket: Ticket) => number): number =>
    Math.min(
      Number.MAX_SAFE_INTEGER,
      parts.reduce((total, { ticket }) => total + of(ticket), 0),
    );
  const payoutMinor = sum(potentialPayout);
  const totalStakeMinor = sum(totalStake);
  const isOpen = parts.some(({ ticket }) => isOpenStatus(settleTicket(ticket).statusId));
  const leastMinor = isOpen && !isEachWay ? leastPayout(win) : undefined;
  return {
    kind: 'answer',
    answer: { parts, bets: sum(countBets), totalStakeMinor, payoutMinor, profitMinor: payoutMinor - totalStakeMinor, leastMinor: leastMinor === payoutMinor ? undefined : leastMinor, isOpen },
  };
}
