import { ApiError, randomToken, type HarbourPay, type SandboxPlatform } from '#sandbox';
import { mayWithdrawalFollow, type WithdrawalState } from '#domain/payments/PaymentState.ts';
import type { Payment } from '#wire';
import { inCurrency } from './methods.ts';
import {
  methodOf,
  requireBetween,
  type PaymentOrder,
  type PaymentRow,
  type PaymentTable,
} from './PaymentTable.ts';
import { clearing, postPayment } from './postPayment.ts';
import { tellPerson } from './tellPerson.ts';

/** How long a withdrawal stays in each state on its way. */
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
}

type WithdrawalPlatform = Pick<
  SandboxPlatform,
  'store' | 'ledger' | 'users' | 'nowMs' | 'notifyUser' | 'mailer'
>;

/** Money that goes out: reserved with the order, then on its way without a way back. */
export class Withdrawals {
  readonly #platform: WithdrawalPlatform;
  readonly #table: PaymentTable;
  readonly #provider: HarbourPay;

  constructor(platform: WithdrawalPlatform, table: PaymentTable, provider: HarbourPay) {
    this.#platform = platform;
    this.#table = table;
    this.#provider = provider;
  }

  /** Reserves the money at once; the database refuses what is not there. */
  begin(order: WithdrawalOrder): Payment {
    const before = this.#table.repeated(order);
    if (before !== undefined) return before;
    const { store, ledger, nowMs, notifyUser } = this.#platform;
    const method = methodOf(order.methodId);
    const instrument = this.#table
      .instrumentsOf(order.userId)
      .find(({ id, method_id }) => id === order.instrumentId && method_id === order.methodId);
    if (instrument === undefined)
      throw new ApiError(400, 'instrument_unknown', 'Money goes back to where it came from', {
        field: 'instrument_id',
      });
    const free = ledger.account(order.accountId)?.balanceMinor ?? 0;
    if (order.amountMinor > free)
      throw new ApiError(400, 'not_enough', 'There is less on the account', {
        field: 'amount',
        meta: { free: { minor: free, currency: order.currency } },
      });
    const least = inCurrency(method.leastPayoutEuro, order.currency).minor;
    // Who takes out all that is there may take out less than the least.
    requireBetween(
      order,
      order.amountMinor === free ? 1 : least,
      inCurrency(method.mostPayoutEuro, order.currency).minor,
    );
    const payment = store.transaction(() => {
      const id = this.#table.insert(order, {
        ref: randomToken(),
        direction: 'withdrawal',
        fee: 0,
        state: 'asked',
        instrument: instrument.label,
        dueMs: nowMs() + (steps[0]?.afterMs ?? 0),
      });
      postPayment(this.#platform, this.#table.row(id), 'withdrawal-reserve', [
        { account: order.accountId, minor: -order.amountMinor },
        { account: 'withdrawals', minor: order.amountMinor },
      ]);
      tellPerson(this.#platform, this.#table.row(id), 'withdrawalAsked');
      return this.#table.wire(this.#table.row(id));
    });
    notifyUser(order.userId);
    return payment;
  }

  /** For the desk: a withdrawal is refused, or comes back from the bank. */
  giveBack(id: number, state: 'refused' | 'returned', reason: string): void {
    const { store, notifyUser } = this.#platform;
    const row = this.#table.row(id);
    if (row.direction !== 'withdrawal' || !mayWithdrawalFollow(row.state as WithdrawalState, state))
      throw new ApiError(409, 'wrong_state', `A payment that is ${row.state} cannot be ${state}`);
    store.transaction(() => {
      postPayment(this.#platform, row, 'withdrawal-back', [
        { account: row.account_id, minor: row.amount_minor },
        {
          account: row.state === 'arrived' || row.state === 'sent' ? clearing : 'withdrawals',
          minor: -row.amount_minor,
        },
      ]);
      if (row.state === 'sent' || row.state === 'arrived')
        this.#provider.payOut(row.ref, -row.amount_minor, row.currency);
      this.#table.setState(row, state, reason);
      tellPerson(this.#platform, row, 'withdrawalBack');
    });
    notifyUser(row.user_id);
  }

  /** The next step of its way, booked and told at once. */
  goOn(row: PaymentRow): void {
    this.#platform.store.transaction(() => this.#goOn(row));
  }

  #goOn(row: PaymentRow): void {
    const step = steps.find(({ from }) => from === row.state);
    if (step === undefined) return;
    if (step.to === 'sent') {
      postPayment(this.#platform, row, 'withdrawal', [
        { account: 'withdrawals', minor: -row.amount_minor },
        { account: clearing, minor: row.amount_minor },
      ]);
      this.#provider.payOut(row.ref, row.amount_minor, row.currency);
      tellPerson(this.#platform, row, 'withdrawalSent');
    }
    const next = steps.find(({ from }) => from === step.to);
    this.#table.setState(row, step.to, undefined, next && this.#platform.nowMs() + next.afterMs);
  }
}
