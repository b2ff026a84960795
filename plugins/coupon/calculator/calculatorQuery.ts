import { couponTypes } from '#domain/ticket/CouponType.ts';
import { namedBets } from '#domain/ticket/namedBets.ts';
import type { BlockStake } from '#domain/ticket/Ticket.ts';
import {
  blockOf,
  emptyCalculation,
  emptySelection,
  hasBlockStakes,
  selectionResults,
  mostSelections,
  mostStakeMinor,
  namedBetOf,
  placeParts,
  type Calculation,
  type CalculatorSelection,
  type SelectionResult,
} from './Calculation.ts';

/** One letter per result, so that the address stays short; none for unsettled. */
const letters: Readonly<Record<SelectionResult, string>> = {
  unsettled: '',
  won: 'w',
  placed: 'p',
  lost: 'l',
  void: 'v',
  halfWonHalfVoid: 'h',
  halfLostHalfVoid: 'q',
  halfLostHalfWon: 'm',
};
/** Odds, result, banker, block, own stake. */
const selectionPattern = /^(\d{4,7})([wplvhqm])?(b)?(?:-(\d{1,2}))?(?:~(\d{1,10}))?$/;
/** Block, and its own stake or `max`. */
const blockStakePattern = /^(\d{1,2})-(\d{1,10}|max)$/;
const leastOdds = 1001;
const mostOdds = 1_000_000;
const leastRows = 3;

/** The parameters of the query. */
export type CalculatorQuery = Readonly<
  Record<
    'kind' | 'legs' | 'stake' | 'blocks' | 'currency' | 'per' | 'size' | 'anti' | 'place',
    string | undefined
  >
>;

function readWhole(text: string | null, least: number, most: number): number | undefined {
  const value = text !== null && /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
}

function readSelection(text: string, index: number): CalculatorSelection | undefined {
  const match = selectionPattern.exec(text);
  const odds = readWhole(match?.[1] ?? null, leastOdds, mostOdds);
  if (match === null || odds === undefined) return undefined;
  const result = selectionResults.find((each) => letters[each] === (match[2] ?? '')) ?? 'unsettled';
  return {
    odds,
    result,
    isBanker: match[3] === 'b',
    blockId: readWhole(match[4] ?? null, 0, mostSelections) ?? Math.min(index + 1, mostSelections),
    stakeMinor: readWhole(match[5] ?? null, 1, mostStakeMinor),
  };
}

function readBlockStakes(text: string): Readonly<Record<number, BlockStake>> {
  return Object.fromEntries(
    text
      .slice(0, 400)
      .split('_')
      .flatMap((each): [number, BlockStake][] => {
        const match = blockStakePattern.exec(each);
        const id = readWhole(match?.[1] ?? null, 1, mostSelections);
        const stake =
          match?.[2] === 'max' ? 'max' : readWhole(match?.[2] ?? null, 1, mostStakeMinor);
        return id === undefined || stake === undefined ? [] : [[id, stake]];
      }),
  );
}

/** Pads the rows to the number of the kind: fixed for a named bet, else at least three. */
export function withRows(
  kind: string,
  selections: readonly CalculatorSelection[],
): readonly CalculatorSelection[] {
  const named = namedBetOf(kind)?.selections;
  const filled = selections.slice(0, named ?? mostSelections);
  const wanted = named ?? (kind === 'single' ? 1 : leastRows);
  return [
    ...filled,
    ...Array.from({ length: Math.max(0, wanted - filled.length) }, (_none, index) => ({
      ...emptySelection,
      blockId: filled.length + index + 1,
    })),
  ];
}

/** Reads a calculation from an address, leaving out what is invalid. Source: CPN-124. */
export function readCalculation(query: URLSearchParams, currency: string): Calculation {
  const empty = emptyCalculation(currency);
  const kind =
    [...couponTypes, ...namedBets.map(({ id }) => id)].find((each) => each === query.get('kind')) ??
    empty.kind;
  const selections = (query.get('legs') ?? '')
    .slice(0, 1200)
    .split('_')
    .slice(0, mostSelections)
    .flatMap((text, index) => readSelection(text, index) ?? []);
  const given = query.get('currency') ?? '';
  return {
    kind,
    selections: withRows(kind, selections),
    stakeMinor: readWhole(query.get('stake'), 1, mostStakeMinor),
    blockStakes: readBlockStakes(query.get('blocks') ?? ''),
    isEachBlock: query.get('size') === 'own',
    currency: /^[A-Z]{3}$/.test(given) ? given : currency,
    isPerBet:
      query.get('per') === null ? namedBetOf(kind) !== undefined : query.get('per') === 'bet',
    systemSize: readWhole(query.get('size'), 1, mostSelections) ?? empty.systemSize,
    antiOdds: readWhole(query.get('anti'), leastOdds, mostOdds),
    placePart: placeParts.find((part) => String(part) === query.get('place')),
  };
}

/** Writes a calculation as a query: canonical, without the values that are at their defaults. */
export function writeCalculation(calculation: Calculation, currency: string): CalculatorQuery {
  const empty = emptyCalculation(currency);
  const { kind, stakeMinor, isPerBet, systemSize, antiOdds, placePart } = calculation;
  const hasBlocks = kind === 'multi' || kind === 'conditional';
  const selections = calculation.selections.flatMap((selection) => {
    const { odds, result, isBanker } = selection;
    if (odds === undefined) return [];
    return [
      [
        odds,
        letters[result],
        isBanker && kind === 'system' ? 'b' : '',
        hasBlocks ? `-${blockOf(kind, selection)}` : '',
        kind === 'singles' && selection.stakeMinor !== undefined ? `~${selection.stakeMinor}` : '',
      ].join(''),
    ];
  });
  const blockStakes = hasBlockStakes(calculation)
    ? Object.entries(calculation.blockStakes).map(([id, stake]) => `${id}-${stake}`)
    : [];
  const isPerBetAtFirst = namedBetOf(kind) !== undefined;
  return {
    kind: kind === empty.kind ? undefined : kind,
    legs: selections.length === 0 ? undefined : selections.join('_'),
    stake: stakeMinor === undefined ? undefined : String(stakeMinor),
    blocks: blockStakes.length === 0 ? undefined : blockStakes.join('_'),
    currency: calculation.currency === currency ? undefined : calculation.currency,
    per: isPerBet === isPerBetAtFirst ? undefined : isPerBet ? 'bet' : 'total',
    size:
      kind === 'multi' && calculation.isEachBlock
        ? 'own'
        : (kind === 'system' || kind === 'multi') && systemSize !== empty.systemSize
          ? String(systemSize)
          : undefined,
    anti: kind === 'antiAccumulator' && antiOdds !== undefined ? String(antiOdds) : undefined,
    place: placePart === undefined ? undefined : String(placePart),
  };
}
