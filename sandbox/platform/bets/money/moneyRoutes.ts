import type { Placement, PromoCode as PromoCodeWire, PromotionsAnswer } from '#wire';
import { isCheckPromoRequest } from '#wire/validators/money.js';
import { couponTypeId, couponTypeOf } from '#domain/ticket/CouponType.ts';
import type { PromoCode } from '#domain/ticket/terms/MoneyTerms.ts';
import { requireUserNamed } from '../../accounts/requireUserNamed.ts';
import { oneOf, readControl, textLike, within } from '../../../control/readControl.ts';
import { ApiError, invalidBody, notFound } from '../../http/ApiError.ts';
import { readBody } from '../../http/readBody.ts';
import type { SandboxApp } from '../../http/SandboxApp.ts';
import { minWagerOdds } from './BonusAccounts.ts';
import type { VipAnswer } from './VipBetService.ts';
import type { SandboxPlatform } from '../../../SandboxPart.ts';

const dayMs = 86_400_000;

/**
 * Routes for a user's promo codes and bonus accounts, and for withdrawing a request for a higher
 * stake.
 */
export function addMoneyRoutes(
  app: SandboxApp,
  { money, placements, ledger, user, notifyUser }: SandboxPlatform,
): void {
  app.get('/web-api/coupon/v1/promotions', (context) => {
    const { id } = user(context);
    const bonusAccounts = ledger.accountsOf(id).flatMap(({ id: accountId, currency }) => {
      const wager = money.bonuses.wagerOf(accountId);
      if (wager === undefined) return [];
      const leastSelections = money.bonuses.leastSelectionsOf(accountId);
      return [
        {
          accountId,
          wager: { minor: wager.wagerMinor, currency },
          wagered: { minor: wager.wageredMinor, currency },
          most: { minor: wager.maxMinor, currency },
          ...(leastSelections === undefined ? {} : { least_selections: leastSelections }),
          least_coef: minWagerOdds,
          ends_at: Math.floor(wager.endsAtMs / 1000),
        },
      ];
    });
    return context.json<PromotionsAnswer>({
      promoCodes: money.promos.listOf(id).map(promoToWire),
      bonusAccounts,
    });
  });

  app.post('/web-api/coupon/v1/promotions', async (context) => {
    const { id } = user(context);
    const { code } = await readBody(context, isCheckPromoRequest);
    return context.json<PromoCodeWire>(promoToWire(money.promos.check(id, code)));
  });

  app.delete('/web-api/coupon/v1/placements/:key', (context) => {
    const { id } = user(context);
    const key = context.req.param('key');
    const placement = placements.withdraw(id, key, context.var.language);
    if (placement === undefined)
      throw notFound('placement_unknown', 'No bet came with this key: it was never received');
    notifyUser(id, key);
    return context.json<Placement>(placement);
  });
}

/** Control API of coupon money: taxes, trader, promo codes, bonus accounts. */
export function addMoneyControl(
  app: SandboxApp,
  { money, vip, houseRules, placements, users, nowMs, notifyUser }: SandboxPlatform,
): void {
  app.post('/sandbox/v1/coupon/money', async (context) => {
    const body = await readControl(context, {
      stakePermille: within(0, 1000),
      winPermille: within(0, 1000),
      winFreeMinor: within(0, Number.MAX_SAFE_INTEGER),
      vipDelayMs: within(0, 3_600_000),
    });
    const { stakePermille = 0, winPermille = 0, winFreeMinor = 0, vipDelayMs } = body;
    if (body.stakePermille !== undefined || body.winPermille !== undefined)
      houseRules.taxes =
        stakePermille + winPermille === 0
          ? undefined
          : { stakePermille, winPermille, winFreeMinor };
    if (vipDelayMs !== undefined) houseRules.vipDelayMs = vipDelayMs;
    return context.json({ ...houseRules });
  });

  app.post('/sandbox/v1/users/:login/promo', async (context) => {
    const person = requireUserNamed(users, context.req.param('login'));
    const body = await readControl(
      context,
      {
        code: textLike(/^[\w-]{1,40}$/, '1 to 40 letters, figures, _ or -'),
        kind: oneOf('free-bet', 'refund'),
        minor: within(1, 1e12),
        currency: 'string',
        isStakePaidOut: 'boolean',
        minSelections: 'integer',
        minCoef: 'number',
        typeIds: 'array',
        endsAtS: 'integer',
        isForAll: 'boolean',
      },
      'code',
      'kind',
      'minor',
    );
    const { code, kind, minor, endsAtS } = body;
    const types = (body.typeIds ?? []).flatMap((id) =>
      typeof id === 'number' ? (couponTypeOf(id) ?? []) : [],
    );
    money.promos.add({
      code,
      benefit:
        kind === 'refund'
          ? { kind, valueMinor: minor }
          : { kind, valueMinor: minor, isStakePaidOut: body.isStakePaidOut ?? false },
      currency: body.currency ?? 'EUR',
      minSelections: Math.max(1, body.minSelections ?? 1),
      minOdds: Math.round((body.minCoef ?? 0) * 1000),
      types,
      endsAtS,
      ...(body.isForAll === true ? {} : { userId: person.id }),
    });
    return context.json({ ok: true });
  });

  app.post('/sandbox/v1/users/:login/bonus', async (context) => {
    const person = requireUserNamed(users, context.req.param('login'));
    const {
      minor = 1000,
      wagerMinor = 5000,
      wageredMinor = 0,
      maxMinor = minor,
      endsAtMs = nowMs() + 30 * dayMs,
    } = await readControl(context, {
      minor: within(1, 1e12),
      wagerMinor: within(1, 1e12),
      wageredMinor: within(0, 1e12),
      maxMinor: within(1, 1e12),
      endsAtMs: 'integer',
    });
    const accountId = money.bonuses.open(
      person.id,
      'EUR',
      { minor, wagerMinor, wageredMinor, maxMinor, endsAtMs },
      nowMs(),
    );
    notifyUser(person.id);
    return context.json({ ok: true, accountId });
  });

  app.post('/sandbox/v1/users/:login/vip', async (context) => {
    const person = requireUserNamed(users, context.req.param('login'));
    const { answer: kind, minor } = await readControl(
      context,
      { answer: oneOf('confirm', 'refuse', 'offer'), minor: 'integer' },
      'answer',
    );
    if (kind === 'offer' && minor === undefined)
      throw invalidBody('minor', '/minor is missing: what is offered');
    const answer: VipAnswer = kind === 'offer' ? { kind, minor: minor ?? 0 } : { kind };
    const key = vip.setNextAnswer(person.id, answer);
    if (key === undefined)
      throw new ApiError(
        409,
        'nothing_asked',
        'The person has asked for no higher stake that waits',
      );
    placements.decideNow(person.id, key);
    return context.json({ ok: true });
  });
}

/** Converts a code to the wire. */
export function promoToWire({
  code,
  benefit,
  currency,
  minSelections,
  minOdds,
  types,
  endsAtS,
}: PromoCode): PromoCodeWire {
  return {
    code,
    kind: benefit.kind,
    amount: { minor: benefit.valueMinor, currency },
    ...(benefit.kind === 'free-bet' ? { isStakePaidOut: benefit.isStakePaidOut } : {}),
    minSelections,
    minCoef: minOdds / 1000,
    typeIds: types.map(couponTypeId),
    ...(endsAtS === undefined ? {} : { ends_at: endsAtS }),
  };
}
