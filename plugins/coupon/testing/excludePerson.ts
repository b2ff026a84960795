import { excludeUser } from '../../../sandbox/testing/excludeUser.ts';
import type { CouponStage } from './createCouponStage.ts';

/** The person has excluded themselves for seven days, and the page has loaded that. */
export async function excludePerson({ accounts, sandbox }: CouponStage): Promise<void> {
  excludeUser(sandbox, accounts.user?.userId ?? 0, 7 * 86_400_000);
  await accounts.load();
}
