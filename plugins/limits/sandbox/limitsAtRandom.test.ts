import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ClientLimit, ClientLimits, UserConfigAnswer } from '#wire';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../../../sandbox/testing/createTestSandbox.ts';
import { bet, comingBack, order } from '../testing/playOnSandbox.ts';

const base = '/limit-service-api/api/external/web/v3';
const depositPath = '/web-api/payments/v1/deposits';
const hourMs = 3_600_000;
const deposits = [20, 21, 22];
const stakes = [1, 2, 3];
const losses = [10, 11, 12];
const anyLimit = fc.constantFrom(...deposits, ...stakes, ...losses);
/** Lira of the sandbox for a euro. */
const lira = 50;

const accountOf = fc.constantFrom('EUR' as const, 'TRY' as const);
const step = fc.oneof(
  fc.record({
    kind: fc.constant('deposit' as const),
    of: accountOf,
    minor: fc.integer({ min: 500, max: 6000 }),
  }),
  // Several tabs at the same instant.
  fc.record({ kind: fc.constant('rush' as const), minor: fc.integer({ min: 500, max: 3000 }) }),
  fc.record({
    kind: fc.constant('bet' as const),
    of: accountOf,
    minor: fc.integer({ min: 50, max: 3000 }),
  }),
  // A payout of a bet: part of its stake, or more.
  fc.record({ kind: fc.constant('return' as const), minor: fc.integer({ min: 1, max: 4000 }) }),
  fc.record({
    kind: fc.constant('limit' as const),
    type: anyLimit,
    minor: fc.option(fc.integer({ min: 0, max: 12_000 }), { nil: undefined }),
  }),
  // One minor unit more than the room, and the room itself.
  fc.record({
    kind: fc.constant('edge' as const),
    type: anyLimit,
    minor: fc.integer({ min: 500, max: 3000 }),
  }),
  fc.record({
    kind: fc.constant('answer' as const),
    type: anyLimit,
    action: fc.constantFrom('confirm' as const, 'cancel' as const),
  }),
  fc.record({ kind: fc.constant('hours' as const), hours: fc.constantFrom(1, 2) }),
  fc.record({ kind: fc.constant('play' as const), minutes: fc.integer({ min: 9, max: 45 }) }),
  fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 40 }) }),
  // The clock jumps over the ends of windows, waiting times and questions.
  fc.record({ kind: fc.constant('wait' as const), hours: fc.constantFrom(24, 192, 760) }),
  // The response is lost before or after the call was processed, and the page retries.
  fc.record({
    kind: fc.constant('fault' as const),
    drop: fc.constantFrom('before' as const, 'after' as const),
    minor: fc.integer({ min: 500, max: 6000 }),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

interface Moved {
  readonly atMs: number;
  readonly minor: number;
  readonly currency: string;
}

let keys = 0;

/** A person on a sandbox, with the room of the limits computed from the ledger. */
class Stage {
  readonly sandbox: TestSandbox;
  readonly person: TestPerson;
  readonly #lira: number;
  #held: readonly ClientLimit[] = [];

  constructor(sandbox: TestSandbox, person: TestPerson) {
    this.sandbox = sandbox;
    this.person = person;
    const { ledger } = sandbox;
    this.#lira = ledger.openAccount(person.userId, 'TRY', 9, '');
    for (const [account, minor] of [
      [person.accountId, 200_000],
      [this.#lira, 200_000 * lira],
    ] as const)
      ledger.move('adjustment', account, minor, sandbox.nowMs());
  }

  async read(): Promise<readonly ClientLimit[]> {
    const answer = await this.person.call('GET', `${base}/limits`);
    const { limitsData } = (await answer.json()) as ClientLimits;
    this.#held = limitsData.filter(
      ({ limitState, limitType }) => limitState === 'ACTIVE' && limitType < 30,
    );
    return this.#held;
  }

  /** Room of the limits in the currency of an account, computed without the platform. */
  roomOf(codes: readonly number[], currency: 'EUR' | 'TRY'): number {
    const room = Math.min(
      ...this.#held
        .filter(({ limitType }) => codes.includes(limitType))
        .map(({ limitType, limitValue = 0 }) => Math.max(0, limitValue - this.used(limitType))),
    );
    return currency === 'EUR' ? room : room * lira;
  }

  /** Amount that counts against a limit now, euro minor units. */
  used(code: number): number {
    const now = this.sandbox.nowMs();
    const [, days = 0] = [
      [20, 1],
      [21, 7],
      [1, 1],
      [2, 7],
      [10, 1],
      [11, 7],
    ].find(([each]) => each === code) ?? [code, 0];
    const since = days === 0 ? monthBefore(now) : now - days * 24 * hourMs;
    const sum = this.#moved(code)
      .filter(({ atMs }) => atMs > since)
      .map(({ minor, currency }) => {
        if (currency === 'EUR') return minor;
        return minor < 0 ? Math.trunc(minor / lira) : Math.ceil(minor / lira);
      })
      .reduce((total, minor) => total + minor, 0);
    return Math.max(0, sum);
  }

  #moved(code: number): readonly Moved[] {
    const { store } = this.sandbox;
    return deposits.includes(code)
      ? store.all<{ -readonly [Key in keyof Moved]: Moved[Key] }>(
          `SELECT created_at_ms AS atMs, amount_minor AS minor, currency FROM payments
            WHERE user_id = ? AND direction = 'deposit' AND state NOT IN ('failed',
            'cancelled', 'expired')`,
          this.person.userId,
        )
      : store
          .all<Moved & { readonly kind: string }>(
            `SELECT t.at_ms AS atMs, -e.minor AS minor, t.currency, t.kind FROM ledger_entries e
             JOIN ledger_transactions t ON t.id = e.transaction_id
             JOIN ledger_accounts a ON a.id = e.account_id
             WHERE a.user_id = ? AND t.coupon_id IS NOT NULL`,
            this.person.userId,
          )
          .filter(({ kind }) => losses.includes(code) || kind === 'stake');
  }

  async deposit(euroMinor: number, currency: 'EUR' | 'TRY' = 'EUR', key = ''): Promise<boolean> {
    const answer = await this.person.call(
      'POST',
      depositPath,
      {
        acknowledged: true,
        method_id: 'card',
        amount: { minor: currency === 'EUR' ? euroMinor : euroMinor * lira, currency },
        account_id: currency === 'EUR' ? this.person.accountId : this.#lira,
        lng: 'en',
      },
      { 'X-Idempotency-Key': key === '' ? `at-random-${(keys += 1)}` : key },
    );
    if (answer.status !== 200) expect(answer.status).toBe(this.freeOrders > 0 ? 403 : 429);
    return answer.status === 200;
  }

  /** Deposits that may still be ordered: sixty unpaid ones an hour, and none of these is paid. */
  get freeOrders(): number {
    const { nowMs, store } = this.sandbox;
    const row = store.one<{ begun: number }>(
      `SELECT COUNT(*) AS begun FROM payments
        WHERE user_id = ? AND direction = 'deposit' AND created_at_ms > ?`,
      this.person.userId,
      nowMs() - hourMs,
    );
    return Math.max(0, 60 - (row?.begun ?? 0));
  }

  async bet(minor: number, currency: 'EUR' | 'TRY'): Promise<boolean> {
    const answer = await bet(this.sandbox, this.person, minor, {
      id: currency === 'EUR' ? this.person.accountId : this.#lira,
      currency,
    });
    if (answer.status !== 200) expect(answer.status).toBe(403);
    return answer.status === 200;
  }

  async isOver(): Promise<boolean> {
    const answer = await this.person.call('GET', '/web-api/user/v1/config');
    const { result } = (await answer.json()) as UserConfigAnswer;
    return result.session_over_until !== undefined;
  }

  /** Pays out on the newest open bet. */
  payOut(minor: number): void {
    const coupon = this.sandbox.store.one<{ id: number; account_id: number }>(
      'SELECT id, account_id FROM coupons WHERE user_id = ? ORDER BY id DESC LIMIT 1',
      this.person.userId,
    );
    if (coupon === undefined) return;
    const scale = coupon.account_id === this.#lira ? lira : 1;
    const now = this.sandbox.nowMs();
    this.sandbox.ledger.move('payout', coupon.account_id, minor * scale, now, coupon.id);
  }
}

/** The same day of the month before, or its last day. */
function monthBefore(nowMs: number): number {
  const now = new Date(nowMs);
  const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0)).getUTCDate();
  return (
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, Math.min(now.getUTCDate(), last)) +
    (nowMs % (24 * hourMs))
  );
}

