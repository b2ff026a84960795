import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toOddsOfThousandths } from '#domain/odds/toOdds.ts';
import type { OddsFormat } from '#domain/odds/OddsFormat.ts';
import { formatOdds } from '#domain/odds/formatOdds.ts';
import { roundHalfUp } from '#domain/ticket/roundHalfUp.ts';
import { couponTypes } from '#domain/ticket/CouponType.ts';
import { namedBets } from '#domain/ticket/namedBets.ts';
import { drawFrom, randomTicket } from '#domain/ticket/testing/randomTicket.ts';
import { oraclePayout, type OracleCoupon } from '#domain/ticket/testing/slowOracle.ts';
import type { Ticket } from '#domain/ticket/Ticket.ts';
import {
  emptyCalculation,
  emptySelection,
  selectionResults,
  mostSelections,
  placeParts,
  type Calculation,
  type CalculatorSelection,
  type SelectionResult,
} from './Calculation.ts';
import { calculate, type CalculatorAnswer } from './calculate.ts';
import { readCalculation, withRows, writeCalculation } from './calculatorQuery.ts';
import { readOdds } from './readOdds.ts';

function calculation(
  kind: string,
  selections: readonly Partial<CalculatorSelection>[],
  change: Partial<Calculation> = {},
): Calculation {
  return {
    ...emptyCalculation('EUR'),
    kind,
    stakeMinor: 1000,
    selections: selections.map((selection, index) => ({
      ...emptySelection,
      blockId: index + 1,
      ...selection,
    })),
    ...change,
  };
}

function answer(of: Calculation): CalculatorAnswer {
  const outcome = calculate(of);
  if (outcome.kind === 'problem') throw new Error(outcome.problem.kind);
  return outcome.answer;
}

const twos = (count: number): Partial<CalculatorSelection>[] =>
  Array.from({ length: count }, () => ({ odds: 2000, result: 'won' as const }));

test('CPN-120 every kind is calculated as in the coupon', () => {
  const selections = twos(4);
  const paid = (kind: string, change: Partial<Calculation> = {}) =>
    answer(calculation(kind, selections, change)).payoutMinor;
  expect(paid('accumulator')).toBe(16_000);
  expect(paid('system')).toBe(4000);
  expect(paid('system', { isPerBet: true })).toBe(24_000);
  // Each step stakes 10 at 2.00, so the chain holds 20, 30, 40, then 50.
  expect(paid('chain')).toBe(5000);
  expect(paid('multi', { systemSize: 4 })).toBe(16_000);
  expect(paid('conditional')).toBe(5000);
  expect(paid('conditional', { blockStakes: { 2: 'max', 3: 'max', 4: 'max' } })).toBe(16_000);
  expect(paid('antiAccumulator', { antiOdds: 1170 })).toBe(0);
  expect(paid('lucky', { isPerBet: true })).toBe(80_000);
  expect(paid('patent', { isPerBet: true })).toBe(72_000);
  expect(answer(calculation('singles', selections))).toMatchObject({
    bets: 4,
    totalStakeMinor: 4000,
    payoutMinor: 8000,
    profitMinor: 4000,
    isOpen: false,
  });
  const open = answer(
    calculation('system', [{ odds: 2000 }, { odds: 3000 }, { odds: 1500 }], { stakeMinor: 300 }),
  );
  expect(open).toMatchObject({ bets: 3, payoutMinor: 1350, leastMinor: 300, isOpen: true });
});

test('CPN-121 the named bets have the number of bets that their names promise', () => {
  const bets = namedBets.map(({ id, selections }) => [
    id,
    answer(calculation(id, twos(selections), { isPerBet: true })).bets,
  ]);
  expect(bets).toEqual([
    ['trixie', 4],
    ['yankee', 11],
    ['canadian', 26],
    ['heinz', 57],
    ['super-heinz', 120],
    ['goliath', 247],
    ['english-patent', 7],
    ['lucky-15', 15],
    ['lucky-31', 31],
    ['lucky-63', 63],
  ]);
  // Lucky 15 at 1.00: 4 × 2 + 6 × 4 + 4 × 8 + 16.
  expect(
    answer(calculation('lucky-15', twos(4), { isPerBet: true, stakeMinor: 100 })),
  ).toMatchObject({ totalStakeMinor: 1500, payoutMinor: 8000 });
  expect(
    answer(calculation('trixie', twos(3), { isPerBet: true, stakeMinor: 100 })).payoutMinor,
  ).toBe(2000);
});

