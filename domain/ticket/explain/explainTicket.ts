import { blocksOf, lobbyOf, type TicketBlock } from '../blocksOf.ts';
import { countBets } from '../countBets.ts';
import { countCombinations } from '../countCombinations.ts';
import { elementarySymmetric } from '../payout/elementarySymmetric.ts';
import type { ExactAmount } from '../payout/ExactAmount.ts';
import { exactPayout } from '../payout/exactPayout.ts';
import { factorUnit, selectionFactor } from '../payout/selectionFactor.ts';
import { potentialPayout } from '../payout/potentialPayout.ts';
import { productFactor } from '../payout/productFactor.ts';
import { runChain } from '../payout/runChain.ts';
import { isOpenSettlement, isVoidSettlement } from '../Settlement.ts';
import { singleOf } from '../singleOf.ts';
import type { Ticket, TicketSelection } from '../Ticket.ts';
import { ownStake, totalStake } from '../totalStake.ts';
import type { MoneyTerms } from '../terms/MoneyTerms.ts';
import { explainMoney } from './explainMoney.ts';
import type { ExplainedFigure, ExplainedLine, Explanation } from './Explanation.ts';
import { countFigure, letterFigure, factorFigure, moneyFigure, stakeFigure } from './figures.ts';

function line(
  key: string,
  values: Readonly<Record<string, ExplainedFigure>> = {},
  rest: Omit<ExplainedLine, 'key' | 'values'> = {},
): ExplainedLine {
  return { key: `explain.${key}`, values, ...rest };
}

function selectionLine(ticket: Ticket, selection: TicketSelection, role?: 'times'): ExplainedLine {
  const { settlement, isBanker } = selection;
  return line(
    isBanker === true ? 'banker' : 'selection',
    { name: { kind: 'selection', index: ticket.selections.indexOf(selection) } },
    {
      figure: factorFigure(productFactor([selection])),
      ...(role === undefined ? {} : { role }),
      ...(isOpenSettlement(settlement) || settlement === 'won' ? {} : { reason: settlement }),
    },
  );
}

/** The last line of all kinds, except sums of own stakes. */
function result(
  key: string,
  ticket: Ticket,
  values: Readonly<Record<string, ExplainedFigure>>,
): ExplainedLine {
  return line(key, values, { figure: stakeFigure(potentialPayout(ticket)), role: 'result' });
}

function accumulator(ticket: Ticket): readonly ExplainedLine[] {
  const total = factorFigure(productFactor(ticket.selections));
  const isProduct = ticket.selections.length > 1;
  return [
    ...ticket.selections.map((selection) =>
      selectionLine(ticket, selection, isProduct ? 'times' : undefined),
    ),
    ...(isProduct ? [line('product', {}, { figure: total })] : []),
    result('pay', ticket, { stake: stakeFigure(ticket.stakeMinor), factor: total }),
  ];
}

/** From the sum of all combinations to the payout: share of one bet, then share times sum. */
function divided(ticket: Ticket, sum: ExactAmount): readonly ExplainedLine[] {
  const bets = countBets(ticket);
  const share: ExactAmount = { numerator: BigInt(ticket.stakeMinor), denominator: BigInt(bets) };
  const values = {
    stake: stakeFigure(ticket.stakeMinor),
    bets: countFigure(bets),
    sum: factorFigure(sum),
  };
  return [
    line('share', values, { figure: moneyFigure(share) }),
    result('pay.divided', ticket, values),
  ];
}

/** Sum over the bets of a divided total: the return of a stake of one on each. */
function sumOfBets(ticket: Ticket): ExactAmount {
  const { numerator, denominator } = exactPayout({ ...ticket, stakeMinor: 1 });
  return { numerator: numerator * BigInt(countBets(ticket)), denominator };
}

function isLost(selections: readonly TicketSelection[]): boolean {
  return selections.some(({ settlement }) => settlement === 'lost');
}

/** Number of combinations, and of those still alive after a selection lost. */
function combinations(
  key: string,
  size: number,
  count: number,
  alive: number,
): readonly ExplainedLine[] {
  const all = countCombinations(count, size);
  const left = countCombinations(alive, size);
  return [
    line(key, { size: countFigure(size), count: countFigure(count) }, { figure: countFigure(all) }),
    ...(left === all ? [] : [line('alive', {}, { figure: countFigure(left) })]),
  ];
}

