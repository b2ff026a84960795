import { blocksOf } from '../blocksOf.ts';
import { compareExact, nothing, roundExact, type ExactAmount } from './ExactAmount.ts';
import { productFactor } from './productFactor.ts';
import { isOpenSettlement } from '../Settlement.ts';
import type { BlockStake, Ticket, TicketSelection } from '../Ticket.ts';

/** One step of a chain or conditional coupon; amounts rounded for display only. */
export interface ChainStep {
  /** Id of the block of a conditional coupon; position of the selection from 1 of a chain. */
  readonly id: number;
  readonly selections: readonly TicketSelection[];
  /** Minor units staked on this step: 0 when the account was empty and the run had stopped. */
  readonly stakeMinor: number;
  /** Whether less than requested is staked, because the account held no more. */
  readonly isCut: boolean;
  /** Return of this step, in minor units. */
  readonly returnMinor: number;
  /** Balance of the coupon's account after this step, in minor units. */
  readonly accountMinor: number;
  /** Whether its result is still open and was taken as won. */
  readonly isForecast: boolean;
}

interface Planned {
  readonly id: number;
  readonly selections: readonly TicketSelection[];
  readonly stake: BlockStake;
}

function plan(ticket: Ticket): readonly Planned[] {
  if (ticket.type === 'conditional')
    return blocksOf(ticket.selections).map(({ id, selections }) => ({
      id,
      selections,
      stake: ticket.blockStakes?.[id] ?? 0,
    }));
  return ticket.selections.map((selection, index) => ({
    id: index + 1,
    selections: [selection],
    stake: ticket.stakeMinor,
  }));
}

interface ExactStep extends Planned {
  readonly staked: ExactAmount;
  readonly factor: ExactAmount;
  readonly account: ExactAmount;
}

function times(amount: ExactAmount, factor: ExactAmount): ExactAmount {
  return {
    numerator: amount.numerator * factor.numerator,
    denominator: amount.denominator * factor.denominator,
  };
}

function* exactSteps(ticket: Ticket): Generator<ExactStep> {
  let account: ExactAmount | undefined;
  for (const step of plan(ticket)) {
    const factor = productFactor(step.selections);
    const asked: ExactAmount | 'max' =
      step.stake === 'max' ? 'max' : { numerator: BigInt(step.stake), denominator: 1n };
    if (account === undefined) {
      // The person pays the first step, so "max" has no balance to refer to.
      const staked = asked === 'max' ? nothing : asked;
      account = times(staked, factor);
      yield { ...step, staked, factor, account };
      continue;
    }
    if (asked === 'max' || compareExact(account, asked) <= 0) {
      const staked = account;
      account = times(account, factor);
      yield { ...step, staked, factor, account };
      continue;
    }
    // account - stake + stake × factor, on the common denominator account × factor.
    const numerator: bigint =
      account.numerator * factor.denominator +
      asked.numerator * (factor.numerator - factor.denominator) * account.denominator;
    account = { numerator, denominator: account.denominator * factor.denominator };
    yield { ...step, staked: asked, factor, account };
  }
}

/**
 * Steps of a chain (singles in the person's order, the same stake on each) or a conditional coupon
 * (blocks in order, each with its own stake or the whole balance). The person pays the first step;
 * each next is paid from the account of the coupon, in full or with the rest if the account holds
 * less; an empty account stops the run. The final balance is the payout. Open results count as won,
 * so for a coupon that is being composed this is the forecast "after bet 1, after bet 2 …". Source:
 * CPN-87, CPN-88.
 */
export function runChain(ticket: Ticket): readonly ChainStep[] {
  return Array.from(exactSteps(ticket), ({ id, selections, stake, staked, factor, account }) => ({
    id,
    selections,
    stakeMinor: roundExact(staked),
    isCut:
      stake !== 'max' && compareExact(staked, { numerator: BigInt(stake), denominator: 1n }) < 0,
    returnMinor: roundExact(times(staked, factor)),
    accountMinor: roundExact(account),
    isForecast:
      selections.some(({ settlement }) => isOpenSettlement(settlement)) &&
      !selections.some(({ settlement }) => settlement === 'lost'),
  }));
}

/** The final account of a chain or conditional coupon, exact; open results count as won. */
export function chainReturn(ticket: Ticket): ExactAmount {
  let held = nothing;
  for (const { account } of exactSteps(ticket)) held = account;
  return held;
}
