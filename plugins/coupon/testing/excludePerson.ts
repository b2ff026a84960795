import { excludeUser } from '../../../sandbox/testing/excludeUser.ts';
import type { TestCoupon } from './createTestCoupon.ts';

/** The person has excluded themselves for seven days, and the page has loaded that. */
export async function excludePerson({ accounts, sandbox }: TestCoupon): Promise<void> {
  excludeUser(sandbox, accounts.user?.userId ?? 0, 7 * 86_400_000);
  await accounts.load();
}