function system(ticket: Ticket): readonly ExplainedLine[] {
  const { selections, systemSize = 0 } = ticket;
  const bankers = selections.filter(({ isBanker }) => isBanker === true);
  const others = selections.filter(({ isBanker }) => isBanker !== true);
  const alive = isLost(bankers)
    ? 0
    : others.filter(({ settlement }) => settlement !== 'lost').length;
  const sum = sumOfBets(ticket);
  return [
    ...[...bankers, ...others].map((selection) => selectionLine(ticket, selection)),
    ...combinations('combinations', systemSize, others.length, alive),
    line(bankers.length > 0 ? 'sum.bankers' : 'sum', {}, { figure: factorFigure(sum) }),
    ...divided(ticket, sum),
  ];
}

function blockLine(block: TicketBlock): ExplainedLine {
  const single = block.selections.length === 1;
  return line(
    single ? 'block.single' : 'block',
    { block: letterFigure(block.id), count: countFigure(block.selections.length) },
    { figure: factorFigure(productFactor(block.selections)) },
  );
}

function multi(ticket: Ticket): readonly ExplainedLine[] {
  const { selections, systemSize = 0, blockStakes } = ticket;
  const lobby = lobbyOf(ticket);
  const blocks = blocksOf(selections);
  const lobbyLines =
    lobby.length === 0
      ? []
      : [
          ...lobby.map((selection) => selectionLine(ticket, selection)),
          line('lobby', {}, { figure: factorFigure(productFactor(lobby)) }),
        ];
  const blockLines = blocks.flatMap((block) => [
    ...block.selections.map((selection) =>
      selectionLine(ticket, selection, block.selections.length > 1 ? 'times' : undefined),
    ),
    blockLine(block),
  ]);
  if (blockStakes === undefined) {
    const alive = isLost(lobby) ? 0 : blocks.filter((block) => !isLost(block.selections)).length;
    const sum = sumOfBets(ticket);
    return [
      ...lobbyLines,
      ...blockLines,
      ...combinations('combinations.blocks', systemSize, blocks.length, alive),
      line(lobby.length > 0 ? 'sum.lobby' : 'sum', {}, { figure: factorFigure(sum) }),
      ...divided(ticket, sum),
    ];
  }
  const factorOf = (block: TicketBlock): ExactAmount =>
    productFactor([...lobby, ...block.selections]);
  const paid = blocks.map((block) => {
    const stake = ownStake(blockStakes[block.id]);
    const factor = factorOf(block);
    return line(
      'block.pays',
      { block: letterFigure(block.id), stake: stakeFigure(stake), factor: factorFigure(factor) },
      {
        figure: moneyFigure({
          numerator: BigInt(stake) * factor.numerator,
          denominator: factor.denominator,
        }),
      },
    );
  });
  return [...lobbyLines, ...blockLines, ...paid, result('pay.sum', ticket, {})];
}

/** Chain and conditional: stake, return and balance of each step. */
function steps(ticket: Ticket): readonly ExplainedLine[] {
  const isChain = ticket.type === 'chain';
  const run = runChain(ticket);
  const lines = run.flatMap(
    ({ id, selections, stakeMinor, isCut, returnMinor, accountMinor }, index) => {
      const factors = selections.map((selection) =>
        selectionLine(ticket, selection, selections.length > 1 ? 'times' : undefined),
      );
      if (stakeMinor === 0 && index > 0 && accountMinor === 0)
        return [
          ...factors,
          line(
            isChain ? 'step.stopped' : 'block.stopped',
            { number: countFigure(id) },
            { figure: stakeFigure(0) },
          ),
        ];
      const values = {
        number: countFigure(id),
        stake: stakeFigure(stakeMinor),
        factor: factorFigure(productFactor(selections)),
        return: stakeFigure(returnMinor),
      };
      const place = isChain ? 'step' : 'block.step';
      return [
        ...factors,
        line(index === 0 ? `${place}.first` : isCut ? `${place}.cut` : place, values, {
          figure: stakeFigure(accountMinor),
        }),
      ];
    },
  );
  return [...lines, result('pay.account', ticket, {})];
}

