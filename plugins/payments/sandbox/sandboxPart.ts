import {
  ApiError,
  daysToActivate,
  originOf as askedFrom,
  HarbourPay,
  isSignedHook,
  notFound,
  providerOrigins,
  queryInteger,
  queryOf,
  readBody,
  readIdempotencyKey,
  requireCaptchaOften,
  requireLevel,
  secretHash,
  signHook,
  type Person,
  type SandboxContext,
  type SandboxPart,
  type SandboxPlatform,
} from '#sandbox';
import type {
  PaymentAnswer,
  PaymentHistory,
  PaymentMethods,
  PaymentState,
  SavedInstruments as SavedInstrumentsWire,
} from '#wire';
import {
  isChequeRequest,
  isCodeRequest,
  isDepositRequest,
  isPaymentHook,
  isVoucherRequest,
  isWithdrawalRequest,
} from '#wire/validators/payments.js';
import { paymentOutcomes } from '#domain/payments/PaymentState.ts';
import { addControlRoutes, type ServiceSettings } from './addControlRoutes.ts';
import { addProviderPages } from './addProviderPages.ts';
import { compareBooks } from './compareBooks.ts';
import { addInformation } from './addInformation.ts';
import { depositMethods, limitOfferNotice, payoutMethods } from './answerMethods.ts';
import { inCurrency, methods, methodsIn } from './methods.ts';
import { Conversions } from './Conversions.ts';
import { Deposits } from './Deposits.ts';
import { FundsNotices } from './FundsNotices.ts';
import { PaymentActions } from './PaymentActions.ts';
import { PaymentTable } from './PaymentTable.ts';
import { keepInstrument } from './paidInstruments.ts';
import { PrintedCodes, type PrintedCode } from './PrintedCodes.ts';
import { SavedInstruments } from './SavedInstruments.ts';
import { Withdrawals } from './Withdrawals.ts';

const pageSize = 20;
const hookPath = '/payments-hook/v1/harbour';
/** Two secrets are valid at once, so that one can replace the other. */
const hookSecrets = ['harbour-demo-secret-2', 'harbour-demo-secret-1'] as const;

/** The demo person has paid by card before the first of the seeded bets. */
const seededDaysAgo = 31;

