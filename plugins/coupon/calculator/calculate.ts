import { blocksOf } from '#domain/ticket/blocksOf.ts';
import { selectionCounts } from '#domain/ticket/conflicts/selectionCounts.ts';
import { countBets } from '#domain/ticket/countBets.ts';
import { compareExact } from '#domain/ticket/payout/ExactAmount.ts';
import { exactPayout } from '#domain/ticket/payout/exactPayout.ts';
import { leastPayout } from '#domain/ticket/payout/leastPayout.ts';
import { potentialPayout } from '#domain/ticket/payout/potentialPayout.ts';
import { settleTicket } from '#domain/ticket/payout/settleTicket.ts';
import { isOpenSettlement } from '#domain/ticket/Settlement.ts';
import {
  blockSystemOptions,
  systemOptions,
  type SystemOption,
} from '#domain/ticket/systemOptions.ts';
import type { BlockStake, Ticket, TicketSelection } from '#domain/ticket/Ticket.ts';
import { totalOdds } from '#domain/ticket/totalOdds.ts';
import { totalStake } from '#domain/ticket/totalStake.ts';
import {
  blockOf,
  canBeEachWay,
  hasBlockStakes,
  isDivided,
  namedBetOf,
  typeOfKind,
  type Calculation,
  type CalculatorSelection,
} from './Calculation.ts';

/** Input that is missing for a result. */
export type CalculatorProblem =
  /** A field has invalid text; only the store of the fields can tell. */
  | { readonly kind: 'wrong' }
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
  /** Total odds of kinds that have them; integer thousandths. */
  readonly odds: number | undefined;
  /** The payout differs from stake × `odds` because of an entered result. */
  readonly areOddsBeforeResults: boolean;
  /** Amounts in minor units. */
  readonly totalStakeMinor: number;
  readonly payoutMinor: number;
  /** Negative for a loss. */
  readonly profitMinor: number;
  /** Smallest winning payout; undefined where there is none or all is settled. */
  readonly leastMinor: number | undefined;
  /** Whether unsettled results can still change it; they count as won. */
  readonly isOpen: boolean;
}

export type CalculatorOutcome =
  | { readonly kind: 'answer'; readonly answer: CalculatorAnswer }
  | { readonly kind: 'problem'; readonly problem: CalculatorProblem };

type FilledSelection = CalculatorSelection & { readonly odds: number };

function filledSelections(selections: readonly CalculatorSelection[]): readonly FilledSelection[] {
  return selections.filter(
    (selection): selection is FilledSelection => selection.odds !== undefined,
  );
}

/**
 * Converts a row to a selection of its kind. The place bet pays a fraction of the odds above 1, and
 * a placed selection wins it.
 */
function toSelection(
  selection: FilledSelection,
  { kind, stakeMinor = 0 }: Calculation,
  placePart: number | undefined,
): TicketSelection {
  const { odds, result, isBanker } = selection;
  const type = typeOfKind(kind);
  return {
    odds,
    settlement: result !== 'placed' ? result : placePart === undefined ? 'lost' : 'won',
    ...(placePart === undefined ? {} : { placePart }),
    ...(type === 'system' && isBanker ? { isBanker } : {}),
    ...(type === 'multi' || type === 'conditional' ? { blockId: blockOf(kind, selection) } : {}),
    ...(type === 'singles' ? { stakeMinor: selection.stakeMinor ?? stakeMinor } : {}),
  };
}

/** Blocks with odds, in order, with rows assigned by the kind. */
function blocksWithOdds(
  kind: string,
  selections: readonly FilledSelection[],
): ReturnType<typeof blocksOf> {
  return blocksOf(selections.map((selection) => ({ blockId: blockOf(kind, selection) })));
}

/** Stakes of the blocks with odds, in order; 0 while missing. */
function stakesOfBlocks(
  { kind, blockStakes, stakeMinor = 0 }: Calculation,
  selections: readonly FilledSelection[],
): Readonly<Record<number, BlockStake>> {
  return Object.fromEntries(
    blocksWithOdds(kind, selections).map(({ id }, index) => {
      const own = blockStakes[id];
      // "max" of the first block means nothing, since the account is still empty.
      const hasOwn = own !== undefined && (own !== 'max' || (kind === 'conditional' && index > 0));
      return [id, hasOwn ? own : stakeMinor];
    }),
  );
}

/** Whether the stake of some bet is missing. */
function lacksStake(calculation: Calculation, selections: readonly FilledSelection[]): boolean {
  const { kind, stakeMinor = 0 } = calculation;
  if (hasBlockStakes(calculation))
    return Object.values(stakesOfBlocks(calculation, selections)).includes(0);
  return typeOfKind(kind) === 'singles'
    ? selections.some((selection) => (selection.stakeMinor ?? stakeMinor) === 0)
    : stakeMinor === 0;
}

