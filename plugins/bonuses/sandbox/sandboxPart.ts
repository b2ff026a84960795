import {
  notFound,
  oneOf,
  promoToWire,
  readBody,
  readControl,
  readIdempotencyKey,
  requireCaptchaOften,
  requireUserNamed,
  within,
  type Person,
  type SandboxContext,
  type SandboxPart,
} from '#sandbox';
import type {
  BonusesAnswer,
  CashbackAnswer,
  OfficePromotionsAnswer,
  PromoCodeAnswer,
  PromoSettingsAnswer,
} from '#wire';
import {
  isCashbackCollection,
  isFirstDepositBonusRequest,
  isPromoCodeQuestion,
  isPromotionMembership,
} from '#wire/validators/bonuses.js';
import { barredOf, requireOpen } from './barred.ts';
import { Cashback, programmes } from './Cashback.ts';
import { Points } from './Points.ts';
import { Promotions } from './Promotions.ts';
import { WelcomeBonuses } from './WelcomeBonuses.ts';

const path = '/web-api/office/v1';
const most = Math.max(...Object.values(programmes).map(({ length }) => length));

/** Offers of the operator: the first deposit's bonus, cashback, codes, promotions. */
export const sandboxPart: SandboxPart = {
  tables: `${WelcomeBonuses.tables} ${Cashback.tables} ${Promotions.tables}
  CREATE TABLE IF NOT EXISTS people_without_promo_check (user_id INTEGER PRIMARY KEY);`,
  addRoutes(app, platform) {
    const { money, notifyUser, officeMenuKeys, siteGate, store, user, users } = platform;
    const welcome = new WelcomeBonuses(platform);
    const points = new Points(platform);
    const cashback = new Cashback(platform, points);
    const promotions = new Promotions(platform, points);

    /** The signed-in person, if the site is open for them. */
    const mover = (context: SandboxContext): Person => {
      const person = user(context);
      siteGate.require({ userId: person.id, country: context.var.caller.country });
      return person;
    };

    officeMenuKeys.limit('promo_check', (userId) => !isWithoutPromoCheck(userId));

    app.get(`${path}/bonuses`, (context) =>
      context.json<BonusesAnswer>(welcome.answer(user(context))),
    );
    app.put(`${path}/bonuses/first-deposit`, async (context) => {
      const person = user(context);
      const body = await readBody(context, isFirstDepositBonusRequest);
      const choice = ([0, 1, 2] as const).find((each) => each === body.firstDepositBonusSetting);
      return context.json<BonusesAnswer>(welcome.choose(person, choice ?? 0));
    });
    app.delete(`${path}/bonuses/:id`, (context) => {
      const person = mover(context);
      readIdempotencyKey(context);
      const id = Number(context.req.param('id'));
      if (!Number.isSafeInteger(id)) throw notFound('bonus_unknown', 'There is no such bonus');
      return context.json<BonusesAnswer>(welcome.giveUp(person, id));
    });

    app.get(`${path}/cashback`, (context) =>
      context.json<CashbackAnswer>(cashback.answer(user(context))),
    );
    app.post(`${path}/cashback/collections`, async (context) => {
      const person = mover(context);
      readIdempotencyKey(context);
      const { account_id: accountId, from } = await readBody(context, isCashbackCollection);
      return context.json<CashbackAnswer>(cashback.collect(person, accountId, from));
    });

    app.get(`${path}/promo-codes`, (context) => {
      const { id } = user(context);
      const barred = barredOf(platform, id);
      const isShown = !isWithoutPromoCheck(id);
      return context.json<PromoSettingsAnswer>({
        ...(barred === undefined ? {} : { barred }),
        showPromoCodeCheck: isShown,
        promoSetting: {
          promoCodeCheckSection: { isAvailable: isShown, title: 'promo_check' },
        },
      });
    });
    app.post(`${path}/promo-codes`, async (context) => {
      const { id } = user(context);
      const { code } = await readBody(context, isPromoCodeQuestion);
      requireOpen(platform, id);
      if (isWithoutPromoCheck(id))
        throw notFound('promo_check_unknown', 'Codes are not checked here');
      requireCaptchaOften(context, platform, 'promo code');
      platform.limits.unknownPromos.check(String(id));
      const found = money.promos.inspect(id, code);
      if (found.kind === 'unknown') platform.limits.unknownPromos.add(String(id));
      const state = found.kind === 'not-yours' ? 'not_for_you' : found.kind;
      return context.json<PromoCodeAnswer>({
        state,
        ...('promo' in found ? { promo: promoToWire(found.promo) } : {}),
      });
    });

    app.get(`${path}/promotions`, (context) =>
      context.json<OfficePromotionsAnswer>(promotions.answer(user(context))),
    );
    app.post(`${path}/promotions/:id/membership`, async (context) => {
      const person = mover(context);
      readIdempotencyKey(context);
      const { version } = await readBody(context, isPromotionMembership);
      return context.json<OfficePromotionsAnswer>(
        promotions.join(person, context.req.param('id'), version),
      );
    });

    function isWithoutPromoCheck(userId: number): boolean {
      return (
        store.one('SELECT 1 FROM people_without_promo_check WHERE user_id = ?', userId) !==
        undefined
      );
    }

    // Control: a person's level of a programme (0: none), and whether codes are checked for them.
    app.post('/sandbox/v1/users/:login/promotions', async (context) => {
      const person = requireUserNamed(users, context.req.param('login'));
      const { programme, level, hasPromoCheck } = await readControl(context, {
        programme: oneOf('vip', 'premium'),
        level: within(0, most),
        hasPromoCheck: 'boolean',
      });
      if (programme !== undefined)
        cashback.setLevel(person.id, programme, Math.min(level ?? 1, programmes[programme].length));
      if (hasPromoCheck === true)
        store.run('DELETE FROM people_without_promo_check WHERE user_id = ?', person.id);
      if (hasPromoCheck === false)
        store.run(
          'INSERT OR IGNORE INTO people_without_promo_check (user_id) VALUES (?)',
          person.id,
        );
      notifyUser(person.id);
      return context.json({ ok: true });
    });
  },
};
