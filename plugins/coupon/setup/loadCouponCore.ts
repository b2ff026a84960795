import type { CoreServices } from '#core';
import { termsToken } from '../../auth/contract.ts';
import { couponSelectionsToken, couponSettingsToken, couponViewToken } from '../contract.ts';
import type { CouponCore } from './CouponCore.ts';
import { createCouponCore } from './createCouponCore.ts';
import { codesToken } from '../codes/codesToken.ts';
import { compositionToken } from '../compose/compositionToken.ts';
import { couponAccountToken } from '../account/couponAccountToken.ts';
import { myBetsToken } from '../my-bets/myBetsToken.ts';
import { oneClickToken } from '../one-click/oneClickToken.ts';
import { placementToken } from '../place/placementToken.ts';

/** Behind `couponCoreToken`. */
export async function loadCouponCore(services: CoreServices): Promise<CouponCore> {
  const { i18n, services: registry } = services;
  const [selections, view, settings, account, composition, placement, myBets, oneClick, terms] =
    await Promise.all([
      registry.get(couponSelectionsToken),
      registry.get(couponViewToken),
      registry.get(couponSettingsToken),
      registry.get(couponAccountToken),
      registry.get(compositionToken),
      registry.get(placementToken),
      registry.get(myBetsToken),
      registry.get(oneClickToken),
      registry.has(termsToken) ? registry.get(termsToken) : undefined,
      // Rendered inside the coupon, so it is loaded with it instead of afterwards.
      registry.get(codesToken),
      ...['coupon', 'coupon.later', 'coupon.kinds', 'coupon.bets', 'coupon.money'].map((name) =>
        i18n.loadNamespace(name),
      ),
    ]);
  return createCouponCore(services, {
    selections,
    view,
    settings,
    account,
    composition,
    placement,
    myBets,
    oneClick,
    terms,
  });
}
