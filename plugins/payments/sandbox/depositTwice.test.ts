import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ErrorAnswer, Payment, PaymentAnswer } from '#wire';
import type { Timers } from '../../../sandbox/platform/time/Timers.ts';
import { signHook } from '../../../sandbox/platform/providers/harbour/hookSignature.ts';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../../../sandbox/testing/createTestSandbox.ts';
import { begin, secret } from './testing/payByCard.ts';

const interleavings = 10_000;

/** Steps of the person (in one or more tabs), of a stranger and of the provider, for one order. */
const bag = [
  'press',
  'press again',
  'retry',
  'press for more',
  'press in another tab',
  'press of another person',
  'look up',
  'pay',
  'step back and pay',
  'leave',
  'cancel',
  'return',
  'hook again',
  'hook of nothing',
  'wait',
] as const;
type Step = (typeof bag)[number];
const mostSteps = 7;

/** Test cards by their last digits: the bank's decision, its time, number and order of hooks. */
const cards = ['0001', '0002', '0004', '0005', '0008', '0009', '0010', '0012', '0013', '0015'];
/** Cards for which the bank or the provider sends further news. */
const lateCards = new Set(['0008', '0009', '0013', '0015']);
/** Longer than any of them takes. */
const laterMs = 61_000;

interface Order {
  readonly steps: readonly Step[];
  /** Whether a step begins before the response to the previous one. */
  readonly overtakes: readonly boolean[];
  readonly card: string;
  readonly minor: number;
}

const orders: fc.Arbitrary<Order> = fc.record({
  steps: fc
    .tuple(
      fc.constantFrom<Step>('press', 'press for more'),
      fc.shuffledSubarray([...bag], { minLength: 3, maxLength: mostSteps - 1 }),
    )
    .map(([first, others]) => [first, ...others]),
  overtakes: fc.array(fc.boolean(), { minLength: mostSteps, maxLength: mostSteps }),
  card: fc.constantFrom(...cards),
  minor: fc.integer({ min: 500, max: 20_000 }),
});

/** Time passes only by a step; what is due by then is done with the next call. */
class StandingTimers implements Timers {
  #nowMs = Date.UTC(2025, 10, 20, 12);

  readonly nowMs = (): number => this.#nowMs;
  readonly every = (): (() => void) => () => undefined;
  readonly after = (): (() => void) => () => undefined;

  pass(ms: number): void {
    this.#nowMs += ms;
  }
}

/** A platform without a simulated world, for a few hundred orders with a key each. */
class Platform {
  readonly timers = new StandingTimers();
  readonly sandbox: TestSandbox;
  readonly #people = new Map<string, { readonly person: TestPerson; readonly untilMs: number }>();
  #orders = 0;

  constructor(image: Uint8Array) {
    this.sandbox = createTestSandbox({ timers: this.timers, image });
  }

  get isUsedUp(): boolean {
    return this.#orders === 240;
  }

