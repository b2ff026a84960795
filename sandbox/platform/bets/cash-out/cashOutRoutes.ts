import type { AutoCashOutAnswer, CashOutAnswer } from '#wire';
import { isAutoCashOutRequest, isCashOutRequest } from '#wire/validators/cashOuts.js';
import { notFound } from '../../http/ApiError.ts';
import { readBody } from '../../http/readBody.ts';
import type { SandboxApp } from '../../http/SandboxApp.ts';
import { readIdempotencyKey } from '../../http/readIdempotencyKey.ts';
import { retryHeaders } from '../placing/couponRoutes.ts';
import type { SandboxPlatform } from '../../../SandboxPart.ts';

export function addCashOutRoutes(
  app: SandboxApp,
  { cashOuts, coupons, user, loop, notifyUser, siteGate }: SandboxPlatform,
): void {
  app.post('/web-api/coupon/v1/cash-outs', async (context) => {
    const { id } = user(context);
    const { country } = context.var.caller;
    const key = readIdempotencyKey(context);
    const request = await readBody(context, isCashOutRequest);
    const { status, answer } = cashOuts.request(id, key, request, {
      language: context.var.language,
      country,
    });
    if (answer.state === 'waiting') loop.decideAt(answer.decidesAtMs);
    else notifyUser(id);
    if (answer.state === 'refused')
      return context.json(
        { errors: answer.errors ?? [] },
        status as 409,
        retryHeaders(status, siteGate, { userId: id, country }),
      );
    return context.json<CashOutAnswer, 200 | 202>(answer, status as 200 | 202);
  });

  app.get('/web-api/coupon/v1/cash-outs/:key', (context) => {
    const answer = cashOuts.find(user(context).id, context.req.param('key'), context.var.language);
    if (answer === undefined)
      throw notFound('cash_out_unknown', 'No cash-out came with this key: it was never received');
    return context.json<CashOutAnswer>(answer);
  });

  app.post('/web-api/coupon/v1/auto-cash-outs', async (context) => {
    const { id } = user(context);
    const { couponId, value } = await readBody(context, isAutoCashOutRequest);
    cashOuts.order(id, couponId, value, context.var.caller.country);
    const coupon = coupons.wire(couponId, context.var.language);
    if (coupon === undefined) throw notFound('bet_unknown', `You have no bet ${couponId}`);
    return context.json<AutoCashOutAnswer>({ coupon });
  });
}
