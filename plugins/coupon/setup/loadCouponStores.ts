import type { CoreServices } from '#core';
import { termsToken } from '../../auth/contract.ts';
import { accountsToken } from '../../auth/contract.ts';
import { couponSelectionsToken, couponSettingsToken, couponViewToken } from '../contract.ts';
import { armOdds } from '../one-click/armOdds.ts';
import { findPressed } from '../selections/pressedOdds.ts';
import { createCouponStores } from './createCouponStores.ts';
import type { CouponStores } from './CouponStores.ts';

/** Behind `couponStoresToken`. Without the plugin auth the coupon still works for visitors. */
export async function loadCouponStores(services: CoreServices): Promise<CouponStores> {
  const [selections, view, settings, accounts, terms] = await Promise.all([
    services.services.get(couponSelectionsToken),
    services.services.get(couponViewToken),
    services.services.get(couponSettingsToken),
    services.services.has(accountsToken) ? services.services.get(accountsToken) : undefined,
    services.services.has(termsToken) ? services.services.get(termsToken) : undefined,
    services.i18n.loadNamespace('coupon'),
    services.i18n.loadNamespace('coupon.later'),
    services.i18n.loadNamespace('coupon.kinds'),
    services.i18n.loadNamespace('coupon.bets'),
    services.i18n.loadNamespace('coupon.money'),
  ]);
  return createCouponStores({
    services,
    selections,
    view,
    settings,
    accounts,
    terms,
    arm: armOdds,
    findPressed,
  });
}
