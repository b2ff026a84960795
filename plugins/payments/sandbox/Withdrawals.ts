import {
  ApiError,
  randomToken,
  type BonusRecord,
  type HarbourPay,
  type SandboxPlatform,
} from '#sandbox';
import { mayWithdrawalFollow, type WithdrawalState } from '#domain/payments/PaymentState.ts';
import { feeOf } from '#domain/payments/feeOf.ts';
import type { Money } from '#domain/money/Money.ts';
import type { Payment } from '#wire';
import type { Conversions } from './Conversions.ts';
import { Sources, type Share } from './Sources.ts';
import { inCurrency } from './methods.ts';
import type { PaymentTable } from './PaymentTable.ts';
import { methodOf, requireBetween } from './methodOf.ts';
import type { PaymentOrder, PaymentRow } from './PaymentRow.ts';
import { postMoved, postPayment } from './postPayment.ts';
import { notifyPerson } from './notifyPerson.ts';

const dayMs = 86_400_000;

/** Duration of each state of a withdrawal. */
const steps: readonly {
  readonly from: WithdrawalState;
  readonly to: WithdrawalState;
  readonly afterMs: number;
}[] = [
  { from: 'asked', to: 'checked', afterMs: 30_000 },
  { from: 'checked', to: 'sent', afterMs: 60_000 },
  { from: 'sent', to: 'arrived', afterMs: 120_000 },
];

export interface WithdrawalOrder extends PaymentOrder {
  readonly instrumentId: number;
  /** Id of the shown rate. */
  readonly quoteId?: string | undefined;
  /** Bonuses that the person gives up with it; without them they stay. */
  readonly givesUp?: readonly number[] | undefined;
}

type WithdrawalPlatform = Pick<
  SandboxPlatform,
  | 'store'
  | 'ledger'
  | 'users'
  | 'contacts'
  | 'nowMs'
  | 'notifyUser'
  | 'mailer'
  | 'mailing'
  | 'messages'
  | 'rights'
  | 'money'
>;

/** Withdrawals: reserved with the order, then irrevocable. */
export class Withdrawals {
  readonly #platform: WithdrawalPlatform;
  readonly #table: PaymentTable;
  readonly #provider: HarbourPay;
  readonly #conversions: Conversions;
  readonly #sources: Sources;

  constructor(
    platform: WithdrawalPlatform,
    table: PaymentTable,
    provider: HarbourPay,
    conversions: Conversions,
  ) {
    this.#platform = platform;
    this.#table = table;
    this.#provider = provider;
    this.#conversions = conversions;
    this.#sources = new Sources(platform);
  }

