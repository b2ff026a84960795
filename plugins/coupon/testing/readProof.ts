import type { LoggedRequest } from '../../../sandbox/control/RequestLog.ts';
import type { TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';

/** One movement of a person's money. */
export interface ProofEntry {
  readonly kind: string;
  readonly couponId: number | null;
  readonly accountId: number;
  readonly minor: number;
  readonly currency: string;
}

/** What the platform can prove: what it was sent, and which money moved. */
export interface Proof {
  /** Coupons that arrived, in order. */
  readonly posts: readonly LoggedRequest[];
  readonly entries: readonly ProofEntry[];
  /** What is wrong with the books. */
  readonly faults: readonly string[];
  readonly balances: readonly {
    readonly id: number;
    readonly currency: string;
    readonly balanceMinor: number;
  }[];
}

/** Reads it from the control API: the page is not asked. */
export async function readProof(sandbox: TestSandbox, login = 'demo'): Promise<Proof> {
  const requests = await sandbox.json<readonly LoggedRequest[]>(
    '/sandbox/v1/requests?path=/web-api/coupon/v1/placements',
  );
  const books = await sandbox.json<{
    readonly faults: readonly string[];
    readonly entries: readonly ProofEntry[];
    readonly accounts: Proof['balances'];
  }>(`/sandbox/v1/ledger?login=${login}`);
  return {
    posts: requests.filter((request) => request.method === 'POST'),
    entries: books.entries,
    faults: books.faults,
    balances: books.accounts,
  };
}

/** What has moved since an earlier proof. */
export function movedSince(before: Proof, after: Proof): readonly ProofEntry[] {
  return after.entries.slice(before.entries.length);
}