test('CPN-122 each-way is a bet to win and a bet to be placed at a fraction of the odds above 1', () => {
  const single = (result: CalculatorSelection['result']) =>
    answer(calculation('single', [{ odds: 9000, result }], { placePart: 4 }));
  expect(single('won')).toMatchObject({ bets: 2, totalStakeMinor: 2000, payoutMinor: 9000 + 3000 });
  expect(single('placed').payoutMinor).toBe(3000);
  expect(single('lost').payoutMinor).toBe(0);
  expect(single('void').payoutMinor).toBe(2000);
  // Both selections of a double at 5.0 and 9.0 are placed at a fifth of the odds: 1.8 × 2.6.
  const double = answer(
    calculation(
      'accumulator',
      [
        { odds: 5000, result: 'placed' },
        { odds: 9000, result: 'placed' },
      ],
      { placePart: 5 },
    ),
  );
  expect(double.payoutMinor).toBe(4680);
  expect(
    answer(calculation('single', [{ odds: 1850, result: 'placed' }], { placePart: 3 })).payoutMinor,
  ).toBe(1283);
});

test('CPN-124 the lobby of a multi becomes part of the first block of a conditional coupon', () => {
  const [first = {}, second = {}] = twos(2);
  const rows = [
    { ...first, blockId: 0 },
    { ...second, blockId: 2 },
  ];
  expect(answer(calculation('conditional', rows))).toMatchObject({ bets: 2 });
  expect(calculate(calculation('multi', rows))).toEqual({
    kind: 'problem',
    problem: { kind: 'blocks' },
  });
});

test('CPN-621 M08 blocks and singles stake their own amount or the common one, and a later block may stake everything left', () => {
  const conditional = (blockStakes: Calculation['blockStakes'], stakeMinor: number | undefined) =>
    calculate(calculation('conditional', twos(3), { blockStakes, stakeMinor }));
  // Block 1 turns 5 into 10, block 2 these 10 into 20, block 3 stakes 3 of them: 17 + 6.
  expect(conditional({ 1: 500, 3: 300 }, 1000)).toMatchObject({
    answer: { totalStakeMinor: 500, payoutMinor: 2300 },
  });
  expect(conditional({ 1: 500, 2: 300, 3: 'max' }, undefined)).toMatchObject({
    answer: { totalStakeMinor: 500, payoutMinor: 2600 },
  });
  expect(conditional({ 2: 300, 3: 'max' }, undefined)).toEqual({
    kind: 'problem',
    problem: { kind: 'stake' },
  });
  // The first block has no earlier return that "max" could stake.
  expect(conditional({ 1: 'max' }, 100)).toMatchObject({ answer: { totalStakeMinor: 100 } });
  expect(
    answer(
      calculation('multi', [...twos(3), { odds: 1500, result: 'won', blockId: 0 }], {
        isEachBlock: true,
        blockStakes: { 1: 250, 3: 1 },
      }),
    ),
  ).toMatchObject({ bets: 3, totalStakeMinor: 1251, payoutMinor: 3753 });
  expect(
    answer(calculation('singles', [{ odds: 2000, stakeMinor: 300 }, { odds: 3000 }])),
  ).toMatchObject({ bets: 2, totalStakeMinor: 1300, payoutMinor: 3600 });
});

test('CPN-622 M08 in an each-way chain or conditional coupon the bets to win and to be placed run separately', () => {
  const rows = [
    { odds: 5000, result: 'won' },
    { odds: 9000, result: 'placed' },
  ] as const;
  // To win: 10 becomes 50, then 10 are lost: 40. Placed at a quarter: 10 becomes 20, then 10 + 30.
  expect(answer(calculation('chain', rows, { placePart: 4 }))).toMatchObject({
    bets: 4,
    totalStakeMinor: 2000,
    payoutMinor: 8000,
  });
  // With "max" the bet to win loses everything, the placed one turns 20 into 60.
  expect(
    answer(calculation('conditional', rows, { placePart: 4, blockStakes: { 2: 'max' } })),
  ).toMatchObject({ bets: 4, totalStakeMinor: 2000, payoutMinor: 6000 });
  expect(
    answer(calculation('antiAccumulator', twos(2), { placePart: 4, antiOdds: 1200 })).parts,
  ).toHaveLength(1);
});