  /** Amount that may go to an instrument from an account: as much as came from it. */
  shareOf(userId: number, accountId: number, instrumentId: number): Share | undefined {
    const account = this.#platform.ledger.account(accountId);
    const all = this.#table.instrumentsOf(userId);
    const instrument = all.find(({ id }) => id === instrumentId);
    return (
      account &&
      instrument &&
      this.#sources.share(userId, instrument, all, {
        freeMinor: account.balanceMinor,
        currency: account.currency,
      })
    );
  }

  /**
   * Until when an instrument is blocked; undefined: it is not. An account thief changes password or
   * contacts and adds an own card, so an instrument added within a day of such a change is blocked
   * for a day.
   */
  restsUntilMs(userId: number, firstAtMs: number): number | undefined {
    const { contacts, nowMs, users } = this.#platform;
    const changedAtMs = Math.max(users.passwordChangedAtMs(userId), contacts.changedAtMs(userId));
    if (Math.abs(firstAtMs - changedAtMs) >= dayMs) return undefined;
    const untilMs = Math.max(firstAtMs, changedAtMs) + dayMs;
    return untilMs > nowMs() ? untilMs : undefined;
  }

  /** Reserves the money at once; the database refuses an overdraft. */
  begin(order: WithdrawalOrder): Payment {
    const before = this.#table.repeated(order);
    if (before !== undefined) return before;
    const { store, ledger, money, nowMs, notifyUser, rights } = this.#platform;
    rights.require(order.userId, 'withdraw');
    const method = methodOf(order.methodId);
    const instrument = this.#table
      .instrumentsOf(order.userId)
      .find(({ id, method_id }) => id === order.instrumentId && method_id === order.methodId);
    if (instrument === undefined)
      throw new ApiError(400, 'instrument_unknown', 'Money goes back to where it came from', {
        field: 'instrument_id',
      });
    const heldSinceMs = rights.heldSinceMs(order.userId, 'recovery');
    if (heldSinceMs !== undefined && instrument.first_at_ms >= heldSinceMs)
      throw new ApiError(
        403,
        'instrument_new',
        'Until it is known who is there, money goes to what was used before',
        { field: 'instrument_id' },
      );
    const restsUntilMs = this.restsUntilMs(order.userId, instrument.first_at_ms);
    if (restsUntilMs !== undefined)
      throw new ApiError(
        403,
        'instrument_rests',
        'It is new, and password or contacts have just changed: use another one, or wait',
        { field: 'instrument_id', meta: { until: Math.ceil(restsUntilMs / 1000) } },
      );
    const free = ledger.account(order.accountId)?.balanceMinor ?? 0;
    if (order.amountMinor > free)
      throw new ApiError(400, 'not_enough', 'There is less on the account', {
        field: 'amount',
        meta: { free: { minor: free, currency: order.currency } },
      });
    const share = this.shareOf(order.userId, order.accountId, order.instrumentId);
    const shareMinor = share?.mostMinor ?? 0;
    if (order.amountMinor > shareMinor)
      throw new ApiError(400, 'source', 'Money goes back first to where it came from', {
        field: 'amount',
        meta: {
          bound: { minor: shareMinor, currency: order.currency },
          instrument: share?.first?.label ?? '',
        },
      });
    const least = inCurrency(method.leastPayoutEuro, order.currency).minor;
    // A withdrawal of everything may be below the minimum.
    requireBetween(
      order,
      order.amountMinor === shareMinor ? 1 : least,
      inCurrency(method.mostPayoutEuro, order.currency).minor,
    );
    const fee = feeOf({ feePermille: method.payoutFeePermille }, order.amountMinor);
    const paidOut = this.#conversions.charged(
      order.userId,
      method,
      { minor: order.amountMinor - fee, currency: order.currency },
      order.quoteId,
    );
    const bonuses = this.bonusesOf(order.userId).filter(({ accountId }) =>
      order.givesUp?.includes(accountId),
    );
    if (bonuses.length !== (order.givesUp?.length ?? 0))
      throw new ApiError(409, 'bonus_gone', 'A bonus has changed since: look at it again', {
        field: 'give_up',
      });
    const payment = store.transaction(() => {
      const id = this.#table.insert(order, {
        ref: randomToken(),
        direction: 'withdrawal',
        fee,
        state: 'asked',
        instrument: instrument.label,
        dueMs: nowMs() + (steps[0]?.afterMs ?? 0),
      });
      if (paidOut.currency !== order.currency) this.#conversions.keep(id, paidOut);
      for (const { accountId } of bonuses) money.bonuses.giveUp(accountId, nowMs());
      postPayment(this.#platform, this.#table.row(id), 'withdrawal-reserve', [
        { account: order.accountId, minor: -order.amountMinor },
        { account: 'withdrawals', minor: order.amountMinor },
      ]);
      notifyPerson(this.#platform, this.#table.row(id), 'withdrawalAsked');
      return this.#table.wire(this.#table.row(id));
    });
    notifyUser(order.userId);
    return payment;
  }

  /** Bonuses in progress: own money does not depend on them; an order can give them up. */
  bonusesOf(userId: number): readonly BonusRecord[] {
    return this.#platform.money.bonuses
      .historyOf(userId)
      .filter(({ end, balanceMinor }) => end === 'active' && balanceMinor > 0);
  }

  /** Sum that goes to the instrument, in the provider's currency. */
  #paidOut({ id, amount_minor: minor, fee_minor: fee, currency }: PaymentRow): Money {
    return this.#conversions.of(id) ?? { minor: minor - fee, currency };
  }

  /** For the support: refuses a withdrawal, or records its return by the bank. */
  giveBack(id: number, state: 'refused' | 'returned', reason: string): void {
    const { store, notifyUser } = this.#platform;
    const row = this.#table.row(id);
    if (row.direction !== 'withdrawal' || !mayWithdrawalFollow(row.state as WithdrawalState, state))
      throw new ApiError(409, 'wrong_state', `A payment that is ${row.state} cannot be ${state}`);
    store.transaction(() => {
      if (row.state === 'sent' || row.state === 'arrived') {
        const paidOut = this.#paidOut(row);
        // The bank returns the full sum, including the fee.
        postMoved(this.#platform, row, 'withdrawal-back', {
          held: paidOut,
          minor: row.amount_minor - row.fee_minor,
          parts: [
            { account: row.account_id, minor: row.amount_minor },
            { account: 'fees', minor: -row.fee_minor },
          ],
        });
        this.#provider.payOut(row.ref, -paidOut.minor, paidOut.currency);
      } else
        postPayment(this.#platform, row, 'withdrawal-back', [
          { account: row.account_id, minor: row.amount_minor },
          { account: 'withdrawals', minor: -row.amount_minor },
        ]);
      this.#table.setState(row, state, reason);
      notifyPerson(this.#platform, row, 'withdrawalBack');
    });
    notifyUser(row.user_id);
  }

  /** Performs, books and reports the next step. */
  goOn(row: PaymentRow): void {
    this.#platform.store.transaction(() => this.#goOn(row));
  }

  #goOn(row: PaymentRow): void {
    const step = steps.find(({ from }) => from === row.state);
    if (step === undefined) return;
    if (step.to === 'sent') {
      const paidOut = this.#paidOut(row);
      postMoved(this.#platform, row, 'withdrawal', {
        held: { minor: -paidOut.minor, currency: paidOut.currency },
        minor: row.fee_minor - row.amount_minor,
        parts: [
          { account: 'withdrawals', minor: -row.amount_minor },
          { account: 'fees', minor: row.fee_minor },
        ],
      });
      this.#provider.payOut(row.ref, paidOut.minor, paidOut.currency);
      notifyPerson(this.#platform, row, 'withdrawalSent');
    }
    const next = steps.find(({ from }) => from === step.to);
    this.#table.setState(row, step.to, undefined, next && this.#platform.nowMs() + next.afterMs);
  }
}
