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

/** The platform's evidence: received requests and movements of money. */
export interface Proof {
  /** Placing requests that arrived, in order. */
  readonly posts: readonly LoggedRequest[];
  readonly entries: readonly ProofEntry[];
  /** Errors in the ledger; empty if it balances. */
  readonly faults: readonly string[];
  readonly balances: readonly {
    readonly id: number;
    readonly currency: string;
    readonly balanceMinor: number;
  }[];
}

/** Reads the proof from the control API, independently of the page. */
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

/** Returns the movements of money since an earlier proof. */
export function movedSince(before: Proof, after: Proof): readonly ProofEntry[] {
  return after.entries.slice(before.entries.length);
}
