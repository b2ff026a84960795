import {
  ApiError,
  checkControl,
  oneOf,
  pathId,
  readControl,
  testCards,
  waysBack,
  within,
  type HarbourPay,
  type SandboxApp,
  type SandboxPlatform,
} from '#sandbox';
import { paymentStates } from '#domain/payments/PaymentState.ts';
import type { PaymentMethods } from '#wire';
import type { Conversions } from './Conversions.ts';
import type { Deposits } from './Deposits.ts';
import { blockMs, minorOfTokens, type PaymentActions } from './PaymentActions.ts';
import type { PaymentTable } from './PaymentTable.ts';
import type { PrintedCodes } from './PrintedCodes.ts';
import type { SavedInstruments } from './SavedInstruments.ts';
import type { Withdrawals } from './Withdrawals.ts';

/** Settings of the payment service that the operator can change. */
export interface ServiceSettings {
  /** Tokens are accepted; not in strict profiles. */
  hasCrypto: boolean;
  /** Notice above the deposit page. */
  notice: PaymentMethods['notice'];
  /** The question about the identity opens over that page. */
  asksIdentity: boolean;
}

interface ControlDependencies {
  readonly provider: HarbourPay;
  readonly payments: PaymentTable;
  readonly deposits: Deposits;
  readonly withdrawals: Withdrawals;
  readonly actions: PaymentActions;
  readonly saved: SavedInstruments;
  readonly codes: PrintedCodes;
  readonly settings: ServiceSettings;
  readonly conversions: Conversions;
  readonly work: () => Promise<void>;
  readonly wake: () => void;
}

type Fields = Readonly<Record<string, unknown>>;

const path = '/sandbox/v1/payments';
const longestMs = 7 * 86_400_000;

/**
 * Control routes for support and tests: the bank, the shop, the chain, and the operator's
 * decisions.
 */