  /** The idempotency key, the person who uses it, and another person who uses the same one. */
  async next(): Promise<Actors> {
    const logins = ['demo', 'vip', 'bankid'] as const;
    this.#orders += 1;
    // Three orders leave five payments, and a person may have 60 unpaid ones an hour.
    if (this.#orders % 60 === 0) this.timers.pass(3_600_000);
    const [owner = 'demo', other = 'vip'] = [0, 1].map(
      (turn) => logins[(this.#orders + turn) % logins.length],
    );
    return {
      sandbox: this.sandbox,
      pass: (ms) => this.timers.pass(ms),
      key: `order-of-money-${this.#orders}`,
      owner: await this.#person(owner),
      other: await this.#person(other),
    };
  }

  /** A person who is signed in for as long as an order may take. */
  async #person(login: string): Promise<TestPerson> {
    const known = this.#people.get(login);
    const nowMs = this.timers.nowMs();
    if (known !== undefined && nowMs < known.untilMs) return known.person;
    const person = await this.sandbox.signIn(login);
    this.#people.set(login, { person, untilMs: nowMs + 450_000 });
    return person;
  }
}

interface Actors {
  readonly sandbox: TestSandbox;
  readonly pass: (ms: number) => void;
  readonly key: string;
  readonly owner: TestPerson;
  readonly other: TestPerson;
}

/** Response to a click. */
interface Pressed {
  readonly by: TestPerson;
  readonly key: string;
  readonly minor: number;
  readonly status: number;
  readonly code: string | number | undefined;
  readonly payment: Payment | undefined;
}

/** Performs the steps of an order, and returns the responses to all its clicks. */
async function play(actors: Actors, order: Order): Promise<Pressed[]> {
  const { sandbox, pass, key, owner, other } = actors;
  const pressed: Pressed[] = [];
  const running: Promise<void>[] = [];
  const press = async (by: TestPerson, underKey: string, minor: number): Promise<void> => {
    const response = await begin(by, { key: underKey, minor });
    const answer = (await response.json()) as Partial<PaymentAnswer & ErrorAnswer>;
    const code = answer.errors?.[0]?.code;
    const { payment } = answer;
    pressed.push({ by, key: underKey, minor, status: response.status, code, payment });
  };
  const ordered = (): Payment | undefined =>
    pressed.find(({ by, payment, key: under }) => by === owner && under === key && payment)
      ?.payment;
  const tell = async (eventId: string, type: string, payment: string): Promise<void> => {
    const text = JSON.stringify({ event_id: eventId, type, payment });
    const answer = await sandbox.request('/payments-hook/v1/harbour', {
      method: 'POST',
      body: text,
      headers: {
        'Content-Type': 'application/json',
        'X-Harbour-Signature': signHook(text, Math.floor(sandbox.nowMs() / 1000), secret),
      },
    });
    expect(answer.status).toBe(200);
  };
  const does = async (step: Step): Promise<void> => {
    switch (step) {
      case 'press':
      case 'press again':
      case 'retry':
        return press(owner, key, order.minor);
      case 'press for more':
        return press(owner, key, order.minor + 100);
      case 'press in another tab':
        return press(owner, `${key}-tab`, order.minor);
      case 'press of another person':
        return press(other, key, order.minor);
      case 'wait':
        return pass(laterMs);
      case 'look up':
        await owner.call('GET', `/web-api/payments/v1/by-key/${key}`);
        return;
    }
    // All other steps need an existing payment, so the order must have been answered first.
    await running[0];
    const payment = ordered();
    if (payment === undefined) return;
    switch (step) {
      case 'pay':
      case 'step back and pay':
        return payByCard(sandbox, payment, order.card);
      case 'leave':
        await sandbox.post(`${pagePath(sandbox, payment)}/leave`, {});
        return;
      case 'cancel':
        await owner.call('POST', `/web-api/payments/v1/payments/${payment.id}/cancel`, {});
        return;
      case 'return':
        await sandbox.request(`/web-api/payments/v1/by-ref/${payment.ref}`);
        return;
      case 'hook of nothing':
        return tell(`nothing-${key}`, 'payment.paid', providerId(sandbox, payment));
      case 'hook again':
        for (const { id, state } of sandbox.store.all<{ id: string; state: string }>(
          'SELECT id, state FROM harbour_changes WHERE harbour_id = ? AND is_done = 1',
          providerId(sandbox, payment),
        ))
          await tell(id, `payment.${state}`, providerId(sandbox, payment));
        return;
    }
  };
  for (const [index, step] of order.steps.entries()) {
    const doing = does(step);
    running.push(doing);
    if (order.overtakes[index] === false) await doing;
  }
  await Promise.all(running);
  return pressed;
}

function providerId({ store }: TestSandbox, { id }: Payment): string {
  const row = store.one<{ id: string }>('SELECT provider_id AS id FROM payments WHERE id = ?', id);
  return row?.id ?? '';
}

/** Address of the provider's page, without the redirect, which changes nothing. */
function pagePath(sandbox: TestSandbox, payment: Payment): string {
  return `/sandbox/providers/harbour/${providerId(sandbox, payment)}`;
}

async function payByCard(sandbox: TestSandbox, payment: Payment, card: string): Promise<void> {
  const path = pagePath(sandbox, payment);
  const answer = await sandbox.post(`${path}/pay`, { card: `4000 0000 0000 ${card}` });
  const { url } = (await answer.json()) as { readonly url: string };
  if (url.endsWith('/challenge')) await sandbox.post(`${path}/challenge`, { answer: 'confirm' });
}

interface Made {
  readonly id: number;
  readonly userId: number;
  readonly key: string;
  readonly minor: number;
  readonly state: string;
}

/** Payments made after a given one, by anyone. */
function madeAfter({ store }: TestSandbox, id: number): readonly Made[] {
  return store.all<Made>(
    `SELECT id, user_id AS userId, key, amount_minor AS minor, state FROM payments
      WHERE id > ? ORDER BY id`,
    id,
  );
}

/** Balances of the people, and the provider's holdings by its own books. */
function money({ sandbox: { ledger, store }, owner, other }: Actors): readonly number[] {
  const balances = [owner, other].map(
    ({ accountId }) => ledger.account(accountId)?.balanceMinor ?? Number.NaN,
  );
  const held = store.one<{ minor: number }>(
    'SELECT COALESCE(SUM(paid_minor - refunded_minor), 0) AS minor FROM harbour_payments',
  );
  return [...balances, held?.minor ?? Number.NaN];
}

/** Performs an order and checks the result; returns the credited minor units. */
async function check(actors: Actors, order: Order): Promise<number> {
  const { sandbox, pass } = actors;
  const lastId = sandbox.store.one<{ id: number }>(
    'SELECT COALESCE(MAX(id), 0) AS id FROM payments',
  );
  const before = money(actors);
  const pressed = await play(actors, order);
  if (lateCards.has(order.card)) pass(laterMs);
  await sandbox.request('/web-api/payments/v1/by-ref/nothing');
  const after = money(actors);

  // Each person has one payment per key; a different body under the same key was refused.
  const made = madeAfter(sandbox, lastId?.id ?? 0);
  const nameOf = ({ userId, key: under }: { readonly userId: number; readonly key: string }) =>
    `${userId} ${under}`;
  const byKey = new Map(made.map((each) => [nameOf(each), each]));
  expect(byKey.size).toBe(made.length);
  expect(new Set(byKey.keys())).toEqual(
    new Set(pressed.map(({ by, key: under }) => nameOf({ userId: by.userId, key: under }))),
  );
  for (const { by, key: under, minor, status, code, payment } of pressed) {
    const known = byKey.get(nameOf({ userId: by.userId, key: under }));
    expect([status, code, payment?.id]).toEqual(
      known?.minor === minor
        ? [200, undefined, known.id]
        : [409, 'idempotency_mismatch', undefined],
    );
  }
  // One credit per payment: the account and the provider hold what the payments say.
  const credited = made.reduce(
    (sum, { state, minor }) => sum + (state === 'succeeded' ? minor : 0),
    0,
  );
  expect(after.map((minor, index) => minor - (before[index] ?? 0))).toEqual([
    credited,
    0,
    credited,
  ]);
  expect(sandbox.ledger.verify()).toEqual([]);
  return credited;
}

test('PAY-10 PAY-11 PAY-18 TA20 PY04 in 10,000 interleavings of presses, tabs, retries, returns and hooks a key is one payment and a payment one credit', async () => {
  const image = createTestSandbox().store.image();
  let platform = new Platform(image);
  const seen = new Set<string>();
  let paid = 0;
  await fc.assert(
    fc.asyncProperty(orders, async (order) => {
      if (platform.isUsedUp) platform = new Platform(image);
      seen.add(JSON.stringify([order.steps, order.overtakes.slice(0, order.steps.length)]));
      try {
        if ((await check(await platform.next(), order)) > 0) paid += 1;
      } catch (error) {
        // A fault on this platform says nothing about the next order.
        platform = new Platform(image);
        throw error;
      }
    }),
    { numRuns: interleavings },
  );
  // The interleavings differ, and many of them credit money.
  expect(seen.size).toBeGreaterThan(0.99 * interleavings);
  expect(paid).toBeGreaterThan(0.2 * interleavings);
}, 900_000);