/** Returns the oracle's result of a coupon, the sum of both bets of an each-way one. */
function judge(ticket: Ticket, results: readonly SelectionResult[], placePart: number | undefined) {
  const { type, stakeMinor, selections, blockStakes = {}, systemSize } = ticket;
  const bet = (share: number, part?: number): OracleCoupon => ({
    ...ticket,
    stakeMinor: share,
    selections: selections.map((selection, index) => ({
      ...selection,
      ...(part === undefined ? {} : { placePart: part }),
      settlement: part !== undefined && results[index] === 'placed' ? 'won' : selection.settlement,
    })),
  });
  const own = Object.values(blockStakes).filter((each) => each !== 'max');
  const paid =
    type === 'singles'
      ? selections.reduce((sum, each) => sum + (each.stakeMinor ?? 0), 0)
      : type === 'conditional'
        ? own[0]
        : type === 'multi' && systemSize === undefined
          ? own.reduce((sum, each) => sum + each, 0)
          : stakeMinor;
  if (placePart === undefined || type === 'antiAccumulator')
    return { stake: paid, payout: Number(oraclePayout(bet(stakeMinor))) };
  const isShared = systemSize !== undefined || type === 'lucky' || type === 'patent';
  const place = isShared ? (stakeMinor - (stakeMinor % 2)) / 2 : stakeMinor;
  const win = isShared ? stakeMinor - place : stakeMinor;
  return {
    stake: isShared ? stakeMinor : 2 * (paid ?? 0),
    payout: Number(oraclePayout(bet(win)) + oraclePayout(bet(place, placePart))),
  };
}

test('CPN-623 M08 over 3,000 random calculations of all kinds, each-way too, stakes and payouts equal those of the oracle', () => {
  for (let seed = 1; seed <= 3000; seed += 1) {
    const draw = drawFrom(seed);
    const type = couponTypes[seed % couponTypes.length] ?? 'single';
    const settlements = selectionResults.map((result) => (result === 'placed' ? 'lost' : result));
    const ticket = randomTicket(draw, { type, settlements, most: 6 });
    const placePart = draw(0, 1) === 0 ? undefined : placeParts[draw(0, placeParts.length - 1)];
    const canPlace = placePart !== undefined && type !== 'antiAccumulator';
    const rows = ticket.selections.map((selection): CalculatorSelection => {
      const result = selectionResults.find((each) => each === selection.settlement);
      return {
        ...emptySelection,
        ...selection,
        isBanker: selection.isBanker === true,
        blockId: selection.blockId ?? 1,
        result:
          selection.settlement === 'lost'
            ? canPlace && draw(0, 1) === 1
              ? 'placed'
              : 'lost'
            : (result ?? 'unsettled'),
      };
    });
    const given: Calculation = {
      ...emptyCalculation('EUR'),
      kind: type,
      selections: rows,
      stakeMinor: ticket.stakeMinor === 0 ? undefined : ticket.stakeMinor,
      blockStakes: ticket.blockStakes ?? {},
      isEachBlock: type === 'multi' && ticket.blockStakes !== undefined,
      systemSize: ticket.systemSize ?? 2,
      antiOdds: ticket.antiOdds,
      placePart,
    };
    const { totalStakeMinor, payoutMinor } = answer(given);
    expect({ stake: totalStakeMinor, payout: payoutMinor }, `${type}, seed ${seed}`).toEqual(
      judge(
        ticket,
        rows.map(({ result }) => result),
        placePart,
      ),
    );
  }
});

test('CPN-570 M08 place odds are exact for all terms from a half to an eighth, and rounded once at the end', () => {
  for (const placePart of placeParts)
    for (const odds of [1001, 1850, 2333, 11_000, 999_999]) {
      const placed = { odds, result: 'placed' } as const;
      const numerator = BigInt(placePart * 1000 + odds - 1000);
      const unit = BigInt(placePart * 1000);
      const stake = 1_000_000n;
      // The product of three factors shows any rounding before the multiplication.
      expect(
        answer(
          calculation('accumulator', [placed, placed, placed], {
            placePart,
            stakeMinor: Number(stake),
          }),
        ).payoutMinor,
        `1/${placePart} of ${odds}`,
      ).toBe(roundHalfUp(stake * numerator ** 3n, unit ** 3n));
    }
  expect(placeParts).toEqual([2, 3, 4, 5, 6, 7, 8]);
});