/** Deposits, withdrawals, and the simulated provider. */
export const sandboxPart: SandboxPart = {
  tables: [
    PaymentTable.tables,
    PaymentActions.tables,
    Conversions.tables,
    SavedInstruments.tables,
    PrintedCodes.tables,
    FundsNotices.tables,
    HarbourPay.tables,
  ].join(' '),
  seed({ store, userIdOf, nowMs }) {
    const usedAtMs = nowMs - seededDaysAgo * 86_400_000;
    for (const login of ['demo', 'twostep', 'vip', 'frozen'])
      keepInstrument(store, userIdOf(login), 'card', '•• 4242', usedAtMs);
    keepInstrument(store, userIdOf('bankid'), 'instant-bank', '•• 8020', usedAtMs);
  },
  addRoutes(app, platform) {
    const { nowMs, timers, user } = platform;
    const provider = new HarbourPay(platform);
    const actions = new PaymentActions(platform, provider);
    const conversions = new Conversions(platform);
    const payments = new PaymentTable(platform, actions, conversions);
    const saved = new SavedInstruments(platform, provider);
    const codes = new PrintedCodes(platform);
    const funds = new FundsNotices(platform);
    const deposits = new Deposits(platform, payments, provider, {
      actions,
      saved,
      codes,
      funds,
      conversions,
    });
    const settings: ServiceSettings = { hasCrypto: false, notice: undefined, asksIdentity: false };
    const withdrawals = new Withdrawals(platform, payments, provider, conversions);
    const parts = {
      platform,
      payments,
      saved,
      funds,
      deposits,
      withdrawals,
      conversions,
      settings,
    };
    platform.ledger.agreeWith(() => compareBooks(platform.store, provider));
    platform.registrationFacts.bankDeposits = {
      bounds: (country, currency) => {
        const method = methodsIn(country, false).find(({ id }) => id === 'instant-bank');
        return (
          method && {
            least: inCurrency(method.leastEuro, currency).minor,
            most: inCurrency(method.mostEuro, currency).minor,
          }
        );
      },
      take: (order) => deposits.takeFirst(order),
    };
    const countryOf = (userId: number): string => platform.users.byId(userId)?.country ?? '';
    platform.protection.depositsSince = (userId, sinceMs) =>
      payments.depositsSince(userId, sinceMs);

    /** Work that became due since the last call: news of the provider, then our own time limits. */
    const work = async (): Promise<void> => {
      await provider.work(async ({ id, state, payment }) => {
        const body = JSON.stringify({ event_id: id, type: `payment.${state}`, payment });
        const answer = await app.request(hookPath, {
          method: 'POST',
          body,
          headers: {
            'Content-Type': 'application/json',
            'X-Harbour-Signature': signHook(
              body,
              Math.floor(nowMs() / 1000),
              provider.behaviour.hook.forge === true ? 'a-secret-of-others' : hookSecrets[0],
            ),
          },
        });
        return answer.ok;
      });
      for (const row of payments.due()) {
        if (row.direction === 'deposit') deposits.expire(row);
        else withdrawals.goOn(row);
        platform.notifyUser(row.user_id);
      }
    };
    let isAwake = false;
    const wake = (): void => {
      if (isAwake || (provider.nextDueMs ?? payments.nextDueMs) === undefined) return;
      isAwake = true;
      timers.after(1000, async () => {
        isAwake = false;
        // Failed work is retried, like everything that is due.
        await work().finally(wake);
      });
    };
    wake();

    app.get('/web-api/payments/v1/methods', async (context) => {
      await work();
      const person = user(context);
      const query = queryOf(context);
      const account = accountOf(platform, person.id, Number(query.get('account') ?? 0));
      const asked = { person, account };
      return context.json<PaymentMethods>(
        query.get('direction') === 'withdrawal'
          ? payoutMethods(parts, asked)
          : depositMethods(parts, asked),
      );
    });

    app.post('/web-api/payments/v1/deposits', async (context) => {
      const person = user(context);
      const key = readIdempotencyKey(context);
      const request = await readBody(context, isDepositRequest);
      const account = accountOf(platform, person.id, request.account_id);
      requireCurrency(account.currency, request.amount.currency);
      requirePayer(platform, person);
      const method = methods.find(({ id }) => id === request.method_id);
      if (
        method !== undefined &&
        !methodsIn(countryOf(person.id), settings.hasCrypto).includes(method)
      )
        throw new ApiError(400, 'method_gone', 'This way of paying is not offered here', {
          field: 'method_id',
        });
      const origin = providerOrigins(context);
      const { id } = deposits.begin({
        userId: person.id,
        accountId: account.id,
        methodId: request.method_id,
        amountMinor: request.amount.minor,
        currency: account.currency,
        returnBase: `${origin.site}/${request.lng}/onpay`,
        language: request.lng,
        providerBase: origin.provider,
        adapters: request.adapters ?? [],
        savedId: request.saved_id,
        saveFrom: request.save === true ? askedFrom(context) : undefined,
        networkId: request.network,
        hasAcknowledged: request.acknowledged === true,
        country: context.var.caller.country,
        quoteId: request.quote,
        key,
        bodyHash: secretHash(JSON.stringify(request)),
      });
      payments.keepReturnPath(id, request.return_path);
      // A saved card has paid by now.
      await work();
      wake();
      return context.json<PaymentAnswer>({ payment: payments.byId(person.id, id) });
    });

    const redeem = (
      context: SandboxContext,
      code: PrintedCode,
      request: { readonly account_id: number },
    ): Response => {
      const person = user(context);
      requirePayer(platform, person);
      const account = accountOf(platform, person.id, request.account_id);
      const payment = deposits.redeem({
        code,
        userId: person.id,
        accountId: account.id,
        currency: account.currency,
        network: context.var.caller.source,
        country: context.var.caller.country,
        key: readIdempotencyKey(context),
        bodyHash: secretHash(JSON.stringify(request)),
      });
      return context.json<PaymentAnswer>({ payment });
    };
    app.post('/web-api/payments/v1/vouchers', async (context) => {
      const request = await readBody(context, isVoucherRequest);
      requireCaptchaOften(context, platform, 'printed money');
      return redeem(context, { kind: 'voucher', code: request.code }, request);
    });
    app.post('/web-api/payments/v1/cheques', async (context) => {
      const request = await readBody(context, isChequeRequest);
      requireCaptchaOften(context, platform, 'printed money');
      const { number, pin } = request;
      return redeem(context, { kind: 'cheque', number, pin }, request);
    });
    app.post('/web-api/payments/v1/payments/:id/code', async (context) => {
      const person = user(context);
      const { code } = await readBody(context, isCodeRequest);
      const { id } = deposits.answerCode(person.id, Number(context.req.param('id')), code);
      await work();
      wake();
      return context.json<PaymentAnswer>({ payment: payments.byId(person.id, id) });
    });
    app.post('/web-api/payments/v1/acknowledgements', (context) => {
      funds.acknowledge(user(context).id);
      return context.body(null, 204);
    });

    app.post('/web-api/payments/v1/notices/:id/read', (context) => {
      const id = context.req.param('id');
      if (id !== limitOfferNotice && id !== settings.notice?.id)
        throw notFound('notice_unknown', 'There is no such notice now');
      funds.read(user(context).id, id);
      return context.body(null, 204);
    });

    app.get('/web-api/payments/v1/instruments', (context) =>
      context.json<SavedInstrumentsWire>({ instruments: saved.of(user(context).id) }),
    );
    app.delete('/web-api/payments/v1/instruments/:id', (context) => {
      // A session alone may be an unlocked screen.
      const person = requireLevel(platform, context, 'fresh');
      saved.remove(person.id, Number(context.req.param('id')));
      return context.json<SavedInstrumentsWire>({ instruments: saved.of(person.id) });
    });

    app.post('/web-api/payments/v1/withdrawals', async (context) => {
      const person = user(context);
      const key = readIdempotencyKey(context);
      const request = await readBody(context, isWithdrawalRequest);
      const account = accountOf(platform, person.id, request.account_id);
      requireCurrency(account.currency, request.amount.currency);
      // With a second factor the password alone authorises no withdrawal. A person who has lost the
      // factor withdraws with the password alone, to known instruments only.
      const hasLostFactor = platform.rights.heldSinceMs(person.id, 'recovery') !== undefined;
      requireLevel(platform, context, hasLostFactor ? 'fresh' : 'fresh2');
      const payment = withdrawals.begin({
        userId: person.id,
        accountId: account.id,
        methodId: request.method_id,
        instrumentId: request.instrument_id,
        quoteId: request.quote,
        givesUp: request.give_up,
        amountMinor: request.amount.minor,
        currency: account.currency,
        key,
        bodyHash: secretHash(JSON.stringify(request)),
      });
      wake();
      return context.json<PaymentAnswer>({ payment });
    });

    app.get('/web-api/payments/v1/payments/:id', async (context) => {
      await work();
      return context.json<PaymentAnswer>({
        payment: payments.byId(user(context).id, Number(context.req.param('id'))),
      });
    });
    app.post('/web-api/payments/v1/payments/:id/cancel', async (context) => {
      await work();
      return context.json<PaymentAnswer>({
        payment: deposits.cancel(user(context).id, Number(context.req.param('id'))),
      });
    });
    app.get('/web-api/payments/v1/by-key/:key', (context) =>
      context.json<PaymentAnswer>({
        payment: payments.byKey(user(context).id, context.req.param('key')),
      }),
    );
    app.get('/web-api/payments/v1/by-ref/:ref', async (context) => {
      await work();
      const { state, direction } = payments.byRef(context.req.param('ref'));
      return context.json<PaymentState>({ state, direction });
    });
    // The page uses an address of the site, which knows the provider's.
    app.get('/web-api/payments/v1/go/:ref', (context) =>
      context.redirect(
        `${providerOrigins(context).provider}/sandbox/providers/harbour/${payments.providerIdOf(context.req.param('ref'))}`,
        302,
      ),
    );
    app.get('/web-api/payments/v1/history', async (context) => {
      await work();
      const person = user(context);
      const query = queryOf(context);
      const direction = query.get('direction');
      const { currency } = accountOf(platform, person.id, 0);
      const { payments: rows, total } = payments.history(person.id, {
        direction: direction === 'deposit' || direction === 'withdrawal' ? direction : undefined,
        kind: query.get('kind') ?? undefined,
        outcome: paymentOutcomes.find((each) => each === query.get('outcome')),
        page: queryInteger(query, 'page', 1, 10_000, 1),
        size: queryInteger(query, 'size', 1, 200, pageSize),
      });
      return context.json<PaymentHistory>({
        payments: [...rows],
        total,
        sums: payments.totals(person.id, currency).map(({ inMinor, outMinor, ...rest }) => ({
          came_in: { minor: inMinor, ...rest },
          went_out: { minor: outMinor, ...rest },
        })),
      });
    });

    app.post(hookPath, async (context) => {
      const body = await context.req.raw.clone().text();
      const signature = context.req.header('x-harbour-signature');
      if (!isSignedHook(body, signature, nowMs() / 1000, hookSecrets))
        throw new ApiError(401, 'signature', 'The signature does not fit the body and the time');
      const { event_id: eventId, payment } = await readBody(context, isPaymentHook);
      if (!deposits.onProviderEvent(eventId, payment))
        throw notFound('payment_unknown', 'No payment of this platform has that id');
      return context.json({ ok: true });
    });

    addInformation(app, settings);
    addProviderPages(app, { provider, work, timers, brandName: platform.brandName });

    addControlRoutes(app, platform, {
      provider,
      payments,
      deposits,
      withdrawals,
      actions,
      saved,
      codes,
      settings,
      conversions,
      work,
      wake,
    });
  },
};

