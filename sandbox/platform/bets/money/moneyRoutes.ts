import type { Placement, PromoCode as PromoCodeWire, PromotionsAnswer } from '#wire';
import { isCheckPromoRequest } from '#wire/validators/money.js';
import { couponTypeId, couponTypeOf } from '#domain/ticket/CouponType.ts';
import type { PromoCode } from '#domain/ticket/terms/MoneyTerms.ts';
import { requireUserNamed } from '../../accounts/requireUserNamed.ts';
import { readControl } from '../../../control/readControl.ts';
import { ApiError } from '../../http/ApiError.ts';
import { readBody } from '../../http/readBody.ts';
import type { SandboxApp } from '../../http/SandboxApp.ts';
import type { VipAnswer } from './VipBetService.ts';
import type { SandboxPlatform } from '../../../SandboxPart.ts';

const dayMs = 86_400_000;

/** Promo codes and bonus accounts of a person, and withdrawing a request for a higher stake. */
export function addMoneyRoutes(
  app: SandboxApp,
  { money, placements, ledger, user, notifyUser }: SandboxPlatform,
): void {
  app.get('/web-api/coupon/v1/promotions', (context) => {
    const { id } = user(context);
    const bonusAccounts = ledger.accountsOf(id).flatMap(({ id: accountId, currency }) => {
      const wager = money.bonuses.wagerOf(accountId);
      if (wager === undefined) return [];
      return [
        {
          accountId,
          wager: { minor: wager.wagerMinor, currency },
          wagered: { minor: wager.wageredMinor, currency },
          most: { minor: wager.maxMinor, currency },
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
    const { code } = await readBody(context.req.raw, isCheckPromoRequest);
    return context.json<PromoCodeWire>(promoToWire(money.promos.check(id, code)));
  });

  app.delete('/web-api/coupon/v1/placements/:key', (context) => {
    const { id } = user(context);
    const key = context.req.param('key');
    const placement = placements.withdraw(id, key, context.var.language);
    if (placement === undefined)
      throw new ApiError(
        404,
        'placement_unknown',
        'No bet came with this key: it was never received',
      );
    notifyUser(id, key);
    return context.json<Placement>(placement);
  });
}

/**
 * Control API of coupon money: taxes, the trader's time and answers, promo codes and bonus
 * accounts.
 */
export function addMoneyControl(
  app: SandboxApp,
  { money, vip, houseRules, placements, users, nowMs, notifyUser }: SandboxPlatform,
): void {
  app.post('/sandbox/v1/coupon/money', async (context) => {
    const body = await readControl(context.req.raw, {
      stakePermille: 'integer',
      winPermille: 'integer',
      winFreeMinor: 'integer',
      vipDelayMs: 'integer',
    });
    const { stakePermille = 0, winPermille = 0, winFreeMinor = 0, vipDelayMs } = body;
    if (stakePermille < 0 || stakePermille > 1000 || winPermille < 0 || winPermille > 1000)
      throw new ApiError(400, 'invalid_body', 'Taxes are from 0 to 1000 thousandths', {
        field: 'stakePermille',
      });
    if (winFreeMinor < 0)
      throw new ApiError(400, 'invalid_body', '/winFreeMinor must not be below 0', {
        field: 'winFreeMinor',
      });
    if (body.stakePermille !== undefined || body.winPermille !== undefined)
      houseRules.taxes =
        stakePermille + winPermille === 0
          ? undefined
          : { stakePermille, winPermille, winFreeMinor };
    if (vipDelayMs !== undefined)
      houseRules.vipDelayMs = Math.min(Math.max(0, vipDelayMs), 3_600_000);
    return context.json({ ...houseRules });
  });

  app.post('/sandbox/v1/users/:login/promo', async (context) => {
    const person = requireUserNamed(users, context.req.param('login'));
    const body = await readControl(context.req.raw, {
      code: 'string',
      kind: 'string',
      minor: 'integer',
      currency: 'string',
      isStakePaidOut: 'boolean',
      minSelections: 'integer',
      minCoef: 'number',
      typeIds: 'array',
      endsAtS: 'integer',
      isForAll: 'boolean',
    });
    const { code, kind, minor, endsAtS } = body;
    if (code === undefined || !/^[\w-]{1,40}$/.test(code))
      throw new ApiError(400, 'invalid_body', '/code must be 1 to 40 letters, figures, _ or -', {
        field: 'code',
      });
    if (kind !== 'free-bet' && kind !== 'refund')
      throw new ApiError(400, 'invalid_body', '/kind must be free-bet or refund', {
        field: 'kind',
      });
    if (minor === undefined || minor < 1 || minor > 1e12)
      throw new ApiError(400, 'invalid_body', '/minor must be minor units from 1 to 1e12', {
        field: 'minor',
      });
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
    } = await readControl(context.req.raw, {
      minor: 'integer',
      wagerMinor: 'integer',
      wageredMinor: 'integer',
      maxMinor: 'integer',
      endsAtMs: 'integer',
    });
    if ([minor, wagerMinor, maxMinor].some((each) => each < 1 || each > 1e12) || wageredMinor < 0)
      throw new ApiError(400, 'invalid_body', 'Amounts must be minor units from 1 to 1e12', {
        field: 'minor',
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
    const { answer, minor } = await readControl(context.req.raw, {
      answer: 'string',
      minor: 'integer',
    });
    const key = vip.setNextAnswer(person.id, readAnswer(answer, minor));
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

function readAnswer(answer: string | undefined, minor: number | undefined): VipAnswer {
  if (answer === 'confirm' || answer === 'refuse') return { kind: answer };
  if (answer !== 'offer' || minor === undefined)
    throw new ApiError(
      400,
      'invalid_body',
      '/answer must be confirm, refuse, or offer with /minor',
      { field: 'answer' },
    );
  return { kind: 'offer', minor };
}

function promoToWire({
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
