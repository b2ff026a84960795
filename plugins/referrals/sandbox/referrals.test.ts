import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReferralsAnswer, ReferralWire } from '#wire';
import {
  bodyOf,
  placed,
  selectionsAt,
  settle,
} from '../../../sandbox/platform/bets/testing/createBets.ts';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../../../sandbox/testing/createTestSandbox.ts';
import { excludeUser } from '../../../sandbox/testing/excludeUser.ts';
import { foldAddress } from '../../../sandbox/platform/accounts/foldAddress.ts';

async function read(person: TestPerson): Promise<ReferralWire> {
  const answer = await person.call('GET', '/web-api/office/v1/referrals');
  const { referral } = (await answer.json()) as ReferralsAnswer;
  if (referral === undefined) throw new Error('The platform told nothing of referrals');
  return referral;
}

/** Marks the new user as registered with the code of the demo person. */
async function withFriend(): Promise<{
  readonly sandbox: TestSandbox;
  readonly person: TestPerson;
  readonly friend: TestPerson;
}> {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const friend = await sandbox.signIn('newbie');
  const { code } = await read(person);
  sandbox.store.run(
    "INSERT INTO registrations (user_id, type, bonus, promo, at_ms) VALUES (?, 'phone', 0, ?, ?)",
    ...[friend.userId, code, sandbox.nowMs()],
  );
  sandbox.ledger.move('opening', friend.accountId, 20_000, sandbox.nowMs());
  return { sandbox, person, friend };
}

test('RFR-1 RFR-2 OF11 a code stays the person’s own, the registration knows it, and friends come masked', async () => {
  const { sandbox, person, friend } = await withFriend();
  const { code, friends } = await read(person);
  expect(code).toMatch(/^[A-Z2-9]{10}$/);
  expect((await read(friend)).code).not.toBe(code);
  const known = await sandbox.post('/web-api/registration/v1/promo', { code: code.toLowerCase() });
  expect(await known.json()).toEqual({ is_known: true });
  expect(friends).toEqual([
    { name: 'S•••', joined_at: Math.floor(sandbox.nowMs() / 1000), state: 'counting' },
  ]);
});

test('RFR-3 OF11 enough stakes at good odds bring both a free bet, once', async () => {
  const { sandbox, person, friend } = await withFriend();
  const [good, low] = await selectionsAt(sandbox, [1.7, 1.5]);
  await placed(friend, bodyOf(friend, 0, [low!], 9000), 'friend-low-odds');
  await settle(sandbox, [[low!, 0]]);
  expect((await read(person)).friends[0]?.state).toBe('counting');
  await placed(friend, bodyOf(friend, 0, [good!], 5000), 'friend-good-odds');
  await settle(sandbox, [[good!, 0]]);
  const [first] = (await read(person)).friends;
  expect(first?.state).toBe('earned');
  expect((await read(person)).friends[0]?.code).toBe(first?.code);
  const codesOf = (userId: number): number =>
    sandbox.store.all('SELECT 1 FROM promo_codes WHERE user_id = ? AND length(code) = 12', userId)
      .length;
  expect([codesOf(person.userId), codesOf(friend.userId)]).toEqual([1, 1]);
  expect(sandbox.ledger.verify()).toEqual([]);
});

test('RFR-3 OF11 stakes after the period do not count', async () => {
  const { sandbox, person, friend } = await withFriend();
  sandbox.store.run('UPDATE registrations SET at_ms = at_ms - ?', 15 * 86_400_000);
  const [selection] = await selectionsAt(sandbox, [1.7]);
  await placed(friend, bodyOf(friend, 0, [selection!], 6000), 'friend-too-late');
  await settle(sandbox, [[selection!, 0]]);
  expect((await read(person)).friends[0]?.state).toBe('late');
});

test('RFR-4 OF11 the own address under another spelling does not count', async () => {
  const { sandbox, person, friend } = await withFriend();
  sandbox.store.run(
    "UPDATE users SET email = 'De.mo+friend@grandstand.example', has_email = 1 WHERE id = ?",
    friend.userId,
  );
  const [selection] = await selectionsAt(sandbox, [1.7]);
  await placed(friend, bodyOf(friend, 0, [selection!], 6000), 'friend-own-address');
  await settle(sandbox, [[selection!, 0]]);
  expect((await read(person)).friends[0]).toMatchObject({ state: 'own_address' });
  expect((await read(person)).friends[0]?.code).toBeUndefined();
});

test('RFR-4 OF11 every spelling of an address folds to the same one', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-z]{2,8}$/),
      fc.stringMatching(/^[a-z0-9]{0,8}$/),
      (name, tag) => {
        const dotted = name.split('').join('.').toUpperCase();
        expect(foldAddress(` ${dotted}+${tag}@mail.example`)).toBe(`${name}@mail.example`);
      },
    ),
  );
});

test('RFR-5 B32 OF11 during a break no referral data are returned', async () => {
  const { sandbox, person } = await withFriend();
  const endsAtMs = excludeUser(sandbox, person.userId);
  const answer = await person.call('GET', '/web-api/office/v1/referrals');
  expect(await answer.json()).toEqual({ barred_until: endsAtMs / 1000 });
});
