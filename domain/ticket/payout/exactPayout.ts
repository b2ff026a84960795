import { blocksOf, lobbyOf, type TicketBlock } from '../blocksOf.ts';
import { countBets } from '../countBets.ts';
import { elementarySymmetric } from './elementarySymmetric.ts';
import { nothing, type ExactAmount } from './ExactAmount.ts';
import { factorUnit, selectionFactor } from './selectionFactor.ts';
import { productFactor } from './productFactor.ts';
import { chainReturn } from './runChain.ts';
import { isOpenSettlement, isVoidSettlement } from '../Settlement.ts';
import type { Ticket } from '../Ticket.ts';
import { ownStake } from '../totalStake.ts';

/** Factors of blocks with a common denominator, so that sums of them stay whole numbers. */
function blockFactors(blocks: readonly TicketBlock[]): {
  readonly factors: readonly bigint[];
  readonly unit: bigint;
} {
  const longest = Math.max(0, ...blocks.map(({ selections }) => selections.length));
  const factors = blocks.map(
    ({ selections }) =>
      productFactor(selections).numerator * factorUnit ** BigInt(longest - selections.length),
  );
  return { factors, unit: factorUnit ** BigInt(longest) };
}

function systemPayout(ticket: Ticket): ExactAmount {
  const size = ticket.systemSize ?? 0;
  const bankers = productFactor(ticket.selections.filter(({ isBanker }) => isBanker === true));
  const others = ticket.selections.filter(({ isBanker }) => isBanker !== true).map(selectionFactor);
  return {
    numerator: BigInt(ticket.stakeMinor) * bankers.numerator * elementarySymmetric(others, size),
    denominator: BigInt(countBets(ticket)) * bankers.denominator * factorUnit ** BigInt(size),
  };
}

function multiPayout(ticket: Ticket): ExactAmount {
  const { blockStakes } = ticket;
  const lobby = productFactor(lobbyOf(ticket));
  const blocks = blocksOf(ticket.selections);
  const { factors, unit } = blockFactors(blocks);
  if (blockStakes === undefined) {
    const size = ticket.systemSize ?? 0;
    return {
      numerator: BigInt(ticket.stakeMinor) * lobby.numerator * elementarySymmetric(factors, size),
      denominator: BigInt(countBets(ticket)) * lobby.denominator * unit ** BigInt(size),
    };
  }
  const sum = blocks.reduce(
    (total, { id }, index) => total + BigInt(ownStake(blockStakes[id])) * (factors[index] ?? 0n),
    0n,
  );
  return { numerator: lobby.numerator * sum, denominator: lobby.denominator * unit };
}

function antiPayout({ stakeMinor, selections, antiOdds }: Ticket): ExactAmount {
  const stake = BigInt(stakeMinor);
  if (selections.every(({ settlement }) => isVoidSettlement(settlement)))
    return { numerator: stake, denominator: 1n };
  // Best case: exactly one of the open selections fails.
  const canWin = selections.some(
    ({ settlement }) => settlement === 'lost' || isOpenSettlement(settlement),
  );
  return canWin ? { numerator: stake * BigInt(antiOdds ?? 0), denominator: 1000n } : nothing;
}

/** Sum over all subsets that are bets: product of (1 + factor), minus empty and singles. */
function subsetsPayout(ticket: Ticket, hasSingles: boolean): ExactAmount {
  const factors = ticket.selections.map(selectionFactor);
  const count = BigInt(factors.length);
  const unit = factorUnit ** count;
  const all = factors.reduce((product, factor) => product * (factorUnit + factor), 1n) - unit;
  const singles = hasSingles
    ? 0n
    : factors.reduce((sum, factor) => sum + factor, 0n) * factorUnit ** (count - 1n);
  const bets = (1n << count) - 1n - (hasSingles ? 0n : count);
  return { numerator: BigInt(ticket.stakeMinor) * (all - singles), denominator: bets * unit };
}

/**
 * Returns the exact payout of a coupon, stake included, before the one rounding; open results count
 * as won (in an anti-accumulator as a failed one). S is the stake, f the factor of a selection,
 * e_k the elementary symmetric polynomial (the sum over all k-combinations):
 *
 * - single, accumulator: S·Πf; anti-accumulator: S × its price; many singles: ΣS_i·f_i
 * - system: S / C(n,k) · Π(bankers) · e_k(others)
 * - multi: S / C(m,k) · Π(lobby) · e_k(blocks), or Π(lobby) · Σ S_b·f_b with own stakes
 * - lucky: S / (2ⁿ−1) · (Π(1+f) − 1); patent: S / (2ⁿ−1−n) · (Π(1+f) − 1 − Σf)
 * - chain, conditional: see `runChain`
 *
 * A divided stake is not rounded by itself. Source: CPN-83 to CPN-90.
 */
export function exactPayout(ticket: Ticket): ExactAmount {
  if (countBets(ticket) === 0) return nothing;
  switch (ticket.type) {
    case 'single':
    case 'accumulator': {
      const { numerator, denominator } = productFactor(ticket.selections);
      return { numerator: BigInt(ticket.stakeMinor) * numerator, denominator };
    }
    case 'system':
      return systemPayout(ticket);
    case 'chain':
    case 'conditional':
      return chainReturn(ticket);
    case 'multi':
      return multiPayout(ticket);
    case 'antiAccumulator':
      return antiPayout(ticket);
    case 'lucky':
      return subsetsPayout(ticket, true);
    case 'patent':
      return subsetsPayout(ticket, false);
    case 'singles':
      return {
        numerator: ticket.selections.reduce(
          (sum, selection) => sum + BigInt(selection.stakeMinor ?? 0) * selectionFactor(selection),
          0n,
        ),
        denominator: factorUnit,
      };
  }
}
