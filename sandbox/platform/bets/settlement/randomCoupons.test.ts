import type {
  ErrorAnswer,
  PlacedCoupon,
  PlaceCouponRequest,
  Placement,
  PriceCouponAnswer,
} from '#wire';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settleTicket } from '#domain/ticket/payout/settleTicket.ts';
import { betFromWire } from '#domain/bets/betFromWire.ts';
import { ticketOfBet } from '#domain/bets/ticketOfBet.ts';
import { settlementId } from '#domain/ticket/Settlement.ts';
import type { Ticket } from '#domain/ticket/Ticket.ts';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../../../testing/createTestSandbox.ts';
import {
  bodyOf,
  selectionsAt,
  newestBets,
  post,
  settle,
  type TestSelection,
} from '../testing/createBets.ts';

/** The same coupons in every run; change the seed to try others. */
const seed = 20_251_120;
const rounds = 2;
const couponsARound = 40;
const eventsPerRound = 9;
const statuses = [0, 1, 1, 1, 2, 3, 4, 5, 6] as const;

class Dice {
  #state = seed;

  below(count: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * count);
  }

  from<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }

  some<Item>(items: readonly Item[], count: number): Item[] {
    const left = [...items];
    return Array.from({ length: count }, () => left.splice(this.below(left.length), 1)[0]!);
  }
}

const stake = (dice: Dice): number => 50 + dice.below(500);

async function randomCoupon(
  sandbox: TestSandbox,
  person: TestPerson,
  dice: Dice,
  selections: readonly TestSelection[],
): Promise<PlaceCouponRequest> {
  const typeId = dice.below(10) as PlaceCouponRequest['typeId'];
  const least = [1, 2, 4, 2, 3, 3, 2, 2, 3, 2][typeId]!;
  const chosen = dice.some(
    selections,
    typeId === 0 ? 1 : Math.min(selections.length, least + dice.below(typeId === 6 ? 1 : 4)),
  );
  const place = (index: number): number => (index < 2 ? index + 1 : dice.below(4));
  const inBlocks = chosen.map((selection, index) => ({
    ...selection,
    blockId: typeId === 5 ? Math.max(1, place(index)) : place(index),
  }));
  const blocks = [...new Set(inBlocks.map(({ blockId }) => blockId))]
    .filter((id) => id > 0)
    .toSorted((first, second) => first - second);
  const stakes = Object.fromEntries(
    blocks.map((id, index) => [
      id,
      typeId === 5 && index > 0 && dice.below(3) === 0 ? ('max' as const) : stake(dice),
    ]),
  );
  const sum = (values: readonly (number | 'max')[]): number =>
    values.reduce<number>((total, each) => total + (each === 'max' ? 0 : each), 0);
  switch (typeId) {
    case 2: {
      const bankers = dice.below(chosen.length - 2);
      const others = chosen.length - bankers;
      return bodyOf(
        person,
        2,
        chosen.map((selection, index) =>
          index < bankers ? { ...selection, isBanker: true } : selection,
        ),
        1000 + stake(dice),
        { systemValue: 2 + dice.below(Math.max(1, others - 2)) },
      );
    }
    case 4:
      return dice.below(2) === 0
        ? bodyOf(person, 4, inBlocks, sum(Object.values(stakes)), { amountByBlockId: stakes })
        : bodyOf(person, 4, inBlocks, 1000 + stake(dice), {
            systemValue: 1 + dice.below(blocks.length),
          });
    case 5:
      return bodyOf(person, 5, inBlocks, sum([stakes[blocks[0]!]!]), { amountByBlockId: stakes });
    case 6: {
      const price = (await (
        await sandbox.post('/web-api/coupon/v1/price', {
          typeId: 6,
          bets: chosen.map(({ id }) => ({ id })),
          currency: 'EUR',
        })
      ).json()) as PriceCouponAnswer;
      return bodyOf(person, 6, chosen, stake(dice), {
        antiExpressCoef: price.antiExpressCoef ?? 1.01,
      });
    }
    case 9: {
      const amountByBetId = Object.fromEntries(chosen.map(({ id }) => [id, stake(dice)]));
      return bodyOf(person, 9, chosen, sum(Object.values(amountByBetId)), { amountByBetId });
    }
    default:
      return bodyOf(
        person,
        typeId,
        chosen,
        (typeId === 0 || typeId === 1 || typeId === 3 ? 0 : 1000) + stake(dice),
      );
  }
}

/** The ticket of a coupon as the page derives it from the wire. */
const ticketOf = (coupon: PlacedCoupon): Ticket => ticketOfBet(betFromWire(coupon));