test('CPN-571 M08 each-way, a divided total is the total of both bets; a stake per bet counts for each of both', () => {
  const lucky = (isPerBet: boolean, stakeMinor: number) =>
    answer(calculation('lucky', twos(3), { placePart: 4, isPerBet, stakeMinor }));
  expect(lucky(false, 1401)).toMatchObject({ bets: 14, totalStakeMinor: 1401 });
  expect(lucky(false, 1401).parts.map(({ ticket }) => ticket.stakeMinor)).toEqual([701, 700]);
  expect(lucky(true, 100).totalStakeMinor).toBe(1400);
  const single = calculation('single', [{ odds: 9000 }], { placePart: 4, stakeMinor: 1000 });
  expect(answer(single).totalStakeMinor).toBe(2000);
});

test('CPN-120 missing input is named', () => {
  const problem = (of: Calculation) => {
    const outcome = calculate(of);
    return outcome.kind === 'problem' ? outcome.problem : undefined;
  };
  expect(problem(calculation('heinz', twos(4)))).toEqual({ kind: 'odds', missing: 2 });
  expect(problem(calculation('accumulator', [{ odds: 2000 }, {}]))).toEqual({
    kind: 'odds',
    missing: 1,
  });
  expect(problem(calculation('lucky', twos(9)))).toEqual({ kind: 'too-many', most: 8 });
  expect(problem(calculation('system', [...twos(2), { odds: 2000, isBanker: true }]))).toEqual({
    kind: 'bankers',
  });
  expect(problem(calculation('multi', [{ odds: 2000 }, { odds: 3000, blockId: 1 }]))).toEqual({
    kind: 'blocks',
  });
  expect(problem(calculation('antiAccumulator', twos(2)))).toEqual({ kind: 'anti-odds' });
  expect(problem(calculation('single', twos(1), { stakeMinor: undefined }))).toEqual({
    kind: 'stake',
  });
});

const formats: readonly OddsFormat[] = [
  'decimal',
  'fractional',
  'american',
  'hongKong',
  'indonesian',
  'malay',
  'probability',
  'thousandths',
  'hundredths',
];

test('CPN-123 formatted odds are read back in the same format', () => {
  for (const format of formats) {
    for (
      let thousandths = 1010;
      thousandths <= 990_000;
      thousandths += thousandths < 20_000 ? 70 : 31_000
    ) {
      const text = formatOdds(toOddsOfThousandths(thousandths), format);
      const read = readOdds(text, format);
      // Fractions end at 1000/1 and Malay odds at −0.001, so larger odds share one text.
      if ((format === 'fractional' || format === 'malay') && thousandths > 500_000) continue;
      expect(read, `${text} in ${format}`).toBeDefined();
      // A format may round, but odds that were read are formatted as the same text again.
      expect(formatOdds(toOddsOfThousandths(read ?? 1000), format)).toBe(text);
      if (format === 'decimal' || format === 'hongKong' || format === 'thousandths')
        expect(read).toBe(thousandths);
    }
  }
});

test('CPN-123 M15 marks identify fractions, American odds and per cent in every format; invalid text is no price', () => {
  expect(
    ['17/20', '+150', '−200', '40%', '1,85', '٢٫٥', ' 1.5 '].map((text) =>
      readOdds(text, 'decimal'),
    ),
  ).toEqual([1850, 2500, 1500, 2500, 1850, 2500, 1500]);
  expect([
    readOdds('150', 'american'),
    readOdds('0.85', 'hongKong'),
    readOdds('-1.25', 'indonesian'),
    readOdds('-0.5', 'malay'),
    readOdds('54.1', 'probability'),
    readOdds('Evens', 'fractional'),
    readOdds('evs', 'decimal'),
    readOdds('2.50', 'american'),
  ]).toEqual([2500, 1850, 1800, 3000, 1849, 2000, 2000, 2500]);
  for (const text of ['99', '+99', '-99', '2', '0'])
    expect(readOdds(text, 'american'), text).toBeUndefined();
  for (const text of [
    '',
    '1',
    '0.5',
    '1/0',
    '-1.5',
    '1.8555',
    'abc',
    '1e5',
    '1000001',
    '--2',
    '1.2.3',
    'Infinity',
    '+',
    '%',
  ])
    expect(readOdds(text, 'decimal'), text).toBeUndefined();
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), fc.constantFrom(...formats), (text, format) => {
      const odds = readOdds(text, format);
      expect(
        odds === undefined || (Number.isSafeInteger(odds) && odds >= 1001 && odds <= 1_000_000),
      ).toBe(true);
    }),
  );
});