async function take(stage: Stage, each: Step): Promise<void> {
  const { sandbox, person } = stage;
  switch (each.kind) {
    case 'deposit': {
      const room = stage.roomOf(deposits, each.of);
      const minor = each.of === 'EUR' ? each.minor : each.minor * lira;
      const isFree = stage.freeOrders > 0;
      expect(await stage.deposit(each.minor, each.of)).toBe(isFree && minor <= room);
      return;
    }
    case 'rush': {
      const room = stage.roomOf(deposits, 'EUR');
      const most = Math.min(25, stage.freeOrders);
      const answers = await Promise.all(
        Array.from({ length: 25 }, async () => stage.deposit(each.minor)),
      );
      expect(answers.filter(Boolean)).toHaveLength(Math.min(most, Math.floor(room / each.minor)));
      return;
    }
    case 'edge': {
      const limitValue = stage.used(each.type) + each.minor;
      await order(person, [{ limitType: each.type, measure: 'EUR', limitValue }]);
      await stage.read();
      const isDeposit = deposits.includes(each.type);
      const room = stage.roomOf(isDeposit ? deposits : [...stakes, ...losses], 'EUR');
      // Amounts below any deposit or above any stake do not test limits.
      if (room < 500 || room > 3000 || (!isDeposit && (await stage.isOver()))) return;
      const isFree = !isDeposit || stage.freeOrders > 0;
      for (const minor of [room + 1, room])
        expect(await (isDeposit ? stage.deposit(minor) : stage.bet(minor, 'EUR'))).toBe(
          isFree && minor === room,
        );
      return;
    }
    case 'bet': {
      const room = stage.roomOf([...stakes, ...losses], each.of);
      const minor = each.of === 'EUR' ? each.minor : each.minor * lira;
      const isOver = await stage.isOver();
      expect(await stage.bet(minor, each.of)).toBe(!isOver && minor <= room);
      return;
    }
    case 'return':
      stage.payOut(each.minor);
      return;
    case 'limit':
      await order(person, [
        {
          limitType: each.type,
          measure: 'EUR',
          ...(each.minor === undefined ? {} : { limitValue: each.minor }),
        },
      ]);
      return;
    case 'answer':
      await person.call('POST', `${base}/limitaction`, {
        limitType: each.type,
        action: each.action,
      });
      return;
    case 'hours':
      await order(person, [{ limitType: 31, measure: 'hours', limitValue: each.hours }]);
      return;
    case 'play':
      // The longest gap that counts as play.
      for (let minute = 0; minute < each.minutes; minute += 1.5) {
        sandbox.advance(90_000);
        await person.call('POST', `${base}/ping`);
      }
      return;
    case 'wait':
      sandbox.advance(each.hours * hourMs);
      return;
    default: {
      // The same key: whether or not the first call was processed, the money counts once.
      const room = stage.roomOf(deposits, 'EUR');
      const isFree = stage.freeOrders > 0;
      const key = `at-random-${(keys += 1)}`;
      await sandbox.post('/sandbox/v1/faults', [
        { method: 'POST', path: depositPath, times: 1, drop: each.drop },
      ]);
      await stage.deposit(each.minor, 'EUR', key).catch(() => undefined);
      await sandbox.post('/sandbox/v1/faults', []);
      expect(await stage.deposit(each.minor, 'EUR', key)).toBe(isFree && each.minor <= room);
    }
  }
}

test('LIM-35 B06 TA26 no order of deposits, stakes, returns, changes, hours, jumps of the clock and lost answers, in two currencies and 25 at once, passes a limit by one minor unit or refuses what it allows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 20 }), async (steps) => {
      const sandbox = createTestSandbox();
      try {
        const stage = new Stage(sandbox, await comingBack(sandbox, 'newbie'));
        let after = await stage.read();
        for (const each of steps) {
          const before = after;
          await take(stage, each);
          after = await stage.read();
          // A limit becomes looser only by a confirmed request.
          if (each.kind === 'answer') continue;
          for (const { limitType, limitValue = 0 } of before)
            expect(
              after.find((one) => one.limitType === limitType)?.limitValue ??
                Number.MAX_SAFE_INTEGER,
            ).toBeLessThanOrEqual(limitValue);
        }
      } finally {
        sandbox.dispose();
      }
    }),
    { numRuns: 10 },
  );
}, 240_000);