test('random coupons of all kinds are settled, and settled again, to the minor unit of the page calculation, and the ledger sums to zero', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  await sandbox.post('/sandbox/v1/users/demo', { balance: 10_000_000 });
  const dice = new Dice();
  const taken = new Map<number, number>();
  const expectSettled = async (ids: readonly number[]): Promise<void> => {
    const bets = (await newestBets(demo)).filter(({ id }) => ids.includes(id));
    expect(bets).toHaveLength(ids.length);
    for (const bet of bets) {
      const { id, typeId, statusId, payout, moneySplit } = bet;
      const settled = settleTicket(ticketOf(bet));
      // The bonus that the operator adds to large coupons is calculated separately.
      const bonusMinor = moneySplit?.bonus?.minor ?? 0;
      expect({ id, typeId, statusId, payoutMinor: (payout?.minor ?? 0) - bonusMinor }).toEqual({
        id,
        typeId,
        statusId: settlementId(settled.settlement),
        payoutMinor: settled.payoutMinor,
      });
    }
    expect(sandbox.ledger.verify()).toEqual([]);
  };
  for (let round = 0; round < rounds; round += 1) {
    const selections = await selectionsAt(
      sandbox,
      Array.from({ length: eventsPerRound }, () => (1100 + dice.below(1700)) / 1000),
    );
    const startMinor = sandbox.ledger.account(demo.accountId)!.balanceMinor;
    const ids: number[] = [];
    let stakedMinor = 0;
    for (let count = 0; count < couponsARound; count += 1) {
      const request = await randomCoupon(sandbox, demo, dice, selections);
      const answer = await post(demo, request, `random-${round}-${count}`);
      const placement = (await answer.json()) as Placement;
      expect([JSON.stringify(request), answer.status, placement]).toEqual([
        JSON.stringify(request),
        200,
        expect.objectContaining({ state: 'accepted' }),
      ]);
      const coupons = placement.singlesResultCoupons?.flatMap(({ coupon }) => coupon ?? []) ?? [
        placement.coupon!,
      ];
      taken.set(request.typeId, (taken.get(request.typeId) ?? 0) + 1);
      ids.push(...coupons.map(({ id }) => id));
      stakedMinor += request.amount.minor;
    }
    expect(sandbox.ledger.account(demo.accountId)!.balanceMinor).toBe(startMinor - stakedMinor);
    await settle(
      sandbox,
      selections.map((selection) => [selection, dice.from(statuses)]),
    );
    await expectSettled(ids);
    const paidMinor = (await newestBets(demo))
      .filter(({ id }) => ids.includes(id))
      .reduce((sum, { payout }) => sum + (payout?.minor ?? 0), 0);
    expect(sandbox.ledger.account(demo.accountId)!.balanceMinor).toBe(
      startMinor - stakedMinor + paidMinor,
    );
    await settle(
      sandbox,
      dice.some(selections, 3).map((selection) => [selection, dice.from(statuses)]),
    );
    await expectSettled(ids);
  }
  expect([...taken.keys()].toSorted((first, second) => first - second)).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
  ]);
  sandbox.dispose();
}, 60_000);

