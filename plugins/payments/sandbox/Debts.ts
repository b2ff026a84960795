import { ApiError, type SandboxPlatform } from '#sandbox';
import { mayFollow, type PaymentState } from '#domain/payments/PaymentState.ts';
import { partOf } from '#domain/payments/chargedMinor.ts';
import type { Conversions } from './Conversions.ts';
import type { PaymentRow } from './PaymentRow.ts';
import type { PaymentTable } from './PaymentTable.ts';
import { postDebt, postMoved } from './postPayment.ts';
import { notifyPerson } from './notifyPerson.ts';

type DebtPlatform = Pick<
  SandboxPlatform,
  'store' | 'ledger' | 'users' | 'nowMs' | 'notifyUser' | 'mailer' | 'mailing' | 'messages'
>;

/** Reversed deposits, the debts they leave, and their repayment. */
export class Debts {
  readonly #platform: DebtPlatform;
  readonly #table: PaymentTable;
  readonly #conversions: Conversions;

  constructor(platform: DebtPlatform, table: PaymentTable, conversions: Conversions) {
    this.#platform = platform;
    this.#table = table;
    this.#conversions = conversions;
  }

  /**
   * Debits the account as far as possible; the rest is a debt, booked as a loss until it is paid.
   */
  takeBack(row: PaymentRow, kind: 'refund' | 'chargeback', heldMinor: number): void {
    const state = kind === 'refund' ? 'refunded' : 'charged_back';
    if (!mayFollow(row.state as PaymentState, state)) return;
    const charged = this.#conversions.chargedOf(row);
    const whole = { minor: row.amount_minor + row.fee_minor, currency: row.currency };
    const { minor } = partOf(whole, heldMinor, charged.minor);
    const taken = Math.min(minor, this.#platform.ledger.account(row.account_id)?.balanceMinor ?? 0);
    postMoved(this.#platform, row, kind, {
      held: { minor: -heldMinor, currency: charged.currency },
      minor: -minor,
      parts: [
        { account: row.account_id, minor: -taken },
        { account: 'losses', minor: taken - minor },
      ],
    });
    this.#table.setTakenBack(row, { takenMinor: minor, debtMinor: minor - taken });
    this.#table.setState(row, state);
    notifyPerson(this.#platform, row, 'depositTakenBack', minor);
  }

  /** Restores a charged-back amount after a won dispute, and pays the remaining debt for it. */
  giveBack(row: PaymentRow): void {
    if (!mayFollow(row.state as PaymentState, 'chargeback_won')) return;
    const { refunded_minor: minor, debt_minor: debtMinor } = row;
    postMoved(this.#platform, row, 'chargeback-won', {
      held: this.#conversions.chargedOf(row),
      minor,
      parts: [
        { account: row.account_id, minor: minor - debtMinor },
        { account: 'losses', minor: debtMinor },
      ],
    });
    this.#table.setTakenBack(row, { takenMinor: 0, debtMinor: 0 });
    this.#table.setState(row, 'chargeback_won');
    if (debtMinor > 0) notifyPerson(this.#platform, row, 'debtPaid', debtMinor);
    if (minor > debtMinor)
      notifyPerson(this.#platform, row, 'chargebackReversed', minor - debtMinor);
  }

  /** Uses late money of an earlier order to pay the person's debts first. */
  pay(row: PaymentRow): void {
    let left = row.amount_minor;
    for (const owing of this.#table.owing(row.user_id, row.currency)) {
      const minor = Math.min(left, owing.debt_minor);
      if (minor === 0) return;
      postDebt(this.#platform, owing, { by: row, minor });
      this.#table.setTakenBack(owing, {
        takenMinor: owing.refunded_minor,
        debtMinor: owing.debt_minor - minor,
      });
      notifyPerson(this.#platform, owing, 'debtPaid', minor);
      left -= minor;
    }
  }

  /** Waives the debt of a payment; it was booked as a loss already. */
  waive(row: PaymentRow): void {
    if (row.debt_minor === 0)
      throw new ApiError(409, 'wrong_state', 'Nothing is owed for this payment');
    this.#table.setTakenBack(row, { takenMinor: row.refunded_minor, debtMinor: 0 });
    this.#platform.notifyUser(row.user_id);
  }
}
