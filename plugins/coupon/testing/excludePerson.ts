import { excludeUser } from '../../../sandbox/testing/excludeUser.ts';
import type { TestCoupon } from './createTestCoupon.ts';

/** Excludes the person for seven days and reloads the accounts of the page. */
export async function excludePerson({ accounts, sandbox }: TestCoupon): Promise<void> {
  excludeUser(sandbox, accounts.user?.userId ?? 0, 7 * 86_400_000);
  await accounts.load();
}
