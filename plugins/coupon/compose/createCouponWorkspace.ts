import type { CoreServices } from '#core';
import { termsToken } from '../../access/contract.ts';
import { accountsToken } from '../../auth/contract.ts';
import { couponSelectionsToken, couponViewToken } from '../contract.ts';
import { armOdds } from '../one-click/armOdds.ts';
import { CouponWorkspace } from './CouponWorkspace.ts';

/** Behind `couponWorkspaceToken`. Without the auth plugin the coupon still works for visitors. */
export async function createCouponWorkspace(services: CoreServices): Promise<CouponWorkspace> {
  const [selections, view, accounts, terms] = await Promise.all([
    services.services.get(couponSelectionsToken),
    services.services.get(couponViewToken),
    services.services.has(accountsToken) ? services.services.get(accountsToken) : undefined,
    services.services.has(termsToken) ? services.services.get(termsToken) : undefined,
    services.i18n.loadNamespace('coupon'),
    services.i18n.loadNamespace('coupon.later'),
    services.i18n.loadNamespace('coupon.kinds'),
    services.i18n.loadNamespace('coupon.money'),
  ]);
  return new CouponWorkspace({ services, selections, view, accounts, terms, arm: armOdds });
}
