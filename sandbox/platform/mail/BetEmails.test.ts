import type { GameFull, GameList, Placement } from '#wire';
import { expect, test } from 'vitest';
import { bodyOf, placed, readBet, selectionsAt, settle } from '../bets/testing/createBets.ts';
import { createTestSandbox, type TestSandbox } from '../../testing/createTestSandbox.ts';

interface Letter {
  readonly subject: string;
  readonly body: string;
  readonly recipient: string;
}

test.each([
  ['1', 1],
  ['0', 0],
])(
  'SBX-1114 OF14 with e-mails about bets at %s, a settled bet causes %i e-mail',
  async (value, count) => {
    const sandbox = createTestSandbox();
    const person = await sandbox.signIn();
    const saved = await person.call('POST', '/web-api/office/v1/settings', {
      id: 'enable_mail_bets',
      value,
    });
    expect(saved.status).toBe(204);
    const { games } = await sandbox.json<GameList>('/web-api/line/v1/games?section=line&limit=1');
    const { game, markets } = await sandbox.json<GameFull>(
      `/web-api/line/v1/games/${games[0]!.id}`,
    );
    const outcome = markets[0]!.outcomes[0];
    await sandbox.post('/sandbox/v1/prices', { outcomeId: outcome.id, coef: 2, isBlocked: false });
    const placed = await person.call(
      'POST',
      '/web-api/coupon/v1/placements',
      {
        accountId: person.accountId,
        typeId: 0,
        amount: { minor: 1000, currency: 'EUR' },
        bets: [{ id: outcome.id, coef: 2 }],
        changeCoefAction: 0,
        coefViewId: 0,
      },
      { 'X-Idempotency-Key': 'a-bet-told-by-letter' },
    );
    const id = ((await placed.json()) as Placement).coupon?.id;
    expect(id).toBeDefined();
    await sandbox.post(`/sandbox/v1/events/${game.id}/result`, {
      score: [0, 0],
      outcomes: { [outcome.id]: 1 },
    });
    sandbox.run(10_000);
    const letters = (await sandbox.json<readonly Letter[]>('/sandbox/v1/outbox')).filter(
      ({ subject }) => subject === `Bet no. ${id} is settled`,
    );
    expect(letters).toHaveLength(count);
  },
);

test('SBX-1114 OF14 the receipt of a deposit goes only to subscribers of it', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const receipts = async () =>
    (await sandbox.json<readonly Letter[]>('/sandbox/v1/outbox')).filter(({ subject }) =>
      subject.endsWith('has arrived'),
    ).length;
  const payIn = async (key: string): Promise<void> => {
    const answer = await person.call(
      'POST',
      '/web-api/payments/v1/deposits',
      {
        method_id: 'card',
        amount: { minor: 5000, currency: 'EUR' },
        account_id: person.accountId,
        lng: 'en',
      },
      { 'X-Idempotency-Key': key },
    );
    const { payment } = (await answer.json()) as { payment: { action: { url: string } } };
    const go = await sandbox.request(payment.action.url);
    const { pathname } = new URL(go.headers.get('location') ?? '');
    await sandbox.post(`${pathname}/pay`, { card: '4000 0000 0000 0001' });
  };
  await payIn('receipt-is-wanted-one');
  const before = await receipts();
  expect(before).toBe(1);
  await person.call('POST', '/web-api/office/v1/settings', {
    id: 'enable_mail_deposit',
    value: '0',
  });
  await payIn('receipt-is-unwanted-two');
  expect(await receipts()).toBe(before);
});

/** Subjects and bodies of the e-mails about a bet, oldest first. */
async function lettersOf(sandbox: TestSandbox, id: number): Promise<string[]> {
  return (await sandbox.json<readonly Letter[]>('/sandbox/v1/outbox'))
    .filter(({ subject }) => new RegExp(`[Bb]et no. ${id} `).test(subject))
    .map(({ subject, body }) => `${subject}: ${body}`);
}

test('SBX-1170 a system causes one e-mail with its payout, whatever ends first', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const selections = await selectionsAt(sandbox, [1.5, 1.6, 1.8, 2]);
  const { coupon } = await placed(
    person,
    bodyOf(person, 2, selections, 2000, { systemValue: 2 }),
    'a-system-of-two-in-four',
  );
  const id = coupon?.id ?? 0;
  for (const [index, selection] of selections.entries()) {
    expect(await lettersOf(sandbox, id)).toEqual([]);
    await settle(sandbox, [[selection, index < 2 ? 1 : 0]]);
  }
  const bet = await readBet(person, id);
  expect(bet.payout?.minor).toBe(800);
  expect(await lettersOf(sandbox, id)).toEqual([
    expect.stringMatching(/is settled: .* of €\u00A020\.00 is settled\. Paid out: €\u00A08\.00/),
  ]);
});

test('SBX-1170 a lost accumulator causes one e-mail, and a correction says what it changes', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const selections = await selectionsAt(sandbox, [2, 2, 2]);
  const [first, second, third] = selections;
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('too few selections');
  const { coupon } = await placed(
    person,
    bodyOf(person, 1, selections, 1000),
    'an-accumulator-of-three',
  );
  const id = coupon?.id ?? 0;
  await settle(sandbox, [[first, 0]]);
  await settle(sandbox, [[second, 1]]);
  const said = async (): Promise<string[]> =>
    (await lettersOf(sandbox, id)).map((letter) => letter.slice(0, letter.indexOf(':')));
  expect(await said()).toEqual([`Bet no. ${id} is settled`]);
  await settle(sandbox, [[first, 1]]);
  expect(await said()).toContain(`Bet no. ${id} is open again`);
  await settle(sandbox, [[third, 1]]);
  await settle(sandbox, [[second, 2]]);
  expect(await said()).toHaveLength(4);
  expect(await lettersOf(sandbox, id)).toContainEqual(
    expect.stringMatching(/was corrected: .* Paid out now: €\u00A040\.00/),
  );
});