function antiAccumulator(ticket: Ticket): readonly ExplainedLine[] {
  const { selections, stakeMinor, antiOdds = 0 } = ticket;
  const failed = selections.filter(({ settlement }) => settlement === 'lost');
  const isOpen = selections.some(({ settlement }) => isOpenSettlement(settlement));
  const price: ExactAmount = { numerator: BigInt(antiOdds), denominator: 1000n };
  const verdict = selections.every(({ settlement }) => isVoidSettlement(settlement))
    ? 'anti.void'
    : failed.length > 0
      ? 'anti.failed'
      : isOpen
        ? 'anti.open'
        : 'anti.none';
  return [
    line(verdict, { failed: countFigure(failed.length), count: countFigure(selections.length) }),
    ...(verdict === 'anti.failed' || verdict === 'anti.open'
      ? [line('anti.price', {}, { figure: factorFigure(price) })]
      : []),
    verdict === 'anti.failed' || verdict === 'anti.open'
      ? result('pay', ticket, { stake: stakeFigure(stakeMinor), factor: factorFigure(price) })
      : result('pay.sum', ticket, {}),
  ];
}

/** Bets of one, two and three selections have names. */
const sizeTexts: Readonly<Record<number, string>> = {
  1: 'size.singles',
  2: 'size.doubles',
  3: 'size.trebles',
};

/** Lucky and patent: the sums by number of selections. */
function subsets(ticket: Ticket, smallest: number): readonly ExplainedLine[] {
  const { selections } = ticket;
  const factors = selections.map(selectionFactor);
  const sizes = Array.from(
    { length: Math.max(0, selections.length - smallest + 1) },
    (_none, index) => smallest + index,
  );
  const bySize = sizes.map((size) =>
    line(
      sizeTexts[size] ?? 'size',
      { size: countFigure(size), bets: countFigure(countCombinations(selections.length, size)) },
      {
        figure: factorFigure({
          numerator: elementarySymmetric(factors, size),
          denominator: factorUnit ** BigInt(size),
        }),
      },
    ),
  );
  const sum = sumOfBets(ticket);
  return [
    ...selections.map((selection) => selectionLine(ticket, selection)),
    ...bySize,
    line('sum.sizes', {}, { figure: factorFigure(sum) }),
    ...divided(ticket, sum),
  ];
}

function singles(ticket: Ticket): readonly ExplainedLine[] {
  const lines = ticket.selections.map((selection, index) => {
    const values = {
      name: { kind: 'selection', index },
      stake: stakeFigure(selection.stakeMinor ?? 0),
      factor: factorFigure(productFactor([selection])),
    } as const;
    return line('single', values, {
      figure: moneyFigure(exactPayout(singleOf(selection))),
      ...(isOpenSettlement(selection.settlement) || selection.settlement === 'won'
        ? {}
        : { reason: selection.settlement }),
    });
  });
  return [...lines, result('pay.sum', ticket, {})];
}

function linesOf(ticket: Ticket): readonly ExplainedLine[] {
  switch (ticket.type) {
    case 'single':
    case 'accumulator':
      return accumulator(ticket);
    case 'system':
      return system(ticket);
    case 'chain':
    case 'conditional':
      return steps(ticket);
    case 'multi':
      return multi(ticket);
    case 'antiAccumulator':
      return antiAccumulator(ticket);
    case 'lucky':
      return subsets(ticket, 1);
    case 'patent':
      return subsets(ticket, 2);
    case 'singles':
      return singles(ticket);
  }
}

/**
 * Explains the arithmetic of a coupon, being composed, open or settled, line by line: the same
 * figures as `potentialPayout`, with open selections taken as won; with terms down to the credit of
 * the account. Undefined if nothing can be calculated yet: no bet, or no stake. Source: CPN-110,
 * CPN-305.
 */
export function explainTicket(ticket: Ticket, terms: MoneyTerms = {}): Explanation | undefined {
  if (countBets(ticket) === 0 || totalStake(ticket) === 0) return undefined;
  const { numerator, denominator } = exactPayout(ticket);
  const grossMinor = potentialPayout(ticket);
  const { before, after, payoutMinor } = explainMoney(ticket, terms);
  const lines = linesOf(ticket);
  return {
    // If more follows, the product of stake and odds is an intermediate result.
    lines: [
      line(`kind.${ticket.type}`),
      ...before,
      ...(after.length === 0
        ? lines
        : lines.map(({ role, ...step }) =>
            role === undefined || role === 'result' ? step : { ...step, role },
          )),
      ...after,
    ],
    payoutMinor,
    isPotential: ticket.selections.some(({ settlement }) => isOpenSettlement(settlement)),
    isRounded: numerator !== BigInt(grossMinor) * denominator,
  };
}
