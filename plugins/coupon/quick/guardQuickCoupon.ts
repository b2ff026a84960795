import type { Guard } from '#core';
import { couponViewToken } from '../contract.ts';

/** CPN-198: closes the quick coupon on a page that does not allow it. */
export const quickCoupon: Guard = ({ routeName }, { plan, services }) => {
  const isAllowed = plan.routes.some((route) => route.name === routeName && route.quickCoupon);
  if (!isAllowed) services.peek(couponViewToken)?.showQuickCoupon(false);
  return { kind: 'next' };
};
