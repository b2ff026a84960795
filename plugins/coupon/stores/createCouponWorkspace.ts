import type { CoreServices } from '#core';
import { accountsToken } from '../../auth/contract.ts';
import { couponSelectionsToken, couponViewToken } from '../contract.ts';
import { CouponWorkspace } from './CouponWorkspace.ts';

/** Behind `couponWorkspaceToken`. Without the auth plugin the coupon still works for visitors. */
export async function createCouponWorkspace(services: CoreServices): Promise<CouponWorkspace> {
  const [selections, view, accounts] = await Promise.all([
    services.services.get(couponSelectionsToken),
    services.services.get(couponViewToken),
    services.services.has(accountsToken) ? services.services.get(accountsToken) : undefined,
    services.i18n.loadNamespace('coupon'),
  ]);
  return new CouponWorkspace({ services, selections, view, accounts });
}
