import { expect, test } from 'vitest';
import { marketFromWire } from '../../feed/eventFromWire.ts';
import { exampleMarket } from '../../testing/exampleWire.ts';
import { lineText } from '../../prices/lineText.ts';
import { CardColumns } from './CardColumns.ts';
import { filterCards, marketCards, middleLines, shownLines } from './marketCards.ts';
import { inPlaces, rowMarkets } from '../../lists/table/rowMarkets.ts';
import type { Market } from '../../feed/SportEvent.ts';

function lined(
  typeId: number,
  name: string,
  line: number,
  captions: readonly [string, string],
  id: number,
): Market {
  const wire = exampleMarket(5, typeId, [1.9, 1.9], {
    id,
    name: `${name} ${lineText(line, false)}`,
    columns: 2,
    line,
  });
  return marketFromWire({
    ...wire,
    outcomes: [
      { ...wire.outcomes[0], short: captions[0], line },
      {
        ...(wire.outcomes[1] ?? wire.outcomes[0]),
        short: captions[1],
        line: captions[0] === '1' ? -line : line,
      },
    ],
  });
}

const result = marketFromWire(exampleMarket(5, 1, [1.85, 3.6, 4.35]));
const total = lined(4, 'Total', 2.5, ['O', 'U'], 42);
const handicap = lined(6, 'Handicap', -0.5, ['1', '2'], 61);

test('BET-14 a row shows result, total and handicap, each in its column', () => {
  const row = rowMarkets([handicap, total, result]);
  expect(row.result?.outcomes.map((outcome) => outcome?.caption)).toEqual(['1', 'X', '2']);
  expect(row.total?.market.line).toBe(2.5);
  expect(row.handicap?.market.line).toBe(-0.5);
});

test('BET-1019 a result without a draw leaves the middle column empty', () => {
  const winner = marketFromWire(exampleMarket(5, 2, [1.36, 3.2]));
  expect(rowMarkets([winner]).result?.outcomes.map((outcome) => outcome === undefined)).toEqual([
    false,
    true,
    false,
  ]);
  expect(inPlaces(winner, 3).outcomes.map((outcome) => outcome === undefined)).toEqual([
    false,
    true,
    false,
  ]);
  expect(inPlaces(result, 2).outcomes).toHaveLength(2);
});

test('BET-1020 a handicap carries its sign, a total does not', () => {
  expect([
    lineText(-0.5, true),
    lineText(0, true),
    lineText(1.5, true),
    lineText(2.5, false),
  ]).toEqual(['−0.5', '0', '+1.5', '2.5']);
});

test('BET-15 all lines of a question are one card, sorted, named without the line', () => {
  const cards = marketCards([result, lined(4, 'Total', 3.5, ['O', 'U'], 44), total]);
  expect(cards.map((card) => [card.name, card.markets.map((market) => market.line)])).toEqual([
    ['Result', [undefined]],
    ['Total', [2.5, 3.5]],
  ]);
});

test('BET-15 a long card shows the lines in the middle first', () => {
  const lines = [0.5, 1, 1.5, 2, 2.5, 3, 3.5].map((line) =>
    lined(4, 'Total', line, ['O', 'U'], 100 + line * 2),
  );
  expect(middleLines(lines, 4).map((market) => market.line)).toEqual([1, 1.5, 2, 2.5]);
  expect(middleLines(lines.slice(0, 2), 4)).toHaveLength(2);
});

test('BET-15 a number that belongs to the question is no line', () => {
  const first = marketFromWire(
    exampleMarket(5, 13, [2, 3, 4], { id: 131, name: 'Goal 1', line: 1 }),
  );
  const second = marketFromWire(
    exampleMarket(5, 13, [2, 3, 4], { id: 132, name: 'Goal 2', line: 2 }),
  );
  expect(marketCards([first, second]).map((card) => card.name)).toEqual(['Goal 1', 'Goal 2']);
});

