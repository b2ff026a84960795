import type { CoreServices } from '#core';
import { accountsToken } from '../../auth/contract.ts';
import { couponSelectionsToken, couponSettingsToken } from '../contract.ts';
import { CouponAccountStore } from './CouponAccountStore.ts';

/** Behind `couponAccountToken`. Without the plugin auth the coupon works as for visitors. */
export async function createCouponAccount({
  services,
  storage,
}: CoreServices): Promise<CouponAccountStore> {
  const [selections, settings, accounts] = await Promise.all([
    services.get(couponSelectionsToken),
    services.get(couponSettingsToken),
    services.has(accountsToken) ? services.get(accountsToken) : undefined,
  ]);
  return new CouponAccountStore({ storage, accounts, selections, settings });
}