test('SBX-623 any coupon that the contract allows is either refused without a trace or charged its stake; none makes the platform fail', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  await sandbox.post('/sandbox/v1/users/demo', { balance: 1_000_000_000 });
  const selections = [
    ...(await selectionsAt(sandbox, [1.5, 2, 3, 8, 1000])),
    ...(await selectionsAt(sandbox, [1.01, 4], 'live')),
  ];
  const minor = fc.oneof(
    { arbitrary: fc.integer({ min: 1, max: 5000 }), weight: 9 },
    { arbitrary: fc.constantFrom(2 ** 53 - 1, 1), weight: 1 },
  );
  const rarely = fc.integer({ min: 0, max: 19 }).map((chance) => chance === 0);
  const coupon = fc.record({
    typeId: fc.integer({ min: 0, max: 9 }),
    selections: fc.uniqueArray(fc.constantFrom(...selections), { minLength: 1, maxLength: 6 }),
    blocks: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 6, maxLength: 6 }),
    stakes: fc.array(minor, { minLength: 7, maxLength: 7 }),
    total: fc.oneof(
      { arbitrary: minor, weight: 9 },
      { arbitrary: fc.constantFrom(0, -500), weight: 1 },
    ),
    systemValue: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
    bankers: fc.integer({ min: 0, max: 2 }),
    hasOwnStakes: fc.boolean(),
    changeCoefAction: fc.integer({ min: 0, max: 2 }),
    exactCoef: rarely,
    isDropOnScoreChange: rarely,
    isTwice: rarely,
    isForeign: rarely,
    isStale: rarely,
    isMismatched: rarely,
    antiExpressCoef: fc.constantFrom(undefined, 1.01, 1.2, 5),
  });
  const toRequest = (
    drawn: typeof coupon extends fc.Arbitrary<infer Drawn> ? Drawn : never,
  ): PlaceCouponRequest => {
    const { typeId, stakes, blocks, systemValue, hasOwnStakes } = drawn;
    const bets = drawn.selections.map(({ id, coef }, index) => ({
      id: drawn.isForeign ? 7 + index : id,
      coef: drawn.isStale ? coef + 0.01 : coef,
      blockId: typeId === 5 ? Math.max(1, blocks[index]!) : blocks[index]!,
      isBanker: index < drawn.bankers,
    }));
    if (drawn.isTwice) bets.push(bets[0]!);
    const ids = [...new Set(bets.map(({ blockId }) => blockId))]
      .filter((id) => id > 0)
      .toSorted((first, second) => first - second);
    const byBlock = Object.fromEntries(
      ids.map((id, index) => [
        id,
        typeId === 5 && index === 1 && stakes[0]! % 2 === 0 ? ('max' as const) : stakes[id]!,
      ]),
    );
    const byId = Object.fromEntries(bets.map(({ id }, index) => [id, stakes[index]!]));
    const own =
      typeId === 5
        ? stakes[ids[0]!]!
        : typeId === 9
          ? Object.values(byId).reduce((sum, each) => sum + each, 0)
          : ids.reduce((sum, id) => sum + stakes[id]!, 0);
    const isOwn = typeId === 5 || typeId === 9 || (typeId === 4 && hasOwnStakes);
    const amount = isOwn && Number.isSafeInteger(own) && !drawn.isMismatched ? own : drawn.total;
    return {
      ...bodyOf(demo, typeId as PlaceCouponRequest['typeId'], [], amount),
      bets: bets as PlaceCouponRequest['bets'],
      changeCoefAction: drawn.changeCoefAction as 0 | 1 | 2,
      ...(systemValue === undefined ? {} : { systemValue }),
      ...(isOwn && typeId !== 9 ? { amountByBlockId: byBlock } : {}),
      ...(typeId === 9 ? { amountByBetId: byId } : {}),
      ...(drawn.antiExpressCoef === undefined ? {} : { antiExpressCoef: drawn.antiExpressCoef }),
      ...(drawn.exactCoef ? { exactCoef: true } : {}),
      ...(drawn.isDropOnScoreChange ? { isDropOnScoreChange: true } : {}),
    };
  };
  let number = 0;
  const codes = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(coupon, async (drawn) => {
      const request = toRequest(drawn);
      const beforeMinor = sandbox.ledger.account(demo.accountId)!.balanceMinor;
      const answer = await post(demo, request, `fuzzed-${(number += 1)}`);
      const text = await answer.text();
      expect([200, 202, 403, 409, 422], text).toContain(answer.status);
      const code = answer.ok ? 'taken' : String((JSON.parse(text) as ErrorAnswer).errors[0].code);
      codes.set(code, (codes.get(code) ?? 0) + 1);
      const accepted = (JSON.parse(text) as Partial<Placement>).singlesResultCoupons?.reduce(
        (sum, { coupon: single }) => sum + (single?.amount.minor ?? 0),
        0,
      );
      const chargedMinor = answer.status === 200 ? (accepted ?? request.amount.minor) : 0;
      expect(beforeMinor - sandbox.ledger.account(demo.accountId)!.balanceMinor).toBe(chargedMinor);
      const { typeId, bets, systemValue } = request;
      const selections = bets.map(({ coef: _coef, ...bet }) => bet);
      const size = systemValue === undefined ? {} : { systemValue };
      expect(
        (
          await sandbox.post('/web-api/coupon/v1/price', {
            typeId,
            bets: selections,
            currency: 'EUR',
            ...size,
          })
        ).status,
      ).toBe(200);
      expect([200, 422, 429]).toContain(
        (await sandbox.post('/web-api/coupon/v1/codes', { typeId, bets: selections, ...size }))
          .status,
      );
    }),
    { numRuns: 150, seed },
  );
  expect([codes.size > 9, (codes.get('taken') ?? 0) > 20]).toEqual([true, true]);
  sandbox.run(10_000);
  expect(sandbox.ledger.verify()).toEqual([]);
  sandbox.dispose();
}, 60_000);