test('BET-16 pinned cards come first; group and words choose among them', () => {
  const cards = marketCards([result, total, handicap]);
  const names = (filter: Partial<Parameters<typeof filterCards>[1]>) =>
    filterCards(cards, {
      subEvent: undefined,
      groupId: undefined,
      search: '',
      pinned: new Set(),
      ...filter,
    }).map((card) => card.name);
  expect(names({ pinned: new Set([6]) })).toEqual(['Handicap', 'Result', 'Total']);
  expect(names({ search: ' TOT ' })).toEqual(['Total']);
  expect(names({ search: 'corner' })).toEqual([]);
  expect(names({ groupId: 1 })).toHaveLength(3);
  expect(names({ groupId: 2 })).toEqual([]);
});

const manyCards = (count: number) =>
  marketCards(
    Array.from({ length: count }, (_, index) =>
      lined(10 + index, `M${index}`, 1.5, ['O', 'U'], 500 + index),
    ),
  );
const inTwo = (key: string, pinned: readonly number[] = []) => ({
  key,
  columnCount: 2,
  few: 4,
  pinned: new Set(pinned),
});
type Dealt = ReturnType<CardColumns['deal']>;
const keysOf = (dealt: Dealt) =>
  dealt.map((column) => column.map((block) => block.cards.map((card) => card.key)));
/** Column and block of each card. */
const placesOf = (dealt: Dealt) =>
  new Map(
    dealt.flatMap((column, index) =>
      column.flatMap((block) =>
        block.cards.map((card) => [card.key, `${index}/${block.key}`] as const),
      ),
    ),
  );

test('BET-1021 two columns hold every card once and are about as long', () => {
  const cards = manyCards(9);
  const columns = new CardColumns().deal(cards, inTwo(''));
  expect(
    columns
      .flat()
      .flatMap((block) => block.cards)
      .toSorted((first, second) => first.key - second.key),
  ).toEqual(cards);
  const [first, second] = columns.map((column) => column.flatMap((block) => block.cards).length);
  expect(Math.abs((first ?? 0) - (second ?? 0))).toBeLessThanOrEqual(1);
});

test('BET-201 a card stays in its column and block when others come, go or grow; another choice deals anew', () => {
  const cards = manyCards(60);
  const columns = new CardColumns();
  const before = placesOf(columns.deal(cards, inTwo('all')));
  const without = cards.filter((_, index) => index !== 0 && index !== 4 && index !== 31);
  const after = placesOf(columns.deal(without, inTwo('all')));
  for (const { key } of without) expect(after.get(key)).toBe(before.get(key));
  const back = placesOf(columns.deal(cards, inTwo('all')));
  for (const { key } of without) expect(back.get(key)).toBe(before.get(key));
  const [left, right] = keysOf(columns.deal(without, inTwo('totals')));
  expect(left?.[0]).toContain(without[0]?.key);
  expect(right?.[0]).toContain(without[1]?.key);
});

test('BET-496 a pin moves its own card alone, to the top, and back; the next one is beside it', () => {
  const cards = manyCards(60);
  const columns = new CardColumns();
  const before = columns.deal(cards, inTwo('all'));
  const moved = cards[41]!;
  const pinnedFirst = [moved, ...cards.filter((card) => card !== moved)];
  const pinned = columns.deal(pinnedFirst, inTwo('all', [moved.typeId]));
  expect(keysOf(pinned).map((column) => column[0])[0]).toEqual([moved.key]);
  for (const { key } of cards)
    if (key !== moved.key) expect(placesOf(pinned).get(key)).toBe(placesOf(before).get(key));
  const second = cards[7]!;
  const both = columns.deal(
    [moved, second, ...cards.filter((card) => card !== moved && card !== second)],
    inTwo('all', [moved.typeId, second.typeId]),
  );
  expect(keysOf(both).map((column) => column[0])).toEqual([[moved.key], [second.key]]);
  columns.deal(pinnedFirst, inTwo('all', [moved.typeId]));
  const after = columns.deal(cards, inTwo('all'));
  for (const { key } of cards)
    if (key !== moved.key && key !== second.key)
      expect(placesOf(after).get(key)).toBe(placesOf(before).get(key));
  expect(
    keysOf(after)
      .flat(2)
      .toSorted((first, second) => first - second),
  ).toEqual(cards.map((card) => card.key));
});

