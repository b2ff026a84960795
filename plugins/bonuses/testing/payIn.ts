import type { TestPerson, TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';

/**
 * Books a deposit in the ledger, as a payment provider's would be. The calls for it belong to the
 * plugin payments, which may not be installed.
 */
export function payIn(
  sandbox: TestSandbox,
  { accountId, userId }: Pick<TestPerson, 'accountId' | 'userId'>,
  minor: number,
  id = 1,
): void {
  sandbox.ledger.transfer({
    kind: 'deposit',
    currency: 'EUR',
    payment: { id, leg: 1 },
    atMs: sandbox.nowMs(),
    parts: [
      { account: 'clearing:test', minor: -minor },
      { account: accountId, minor },
    ],
  });
  sandbox.store.run('UPDATE users SET has_deposit = 1 WHERE id = ?', userId);
}