const kinds = [...couponTypes, ...namedBets.map(({ id }) => id)];

test('CPN-124 an address has one canonical form of the calculation', () => {
  const selection = fc.record({
    odds: fc.integer({ min: 1001, max: 1_000_000 }),
    result: fc.constantFrom(...selectionResults),
    isBanker: fc.boolean(),
    blockId: fc.integer({ min: 0, max: mostSelections }),
    stakeMinor: fc.option(fc.integer({ min: 1, max: 1_000_000_000 }), { nil: undefined }),
  });
  const blockStake = fc.oneof(
    fc.constant('max' as const),
    fc.integer({ min: 1, max: 1_000_000_000 }),
  );
  fc.assert(
    fc.property(
      fc.record({
        kind: fc.constantFrom(...kinds),
        selections: fc.array(selection, { maxLength: mostSelections }),
        stakeMinor: fc.option(fc.integer({ min: 1, max: 1_000_000_000 }), { nil: undefined }),
        currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
        isPerBet: fc.boolean(),
        systemSize: fc.integer({ min: 1, max: mostSelections }),
        blockStakes: fc
          .array(fc.tuple(fc.integer({ min: 1, max: mostSelections }), blockStake))
          .map((entries) => Object.fromEntries(entries)),
        isEachBlock: fc.boolean(),
        antiOdds: fc.option(fc.integer({ min: 1001, max: 1_000_000 }), { nil: undefined }),
        placePart: fc.constantFrom(undefined, ...placeParts),
      }),
      (given) => {
        const written = writeCalculation(
          { ...given, selections: withRows(given.kind, given.selections) },
          'EUR',
        );
        const query = new URLSearchParams(
          Object.entries(written).filter(
            (entry): entry is [string, string] => entry[1] !== undefined,
          ),
        );
        const read = readCalculation(query, 'EUR');
        expect(writeCalculation(read, 'EUR')).toEqual(written);
        expect(calculate(read)).toEqual(
          calculate({ ...given, selections: withRows(given.kind, given.selections) }),
        );
      },
    ),
  );
  expect(writeCalculation(emptyCalculation('EUR'), 'EUR')).toEqual({
    kind: undefined,
    legs: undefined,
    stake: undefined,
    currency: undefined,
    per: undefined,
    size: undefined,
    blocks: undefined,
    anti: undefined,
    place: undefined,
  });
});

test('CPN-124 a hostile address does no harm: invalid parts are ignored, and the rest applies', () => {
  const read = (query: string) => readCalculation(new URLSearchParams(query), 'EUR');
  expect(
    read('kind=__proto__&legs=<script>&stake=1e9&currency=€€€&size=-1&place=0&anti=NaN'),
  ).toEqual(emptyCalculation('EUR'));
  expect(read('legs=1850w_x_99_2400l_10000000')).toMatchObject({
    selections: [
      { odds: 1850, result: 'won' },
      { odds: 2400, result: 'lost' },
      { odds: undefined },
    ],
  });
  expect(read(`legs=${'2000_'.repeat(5000)}`).selections).toHaveLength(mostSelections);
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom(
          'kind',
          'legs',
          'stake',
          'currency',
          'per',
          'size',
          'blocks',
          'anti',
          'place',
        ),
        fc.string({ maxLength: 60 }),
      ),
      (query) => {
        const outcome = calculate(readCalculation(new URLSearchParams(query), 'EUR'));
        if (outcome.kind === 'answer')
          expect(Number.isSafeInteger(outcome.answer.payoutMinor)).toBe(true);
      },
    ),
  );
  // The largest possible calculation still has an exact payout.
  const largest = answer(
    calculation(
      'system',
      Array.from({ length: 20 }, () => ({ odds: 1_000_000 })),
      { systemSize: 10, isPerBet: true, stakeMinor: 1_000_000_000, placePart: 2 },
    ),
  );
  expect(
    [largest.totalStakeMinor, largest.payoutMinor, largest.profitMinor].map(Number.isSafeInteger),
  ).toEqual([true, true, true]);
});