export function addControlRoutes(
  app: SandboxApp,
  { ledger, users, notifyUser }: Pick<SandboxPlatform, 'ledger' | 'users' | 'notifyUser'>,
  dependencies: ControlDependencies,
): void {
  const { provider, payments, deposits, withdrawals, actions, saved, codes, settings, work } =
    dependencies;
  const { conversions, wake } = dependencies;

  // The provider's holdings by its own books, to compare with those of the ledger.
  app.get(path, (context) =>
    context.json({
      held: { EUR: provider.heldMinor('EUR') },
      changes: provider.changes,
      manner: provider.behaviour,
    }),
  );
  app.post(path, async (context) => {
    const body = await readControl(context, {
      crypto: 'boolean',
      credit: 'boolean',
      movedPermille: within(-900, 900),
      asksIdentity: 'boolean',
      notice: 'any',
      next: oneOf('', ...testCards),
      hook: 'object',
      return: oneOf(...waysBack),
    });
    settings.hasCrypto = body.crypto ?? settings.hasCrypto;
    deposits.allowsCredit = body.credit ?? deposits.allowsCredit;
    conversions.movedPermille = body.movedPermille ?? conversions.movedPermille;
    settings.asksIdentity = body.asksIdentity ?? settings.asksIdentity;
    if ('notice' in body)
      settings.notice =
        typeof body.notice === 'string' ? { id: body.notice, tone: 'info' } : undefined;
    const { behaviour } = provider;
    const hook =
      body.hook &&
      checkControl(body.hook, {
        delayMs: within(0, longestMs),
        times: within(1, 20),
        reorder: 'boolean',
        forge: 'boolean',
      });
    provider.setBehaviour({
      next: body.next === undefined ? behaviour.next : body.next === '' ? undefined : body.next,
      hook: hook ?? behaviour.hook,
      wayBack: body.return ?? behaviour.wayBack,
    });
    return context.json({ ok: true, manner: provider.behaviour });
  });

  for (const kind of ['voucher', 'cheque'] as const)
    app.post(`${path}/${kind}s`, async (context) => {
      const fields = fieldsOf(await context.req.json());
      return context.json(codes.print(kind, minorIn(fields), textIn(fields, 'currency')));
    });

  /** A bank transfer to the provider's account, or cash in a shop. */
  app.post(`${path}/arrivals`, async (context) => {
    const fields = fieldsOf(await context.req.json());
    const reference = textIn(fields, 'reference');
    const holder = textIn(fields, 'holder');
    const id = actions.paymentOf(reference);
    const row = id === undefined ? undefined : payments.row(id);
    if (row === undefined) {
      // Without the reference only the payer's name identifies the person.
      const login = textIn(fields, 'login');
      const person = login === '' ? undefined : users.byLogin(login);
      const waiting = person && payments.waiting(person.id, 'bank-transfer', minorIn(fields));
      if (waiting !== undefined) deposits.returned(waiting, 'no_reference');
      return context.json({ result: 'returned' });
    }
    const isCash = row.method_id === 'cash';
    // A terminal asks first, and refuses orders that are expired or paid.
    if (isCash && row.state !== 'action_required') return context.json({ result: 'refused' });
    const owner = users.byId(row.user_id);
    const result = provider.receive({
      reference,
      minor: minorIn(fields),
      instrument: isCash ? 'Harbour Shop' : textIn(fields, 'instrument', 'LU•• 4321'),
      isOtherHolder: holder !== '' && holder !== owner?.name,
    });
    if (result === 'twice') deposits.returned(row, 'twice');
    await work();
    return context.json({ result });
  });

  /** A transaction of a chain; `reorg` is the number of replaced blocks. */
  app.post(`${path}/chain`, async (context) => {
    const fields = fieldsOf(await context.req.json());
    const address = textIn(fields, 'address');
    const id = actions.paymentOf(address);
    const network = id === undefined ? undefined : actions.networkOf(id);
    if (id === undefined || network === undefined)
      throw new ApiError(404, 'address_unknown', 'No payment has this address');
    const { reorg } = fields;
    if (typeof reorg === 'number') {
      provider.reorganise(address, reorg * blockMs);
      return context.json({ result: 'taken' });
    }
    const row = payments.row(id);
    const amount = textIn(fields, 'amount', actions.tokenAmountOf(id));
    // The amount was rounded up to the smallest unit, so it is worth the whole sum.
    const isExact = amount === actions.tokenAmountOf(id);
    const minor = isExact
      ? row.amount_minor + row.fee_minor
      : minorOfTokens(amount, row.currency, network);
    const isLate = row.state === 'expired';
    const result = provider.receive({
      reference: address,
      minor,
      instrument: network.name,
      sureAfterMs: network.confirmations * blockMs,
      ...(textIn(fields, 'token', network.token) === network.token
        ? isLate
          ? { note: 'late' as const }
          : {}
        : { note: 'other_token' as const }),
    });
    await work();
    return context.json({ result });
  });

  /** The bank has withdrawn a saved card. */
  app.post(`${path}/instruments/:id`, (context) => {
    saved.withdrawAtProvider(Number(context.req.param('id')));
    return context.json({ ok: true });
  });

  /** Decisions of provider, bank or support about an existing payment. */
  app.post(`${path}/:id`, async (context) => {
    const { state, chargeback, debt } = await readControl(context, {
      state: oneOf(...paymentStates, 'refused', 'returned'),
      chargeback: oneOf('begun', 'won'),
      debt: oneOf('waived'),
    });
    const row = payments.row(pathId(context.req.param('id')) ?? 0);
    const wanted =
      state ?? (chargeback && (chargeback === 'won' ? 'chargeback_won' : 'charged_back'));
    if (debt !== undefined) deposits.debts.waive(row);
    else if (wanted === 'refused' || wanted === 'returned')
      withdrawals.giveBack(row.id, wanted, 'other');
    else if (wanted !== undefined && row.direction === 'deposit') deposits.decide(row, wanted);
    else
      throw new ApiError(
        400,
        'invalid_body',
        'Give state, chargeback or debt, as the payment has',
        {
          field: 'state',
        },
      );
    await work();
    wake();
    notifyUser(row.user_id);
    return context.json({
      ok: true,
      state: payments.row(row.id).state,
      faults: ledger.verify(),
    });
  });
}

function fieldsOf(body: unknown): Fields {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function textIn(fields: Fields, name: string, otherwise = ''): string {
  const value = fields[name];
  return typeof value === 'string' ? value : otherwise;
}

function minorIn({ minor }: Fields): number {
  if (typeof minor !== 'number' || !Number.isSafeInteger(minor) || minor <= 0)
    throw new ApiError(400, 'invalid_body', 'minor is a positive integer', { field: 'minor' });
  return minor;
}