/** Possible sizes of the system or block combinations for the filled rows. */
export function sizesOf({
  kind,
  selections,
}: Pick<Calculation, 'kind' | 'selections'>): readonly SystemOption[] {
  const filled = filledSelections(selections);
  if (typeOfKind(kind) !== 'multi') return systemOptions(filled);
  return blockSystemOptions(
    blocksOf(filled).length,
    filled.filter(({ blockId }) => blockId === 0).length,
  );
}

function problemOf(
  calculation: Calculation,
  selections: readonly FilledSelection[],
): CalculatorProblem | undefined {
  const type = typeOfKind(calculation.kind);
  const { least, most } = selectionCounts[type];
  const wanted = namedBetOf(calculation.kind)?.selections ?? least;
  if (selections.length < wanted) return { kind: 'odds', missing: wanted - selections.length };
  if (selections.length > most) return { kind: 'too-many', most };
  if (type === 'system' && systemOptions(selections).length === 0) return { kind: 'bankers' };
  if (
    (type === 'multi' || type === 'conditional') &&
    blocksWithOdds(calculation.kind, selections).length < 2
  )
    return { kind: 'blocks' };
  if (type === 'antiAccumulator' && calculation.antiOdds === undefined)
    return { kind: 'anti-odds' };
  return lacksStake(calculation, selections) ? { kind: 'stake' } : undefined;
}

function ticketOf(
  calculation: Calculation,
  filled: readonly FilledSelection[],
  stakeMinor: number,
  placePart?: number,
): Ticket {
  const { kind, isPerBet, systemSize, antiOdds } = calculation;
  const type = typeOfKind(kind);
  const sizes = sizesOf(calculation).map(({ value }) => value);
  const size = Math.min(Math.max(systemSize, sizes[0] ?? 0), sizes.at(-1) ?? 0);
  const ticket: Ticket = {
    type,
    stakeMinor,
    selections: filled.map((selection) => toSelection(selection, calculation, placePart)),
    ...(hasBlockStakes(calculation)
      ? { blockStakes: stakesOfBlocks(calculation, filled) }
      : type === 'system' || type === 'multi'
        ? { systemSize: size }
        : {}),
    ...(type === 'antiAccumulator' && antiOdds !== undefined ? { antiOdds } : {}),
  };
  return isPerBet && isDivided(calculation)
    ? { ...ticket, stakeMinor: stakeMinor * countBets(ticket) }
    : ticket;
}

/** Whether the entered results leave the full potential payout. */
function paysItsOdds(ticket: Ticket): boolean {
  const open = ticket.selections.map((selection): TicketSelection => ({
    ...selection,
    settlement: 'unsettled',
  }));
  return compareExact(exactPayout(ticket), exactPayout({ ...ticket, selections: open })) === 0;
}

/**
 * Calculates a bet with the arithmetic of the coupon. Each-way, it is two bets of the same stake,
 * to win and to be placed, the latter at the given fraction of the odds above 1. A total that is
 * divided over bets is split in half between both; an odd minor unit is staked to win.
 * Source: CPN-120, CPN-121, CPN-122.
 */
export function calculate(calculation: Calculation): CalculatorOutcome {
  const selections = filledSelections(calculation.selections);
  const problem = problemOf(calculation, selections);
  if (problem !== undefined) return { kind: 'problem', problem };
  const { placePart, stakeMinor = 0 } = calculation;
  const type = typeOfKind(calculation.kind);
  const isEachWay = placePart !== undefined && canBeEachWay(type);
  const isShared = isEachWay && isDivided(calculation) && !calculation.isPerBet;
  const placeStakeMinor = isShared ? Math.floor(stakeMinor / 2) : stakeMinor;
  const winStakeMinor = isShared ? stakeMinor - placeStakeMinor : stakeMinor;
  const win = ticketOf(calculation, selections, winStakeMinor);
  const parts: readonly CalculatorPart[] = isEachWay
    ? [
        { part: 'win', ticket: win },
        {
          part: 'place',
          ticket: ticketOf(calculation, selections, placeStakeMinor, placePart),
        },
      ]
    : [{ part: 'whole', ticket: win }];
  // Sums beyond safe integers are capped, as each payout is.
  const sum = (of: (ticket: Ticket) => number): number =>
    Math.min(
      Number.MAX_SAFE_INTEGER,
      parts.reduce((total, { ticket }) => total + of(ticket), 0),
    );
  const payoutMinor = sum(potentialPayout);
  const totalStakeMinor = sum(totalStake);
  const isOpen = parts.some(({ ticket }) => isOpenSettlement(settleTicket(ticket).settlement));
  const leastMinor = isOpen && !isEachWay ? leastPayout(win) : undefined;
  return {
    kind: 'answer',
    answer: {
      parts,
      bets: sum(countBets),
      odds: isEachWay ? undefined : totalOdds(win),
      areOddsBeforeResults: !paysItsOdds(win),
      totalStakeMinor,
      payoutMinor,
      profitMinor: payoutMinor - totalStakeMinor,
      leastMinor: leastMinor === payoutMinor ? undefined : leastMinor,
      isOpen,
    },
  };
}
