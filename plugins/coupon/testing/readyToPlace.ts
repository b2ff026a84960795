import { expect } from 'vitest';
import type { CouponBet, PlacedCoupon } from '#wire';
import { createTestCoupon, type TestCoupon } from './createTestCoupon.ts';
import { movedSince, readProof, type Proof, type ProofEntry } from './readProof.ts';

export interface Ready {
  readonly page: TestCoupon;
  readonly bets: readonly CouponBet[];
  readonly before: Proof;
}

/** Creates the coupon of a signed-in person with this many selections and a stake of 10. */
export async function ready(count: number, section: 'line' | 'live' = 'line'): Promise<Ready> {
  const page = await createTestCoupon();
  await page.signIn();
  const bets = await page.outcomes(section, count);
  for (const bet of bets) page.add(bet);
  await page.pass(1000);
  page.stores.stake.type('10');
  return { page, bets, before: await readProof(page.sandbox) };
}

/** Reads the requests and stakes since `ready` from the platform; fails if its ledger is wrong. */
export async function since({ page, before }: Ready): Promise<{
  readonly posts: Proof['posts'];
  readonly stakes: readonly ProofEntry[];
  readonly keys: number;
}> {
  const after = await readProof(page.sandbox);
  expect(after.faults).toEqual([]);
  return {
    posts: after.posts,
    stakes: movedSince(before, after).filter((entry) => entry.kind === 'stake'),
    keys: new Set(after.posts.map((post) => post.headers['x-idempotency-key'])).size,
  };
}

export async function pin(
  page: TestCoupon,
  bet: CouponBet | undefined,
  change: { readonly coef?: number; readonly isBlocked?: boolean },
): Promise<void> {
  expect(
    (await page.sandbox.post('/sandbox/v1/prices', { outcomeId: bet?.id, ...change })).status,
  ).toBe(200);
}

export async function control(page: TestCoupon, path: string, body: unknown): Promise<void> {
  expect((await page.sandbox.post(`/sandbox/v1/${path}`, body)).status).toBe(200);
}

/** Returns the newest open bet; rejects when there is none. */
export async function newest(page: TestCoupon): Promise<PlacedCoupon> {
  const { person } = page;
  const answer = (await (
    await person?.call('GET', '/web-api/history/v1/bets?state=open&pageSize=1')
  )?.json()) as { readonly bets: readonly PlacedCoupon[] };
  const [coupon] = answer.bets;
  if (coupon === undefined) throw new Error('There is no open bet');
  return coupon;
}