/** @throws ApiError for people who may not deposit at all, whatever the amount */
function requirePayer(
  { nowMs, users }: Pick<SandboxPlatform, 'nowMs' | 'users'>,
  person: Pick<Person, 'activateByMs' | 'activationType' | 'ban' | 'id'>,
): void {
  const { ban, id } = person;
  if (ban !== 'none') throw new ApiError(403, 'banned', 'Nothing can be paid into this account');
  if (users.hasFirstSecret(id))
    throw new ApiError(
      403,
      'first_secret',
      'Choose a password of your own before the first deposit',
    );
  if (daysToActivate(person, nowMs()) === 0)
    throw new ApiError(403, 'unconfirmed', 'Confirm an e-mail address or a phone number first');
}

function accountOf(
  { ledger, users }: Pick<SandboxPlatform, 'ledger' | 'users'>,
  userId: number,
  accountId: number,
): NonNullable<ReturnType<SandboxPlatform['ledger']['account']>> {
  const own = ledger.accountsOf(userId).filter(({ type }) => type !== 4);
  const wanted = accountId === 0 ? users.byId(userId)?.activeAccountId : accountId;
  const account = own.find(({ id }) => id === wanted) ?? (accountId === 0 ? own[0] : undefined);
  if (account === undefined)
    throw notFound('account_unknown', 'There is no such account of this person');
  return account;
}

function requireCurrency(own: string, given: string): void {
  if (own !== given)
    throw new ApiError(400, 'currency', `The account is in ${own}: give the amount in ${own}`, {
      field: 'amount',
    });
}
