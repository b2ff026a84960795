import {
  ApiError,
  challengePage,
  endPage,
  HarbourPay,
  harbourScript,
  isSignedHook,
  notFound,
  payPage,
  queryInteger,
  queryOf,
  readBody,
  readIdempotencyKey,
  roomIn,
  requireProof,
  secretHash,
  signHook,
  type HarbourNext,
  type SandboxContext,
  type SandboxPart,
  type SandboxPlatform,
} from '#sandbox';
import { selfExclusionCode } from '#domain/limits/LimitType.ts';
import type { PaymentAnswer, PaymentHistory, PaymentMethods, PaymentState } from '#wire';
import { isDepositRequest, isPaymentHook, isWithdrawalRequest } from '#wire/validators/payments.js';
import { paymentOutcomes } from '#domain/payments/PaymentState.ts';
import { inCurrency, methods } from './methods.ts';
import { Deposits } from './Deposits.ts';
import { PaymentTable } from './PaymentTable.ts';
import { Withdrawals } from './Withdrawals.ts';

const pageSize = 20;
const hookPath = '/payments-hook/v1/harbour';
/** Two are good at once, so that one can take the place of the other. */
const hookSecrets = ['harbour-demo-secret-2', 'harbour-demo-secret-1'] as const;

/** Deposits, withdrawals, and the provider that stands in for a real one. */
export const sandboxPart: SandboxPart = {
  tables: `${PaymentTable.tables} ${HarbourPay.tables}`,
  addRoutes(app, platform) {
    const { ledger, nowMs, timers, user } = platform;
    const provider = new HarbourPay(platform);
    const payments = new PaymentTable(platform);
    const deposits = new Deposits(platform, payments, provider);
    const withdrawals = new Withdrawals(platform, payments, provider);
    platform.protection.depositsSince = (userId, sinceMs) =>
      payments.depositsSince(userId, sinceMs);

    /** What became due since the last call: news of the provider, then our own time limits. */
    const work = async (): Promise<void> => {
      await provider.work(async ({ id, state, payment }) => {
        const body = JSON.stringify({ event_id: id, type: `payment.${state}`, payment });
        const answer = await app.request(hookPath, {
          method: 'POST',
          body,
          headers: {
            'Content-Type': 'application/json',
            'X-Harbour-Signature': signHook(body, Math.floor(nowMs() / 1000), hookSecrets[0]),
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
      timers.after(1000, () => {
        isAwake = false;
        void work().then(wake);
      });
    };
    wake();

    app.get('/web-api/payments/v1/methods', async (context) => {
      await work();
      const person = user(context);
      const query = queryOf(context);
      const account = accountOf(platform, person.id, Number(query.get('account') ?? 0));
      const used = payments.instrumentsOf(person.id);
      if (query.get('direction') === 'withdrawal')
        return context.json<PaymentMethods>({
          methods: used.flatMap(({ id, method_id, label }) => {
            const method = methods.find((known) => known.id === method_id);
            if (method === undefined) return [];
            return [
              {
                id: method.id,
                kind: method.kind,
                least: inCurrency(method.leastPayoutEuro, account.currency),
                most: inCurrency(method.mostPayoutEuro, account.currency),
                fee_permille: 0,
                time: method.payoutTime,
                instrument_id: id,
                instrument: label,
              },
            ];
          }),
          free: { minor: account.balanceMinor, currency: account.currency },
        });
      const lastUsed = used.map(({ method_id }) => method_id);
      const rank = (id: string): number => (lastUsed.includes(id) ? lastUsed.indexOf(id) : 99);
      const closedBy = platform.protection.depositsClosedBy(person.id);
      const reason = closedReasonOf(platform, payments, person.id);
      const limit = platform.protection.room(person.id, 'deposit');
      return context.json<PaymentMethods>({
        methods: methods
          .toSorted((a, b) => rank(a.id) - rank(b.id))
          .map((method) => ({
            id: method.id,
            kind: method.kind,
            least: inCurrency(method.leastEuro, account.currency),
            most: inCurrency(method.mostEuro, account.currency),
            fee_permille: method.feePermille,
            time: 'at_once',
            ...(lastUsed.includes(method.id) ? { is_used: true } : {}),
          })),
        ...(reason === undefined ? {} : { closed_reason: reason }),
        ...(closedBy === undefined ? {} : { closed_until: Math.ceil(closedBy.endsAtMs / 1000) }),
        ...(limit === undefined
          ? {}
          : {
              room: { minor: roomIn(limit), currency: limit.currency },
              ...(limit.freesAtMs === undefined
                ? {}
                : { room_grows_at: Math.ceil(limit.freesAtMs / 1000) }),
            }),
      });
    });

    app.post('/web-api/payments/v1/deposits', async (context) => {
      const person = user(context);
      const key = readIdempotencyKey(context);
      const request = await readBody(context, isDepositRequest);
      const account = accountOf(platform, person.id, request.account_id);
      requireCurrency(account.currency, request.amount.currency);
      if (person.banLevel > 0)
        throw new ApiError(403, 'banned', 'Nothing can be paid into this account');
      if (platform.users.hasFirstSecret(person.id))
        throw new ApiError(
          403,
          'first_secret',
          'Choose a password of your own before the first deposit',
        );
      const origin = originOf(context);
      const payment = deposits.begin({
        userId: person.id,
        accountId: account.id,
        methodId: request.method_id,
        amountMinor: request.amount.minor,
        currency: account.currency,
        returnBase: `${origin.site}/${request.lng}/onpay`,
        language: request.lng,
        key,
        bodyHash: secretHash(JSON.stringify(request)),
      });
      wake();
      return context.json<PaymentAnswer>({ payment });
    });

    app.post('/web-api/payments/v1/withdrawals', async (context) => {
      const person = user(context);
      const key = readIdempotencyKey(context);
      const { password, ...request } = await readBody(context, isWithdrawalRequest);
      const account = accountOf(platform, person.id, request.account_id);
      requireCurrency(account.currency, request.amount.currency);
      await requireProof(platform, person, password);
      const payment = withdrawals.begin({
        userId: person.id,
        accountId: account.id,
        methodId: request.method_id,
        instrumentId: request.instrument_id,
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
    // The page goes to an address of the site, which knows where the provider is.
    app.get('/web-api/payments/v1/go/:ref', (context) =>
      context.redirect(
        `${originOf(context).provider}/sandbox/providers/harbour/${payments.providerIdOf(context.req.param('ref'))}`,
        302,
      ),
    );
    app.get('/web-api/payments/v1/history', async (context) => {
      await work();
      const person = user(context);
      const query = queryOf(context);
      const direction = query.get('direction');
      const { currency } = accountOf(platform, person.id, 0);
      const { inMinor, outMinor } = payments.totals(person.id, currency);
      const { payments: rows, total } = payments.history(person.id, {
        direction: direction === 'deposit' || direction === 'withdrawal' ? direction : undefined,
        outcome: paymentOutcomes.find((each) => each === query.get('outcome')),
        page: queryInteger(query, 'page', 1, 10_000, 1),
        size: pageSize,
      });
      return context.json<PaymentHistory>({
        payments: [...rows],
        total,
        came_in: { minor: inMinor, currency },
        went_out: { minor: outMinor, currency },
      });
    });

    app.post(hookPath, async (context) => {
      const body = await context.req.raw.clone().text();
      const signature = context.req.header('x-harbour-signature');
      if (!isSignedHook(body, signature, nowMs() / 1000, hookSecrets))
        throw new ApiError(401, 'signature', 'The signature does not fit the body and the time');
      const { event_id: eventId, payment } = await readBody(context, isPaymentHook);
      if (!deposits.hear(eventId, payment))
        throw notFound('payment_unknown', 'No payment of this platform has that id');
      return context.json({ ok: true });
    });

    addProviderPages(app, { provider, work, timers });

    // For the desk and for tests: a withdrawal is refused or comes back.
    app.post('/sandbox/v1/payments/:id', async (context) => {
      const body: unknown = await context.req.json();
      const state = typeof body === 'object' && body !== null && 'state' in body ? body.state : '';
      if (state !== 'refused' && state !== 'returned')
        throw new ApiError(400, 'invalid_body', 'state is refused or returned', { field: 'state' });
      withdrawals.giveBack(Number(context.req.param('id')), state, 'other');
      return context.json({ ok: true, faults: ledger.verify() });
    });
    // What the provider holds by its own books, beside what the ledger says that it holds.
    app.get('/sandbox/v1/payments', (context) =>
      context.json({ held: { EUR: provider.heldMinor('EUR') }, changes: provider.changes }),
    );
  },
};

/** Why nothing can be paid in, whatever the amount; the first reason that holds. */
function closedReasonOf(
  { identity, protection, users }: Pick<SandboxPlatform, 'identity' | 'protection' | 'users'>,
  payments: PaymentTable,
  userId: number,
): PaymentMethods['closed_reason'] {
  const user = users.byId(userId);
  if ((user?.banLevel ?? 0) > 0) return 'banned';
  const closedBy = protection.depositsClosedBy(userId);
  if (closedBy !== undefined) return closedBy.type === selfExclusionCode ? 'excluded' : 'break';
  if (payments.debtMinor(userId) > 0) return 'debt';
  if (users.hasFirstSecret(userId)) return 'first_secret';
  const isIdentityNeeded = user !== undefined && identity.closedFor(user).includes('deposit');
  return isIdentityNeeded ? 'identity' : undefined;
}

function addProviderPages(
  app: Parameters<SandboxPart['addRoutes']>[0],
  {
    provider,
    work,
    timers,
  }: {
    readonly provider: HarbourPay;
    readonly work: () => Promise<void>;
    readonly timers: SandboxPlatform['timers'];
  },
): void {
  const path = '/sandbox/providers/harbour/:payment';
  const page = (context: SandboxContext, html: string): Response =>
    context.html(html, 200, {
      'Content-Security-Policy':
        "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      'Referrer-Policy': 'no-referrer',
    });
  const paymentOf = (context: SandboxContext): NonNullable<ReturnType<HarbourPay['read']>> => {
    const payment = provider.read(context.req.param('payment') ?? '');
    if (payment === undefined) throw notFound('payment_unknown', 'There is no such payment');
    return payment;
  };
  const answer = async (context: SandboxContext, next: HarbourNext): Promise<Response> => {
    const payment = paymentOf(context);
    const here = `/sandbox/providers/harbour/${payment.id}`;
    const { challengeBase } = originOf(context);
    // The hook is on its way before the person is.
    await work();
    const slowMs = provider.slowMs(payment.id);
    if (slowMs > 0) await new Promise<void>((resolve) => void timers.after(slowMs, resolve));
    switch (next.kind) {
      case 'return':
        return context.json({
          url: `${payment.returnUrl}/${next.result}?ref=${payment.merchantRef}`,
        });
      case 'challenge':
        return context.json({ url: `${challengeBase}${here}/challenge` });
      case 'down':
      case 'lost':
        return context.json({ url: `${here}/${next.kind}` });
    }
  };
  const fieldsOf = async (context: SandboxContext): Promise<Readonly<Record<string, unknown>>> => {
    const body: unknown = await context.req.json();
    return typeof body === 'object' && body !== null ? { ...body } : {};
  };

  app.get('/sandbox/providers/harbour.js', (context) =>
    context.body(harbourScript, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
  app.get(path, (context) => {
    const payment = paymentOf(context);
    return page(context, payPage(payment, merchantOf(payment.returnUrl)));
  });
  app.post(`${path}/pay`, async (context) => {
    const { card, bank } = await fieldsOf(context);
    return answer(
      context,
      provider.pay(paymentOf(context).id, {
        ...(typeof card === 'string' ? { card } : {}),
        ...(typeof bank === 'string' ? { bank } : {}),
      }),
    );
  });
  app.post(`${path}/leave`, (context) => answer(context, provider.leave(paymentOf(context).id)));
  app.get(`${path}/challenge`, (context) => {
    const payment = paymentOf(context);
    return page(context, challengePage(payment, merchantOf(payment.returnUrl)));
  });
  app.post(`${path}/challenge`, async (context) => {
    const { answer: said } = await fieldsOf(context);
    return answer(context, provider.answerChallenge(paymentOf(context).id, said === 'confirm'));
  });
  for (const kind of ['down', 'lost'] as const)
    app.get(`${path}/${kind}`, (context) => {
      const payment = paymentOf(context);
      return page(context, endPage(payment, merchantOf(payment.returnUrl), kind));
    });
}

/** The site as its visitors call it. */
function merchantOf(returnUrl: string): string {
  const name = new URL(returnUrl).hostname.split('.')[0] ?? '';
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Provider and bank have origins of their own beside the one that the browser asked. */
function originOf({ var: { caller } }: SandboxContext): {
  readonly site: string;
  readonly provider: string;
  readonly challengeBase: string;
} {
  const scheme = caller.isHttps ? 'https' : 'http';
  const [, port = ''] = /(:\d+)$/.exec(caller.host) ?? [];
  return {
    site: `${scheme}://${caller.host}`,
    provider: `${scheme}://pay.localhost${port}`,
    challengeBase: `${scheme}://acs.localhost${port}`,
  };
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