test('BET-497 cards are in blocks of ten in their order, each block once, in whatever order they come later', () => {
  const cards = manyCards(60);
  const columns = new CardColumns();
  const dealt = columns.deal(cards, inTwo('all'));
  expect(dealt.map((column) => column.map((block) => block.cards.length))).toEqual([
    [10, 10, 10],
    [10, 10, 10],
  ]);
  for (const column of keysOf(dealt))
    expect(column.flat()).toEqual(column.flat().toSorted((first, second) => first - second));
  const turned = columns.deal(cards.toReversed(), inTwo('all'));
  expect(new Set(turned.flat().map((block) => block.key)).size).toBe(turned.flat().length);
  expect(
    keysOf(turned)
      .flat(2)
      .toSorted((first, second) => first - second),
  ).toEqual(cards.map((card) => card.key));
  for (const column of keysOf(turned))
    expect(column.flat()).toEqual(column.flat().toSorted((first, second) => second - first));
});

test('BET-497 a block that is whole again takes no more: what comes begins the next one', () => {
  const cards = manyCards(35);
  const columns = new CardColumns();
  const inOne = { ...inTwo('all'), columnCount: 1 };
  columns.deal(cards.slice(0, 20), inOne);
  expect(
    columns.deal(cards, inOne).map((column) => column.map((block) => block.cards.length)),
  ).toEqual([[10, 10, 10, 5]]);
});

test('BET-532 a card that is looked at keeps its rows: a line that comes takes the place of one that has gone', () => {
  const gone = (market: Market): Market => ({ ...market, isGone: true });
  const lines = [0.5, 1, 1.5, 2, 2.5].map((line) =>
    lined(4, 'Total', line, ['O', 'U'], 100 + line * 2),
  );
  const numbers = (markets: readonly Market[], heldRows?: number) =>
    shownLines(markets, 4, heldRows).map((market) => `${market.line}${market.isGone ? '–' : ''}`);
  expect(numbers(lines)).toEqual(['0.5', '1', '1.5', '2']);
  const three = [gone(lines[0]!), gone(lines[1]!), ...lines.slice(2)];
  expect(numbers(three, 4)).toEqual(['0.5–', '1.5', '2', '2.5']);
  expect(numbers([...three, lined(4, 'Total', 3, ['O', 'U'], 106)], 4)).toEqual([
    '1.5',
    '2',
    '2.5',
    '3',
  ]);
  expect(numbers(lines.slice(0, 3), 2)).toEqual(['0.5', '1']);
  expect(numbers(three)).toEqual(['1.5', '2', '2.5']);
});

test('BET-200 a sub-event has cards of its own; words look through all of them', () => {
  const half = marketFromWire({
    ...exampleMarket(5, 50, [2, 3, 4]),
    name: '1st half. Result',
    short: 'Result',
    sub: 'h1',
  });
  const cards = marketCards([result, half]);
  const names = (filter: Partial<Parameters<typeof filterCards>[1]>) =>
    filterCards(cards, {
      subEvent: undefined,
      groupId: undefined,
      search: '',
      pinned: new Set(),
      ...filter,
    }).map((card) => card.name);
  expect(names({})).toEqual(['Result']);
  expect(names({ subEvent: 'h1' })).toEqual(['1st half. Result']);
  expect(names({ search: 'half' })).toEqual(['1st half. Result']);
  expect(cards[1]?.shortName).toBe('Result');
});
