import type { CouponStage } from './createCouponStage.ts';

/** The person has excluded themselves for seven days, and the page has loaded that. */
export async function excludePerson({ accounts, sandbox }: CouponStage): Promise<void> {
  sandbox.store.run(
    'INSERT INTO person_breaks (user_id, type, started_at_ms, ends_at_ms) VALUES (?, 30, ?, ?)',
    accounts.user?.userId ?? 0,
    sandbox.nowMs(),
    sandbox.nowMs() + 7 * 86_400_000,
  );
  await accounts.load();
}
