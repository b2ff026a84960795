import type { Placement, PriceCouponAnswer } from '#wire';
import { isPlaceCouponRequest, isPriceCouponRequest } from '#wire/validators/coupon.js';
import type { LedgerAccount } from '../../ledger/Ledger.ts';
import type { MoneyMover, SiteGate } from '../../access/SiteGate.ts';
import { leastRoom } from '../../protection/leastRoom.ts';
import { notFound } from '../../http/ApiError.ts';
import { readBody } from '../../http/readBody.ts';
import { readIdempotencyKey } from '../../http/readIdempotencyKey.ts';
import type { SandboxApp } from '../../http/SandboxApp.ts';
import { lineOf } from '../pricing/cutOdds.ts';
import { priceCoupon } from '../pricing/priceCoupon.ts';
import type { SandboxPlatform } from '../../../SandboxPart.ts';

/**
 * Returns headers with the time at which a closed site opens again, for requests that it has
 * refused.
 */
export function retryHeaders(
  status: number,
  siteGate: Pick<SiteGate, 'refusal'>,
  mover: MoneyMover,
): Record<string, string> {
  const refusal = siteGate.refusal(mover);
  return refusal?.status === status ? { ...refusal.headers } : {};
}

export function addCouponRoutes(app: SandboxApp, platform: SandboxPlatform): void {
  const {
    line,
    placements,
    money,
    houseTerms,
    ledger,
    user,
    terms,
    limits,
    loop,
    notifyUser,
    siteGate,
    protection,
  } = platform;

  /** Adds the remaining amount of the user's limits, which also bounds an advance. */
  function withinLimits(
    { prepaidAmount: advance, ...offers }: Partial<PriceCouponAnswer>,
    account: LedgerAccount | undefined,
  ): Partial<PriceCouponAnswer> {
    if (account === undefined) return offers;
    const { userId, currency } = account;
    const play = leastRoom(protection, userId, ['wagering', 'loss'], currency);
    const all = leastRoom(protection, userId, ['wagering', 'loss', 'deposit'], currency);
    const lentMinor = Math.min(advance?.minor ?? 0, all?.left.minor ?? Infinity);
    return {
      ...offers,
      ...(advance === undefined || lentMinor === 0
        ? {}
        : { prepaidAmount: { ...advance, minor: lentMinor } }),
      ...(play === undefined
        ? {}
        : {
            personLimit: {
              remaining: play.left,
              ...(play.freesAtMs === undefined
                ? {}
                : { resets_at: Math.ceil(play.freesAtMs / 1000) }),
            },
          }),
    };
  }

  app.post('/web-api/coupon/v1/price', async (context) => {
    const request = await readBody(context, isPriceCouponRequest);
    // Visitors get everything except account data.
    const person = context.req.header('authorization') === undefined ? undefined : user(context);
    const account =
      person === undefined || request.accountId === undefined
        ? undefined
        : ledger.account(request.accountId);
    const own = account?.userId === person?.id ? account : undefined;
    return context.json<PriceCouponAnswer>(
      priceCoupon(request, lineOf(line, person), context.var.language, (bets) =>
        withinLimits(
          money.offers(
            request.typeId,
            bets,
            request.currency,
            own,
            houseTerms(context.var.caller.host),
          ),
          own,
        ),
      ),
    );
  });

  app.post('/web-api/coupon/v1/placements', async (context) => {
    const person = user(context);
    const { id } = person;
    const { host, country } = context.var.caller;
    terms.require(id);
    const key = readIdempotencyKey(context);
    const request = await readBody(context, isPlaceCouponRequest);
    const isNew = placements.find(id, key, context.var.language) === undefined;
    if (isNew) {
      limits.refusals.check(String(id));
      if (request.promoCode !== undefined) limits.unknownPromos.check(String(id));
    }
    const { status, placement } = placements.place(id, key, request, {
      language: context.var.language,
      host,
      country,
    });
    if (isNew && placement.state === 'refused') {
      limits.refusals.add(String(id));
      if (placement.errors?.some(({ code }) => code === 'promo_unknown') === true)
        limits.unknownPromos.add(String(id));
    }
    if (placement.state === 'waiting') loop.decideAt(placement.decidesAtMs);
    else notifyUser(id, placement.key);
    if (placement.state === 'refused')
      return context.json(
        { errors: placement.errors ?? [] },
        status as 409,
        retryHeaders(status, siteGate, { userId: id, country }),
      );
    return context.json<Placement, 200 | 202>(placement, status as 200 | 202);
  });

  app.get('/web-api/coupon/v1/placements/:key', (context) => {
    const { id } = user(context);
    const placement = placements.find(id, context.req.param('key'), context.var.language);
    if (placement === undefined)
      throw notFound('placement_unknown', 'No bet came with this key: it was never received');
    return context.json<Placement>(placement);
  });
}
