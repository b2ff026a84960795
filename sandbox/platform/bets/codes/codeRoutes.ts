import type { CouponCode, LoadedCoupon } from '#wire';
import { isSaveCouponRequest } from '#wire/validators/codes.js';
import { RateLimit } from '../../http/RateLimit.ts';
import { readBody } from '../../http/readBody.ts';
import type { SandboxApp, SandboxContext } from '../../http/SandboxApp.ts';
import type { SandboxPlatform } from '../../../SandboxPart.ts';

const maxSaves = 30;
const maxLoads = 60;
const windowMs = 60_000;

/** Adds the routes for saving and loading coupons by code, also for visitors. */
export function addCodeRoutes(
  app: SandboxApp,
  { savedCoupons, limits, user, nowMs }: SandboxPlatform,
): void {
  const saves = new RateLimit({ most: maxSaves, windowMs, nowMs });
  const loads = new RateLimit({ most: maxLoads, windowMs, nowMs });
  /** Returns the user, otherwise the network address of the caller. */
  const callerOf = (context: SandboxContext): string => {
    if (context.req.header('authorization') !== undefined) return `user:${user(context).id}`;
    return context.var.caller.source;
  };

  app.post('/web-api/coupon/v1/codes', async (context) => {
    const caller = callerOf(context);
    saves.count(caller);
    limits.codes.count(caller);
    const request = await readBody(context, isSaveCouponRequest);
    return context.json<CouponCode>(savedCoupons.save(request, context.var.language));
  });

  app.get('/web-api/coupon/v1/codes/:code', (context) => {
    loads.count(callerOf(context));
    return context.json<LoadedCoupon>(
      savedCoupons.load(context.req.param('code'), context.var.language),
    );
  });
}
