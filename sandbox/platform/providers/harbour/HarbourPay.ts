import type { SandboxPlatform } from '../../../SandboxPart.ts';
import { randomToken } from '../../accounts/password/secrets.ts';
import {
  bankOutcomes,
  cardOutcomes,
  walletOutcome,
  type HarbourOutcome,
  type HarbourState,
} from './harbourOutcomes.ts';

const retriesAfterMs = [5000, 30_000, 300_000, 3_600_000, 21_600_000, 86_400_000, 172_800_000];

/** What a merchant asks for. */
export interface HarbourOrder {
  readonly merchantRef: string;
  readonly kind: 'card' | 'instant_bank' | 'wallet';
  readonly amountMinor: number;
  readonly currency: string;
  readonly returnUrl: string;
  readonly language: string;
}

/** What a merchant may read of its payment. */
export interface HarbourPayment extends HarbourOrder {
  readonly id: string;
  readonly state: HarbourState;
  readonly paidMinor: number;
  readonly refundedMinor: number;
  /** `•• 0001`, or the name of the bank; empty before anything was chosen. */
  readonly instrument: string;
  readonly isCredit: boolean;
  readonly isOtherHolder: boolean;
}

/** What the page of the provider does next. */
export type HarbourNext =
  | { readonly kind: 'return'; readonly result: 'success' | 'fail' | 'pending' | 'cancel' }
  | { readonly kind: 'challenge' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'down' };

interface HarbourRow {
  readonly id: string;
  readonly merchant_ref: string;
  readonly kind: HarbourOrder['kind'];
  readonly amount_minor: number;
  readonly currency: string;
  readonly return_url: string;
  readonly language: string;
  readonly state: HarbourState;
  readonly paid_minor: number;
  readonly refunded_minor: number;
  readonly instrument: string;
  readonly outcome: string;
  readonly is_credit: number;
  readonly is_other_holder: number;
}

interface ChangeRow {
  readonly id: string;
  readonly harbour_id: string;
  readonly state: HarbourState;
  readonly due_ms: number;
  readonly hook_due_ms: number;
  readonly times_left: number;
  readonly tries: number;
  readonly is_done: number;
}

/**
 * Stand-in for a payment provider, with books of its own. It knows nothing of the platform: it
 * tells what happened by signed hooks, and a merchant reads the state again.
 */
export class HarbourPay {
  static readonly tables = `CREATE TABLE IF NOT EXISTS harbour_payments (
    id TEXT PRIMARY KEY,
    merchant_ref TEXT NOT NULL,
    kind TEXT NOT NULL,
    amount_minor INTEGER NOT NULL,
    currency TEXT NOT NULL,
    return_url TEXT NOT NULL,
    language TEXT NOT NULL,
    state TEXT NOT NULL,
    paid_minor INTEGER NOT NULL DEFAULT 0,
    refunded_minor INTEGER NOT NULL DEFAULT 0,
    instrument TEXT NOT NULL DEFAULT '',
    outcome TEXT NOT NULL DEFAULT '',
    is_credit INTEGER NOT NULL DEFAULT 0,
    is_other_holder INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE IF NOT EXISTS harbour_changes (
    id TEXT PRIMARY KEY,
    harbour_id TEXT NOT NULL,
    state TEXT NOT NULL,
    due_ms INTEGER NOT NULL,
    hook_due_ms INTEGER NOT NULL,
    times_left INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    is_done INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX IF NOT EXISTS harbour_changes_due ON harbour_changes (hook_due_ms) WHERE times_left > 0;`;

  readonly #platform: Pick<SandboxPlatform, 'store' | 'nowMs'>;

  constructor(platform: Pick<SandboxPlatform, 'store' | 'nowMs'>) {
    this.#platform = platform;
  }

  create(order: HarbourOrder): string {
    const id = randomToken();
    this.#platform.store.run(
      "INSERT INTO harbour_payments (id, merchant_ref, kind, amount_minor, currency, return_url, language, state) VALUES (?, ?, ?, ?, ?, ?, ?, 'open')",
      id,
      order.merchantRef,
      order.kind,
      order.amountMinor,
      order.currency,
      order.returnUrl,
      order.language,
    );
    return id;
  }

  read(id: string): HarbourPayment | undefined {
    const row = this.#row(id);
    return row && fromRow(row);
  }

  /** The person pressed "Pay" with this card, bank, or wallet. */
  pay(id: string, choice: { readonly card?: string; readonly bank?: string }): HarbourNext {
    const row = this.#row(id);
    if (row === undefined || row.state !== 'open') return { kind: 'return', result: 'fail' };
    const last4 = choice.card?.replaceAll(/\D/g, '').slice(-4) ?? '';
    const [outcome, instrument] = chosen(row.kind, last4, choice.bank ?? '');
    if (outcome.isDown === true) return { kind: 'down' };
    this.#platform.store.run(
      'UPDATE harbour_payments SET instrument = ?, outcome = ?, is_credit = ?, is_other_holder = ? WHERE id = ?',
      instrument,
      JSON.stringify(outcome),
      Number(outcome.isCredit === true),
      Number(outcome.isOtherHolder === true),
      id,
    );
    return outcome.challenge === undefined ? this.#run(id, outcome) : { kind: 'challenge' };
  }

  /** What the person answered to their bank. */
  answerChallenge(id: string, isConfirmed: boolean): HarbourNext {
    const row = this.#row(id);
    if (row === undefined || row.state !== 'open' || row.outcome === '')
      return { kind: 'return', result: 'fail' };
    const outcome = JSON.parse(row.outcome) as HarbourOutcome;
    return isConfirmed && outcome.challenge === 'passes'
      ? this.#run(id, outcome)
      : this.#run(id, { steps: [{ state: 'declined', afterMs: 0 }] });
  }

  /** How long the page of the provider takes to answer, for what was chosen on it. */
  slowMs(id: string): number {
    const outcome = this.#row(id)?.outcome ?? '';
    return outcome === '' ? 0 : ((JSON.parse(outcome) as HarbourOutcome).slowMs ?? 0);
  }

  /** The person went back to the shop without paying. */
  leave(id: string): HarbourNext {
    if (this.#row(id)?.state === 'open')
      this.#run(id, { steps: [{ state: 'abandoned', afterMs: 0 }] });
    return { kind: 'return', result: 'cancel' };
  }

  /** The merchant takes the order back, or gives the money back before it was settled. */
  void(id: string): void {
    this.#platform.store.run(
      "UPDATE harbour_payments SET state = 'abandoned', paid_minor = 0 WHERE id = ?",
      id,
    );
  }

  /** Money that the merchant sends to an instrument. */
  payOut(merchantRef: string, amountMinor: number, currency: string): void {
    this.#platform.store.run(
      "INSERT INTO harbour_payments (id, merchant_ref, kind, amount_minor, currency, return_url, language, state, paid_minor) VALUES (?, ?, 'payout', ?, ?, '', '', 'paid', ?)",
      randomToken(),
      merchantRef,
      amountMinor,
      currency,
      -amountMinor,
    );
  }

  /** What the provider holds for the merchant, by its own books. */
  heldMinor(currency: string): number {
    return (
      this.#platform.store.one<{ held: number }>(
        'SELECT COALESCE(SUM(paid_minor - refunded_minor), 0) AS held FROM harbour_payments WHERE currency = ?',
        currency,
      )?.held ?? 0
    );
  }

  /** Tells of a change again, or of one that never was; for tests of what hooks may do. */
  get changes(): readonly {
    readonly id: string;
    readonly payment: string;
    readonly state: string;
  }[] {
    return this.#platform.store.all(
      'SELECT id, harbour_id AS payment, state FROM harbour_changes ORDER BY rowid',
    );
  }

  /** When something has to be done next; undefined: nothing is on its way. */
  get nextDueMs(): number | undefined {
    const { store } = this.#platform;
    const row = store.one<{ due: number | null }>(
      'SELECT MIN(CASE WHEN is_done = 0 THEN due_ms ELSE hook_due_ms END) AS due FROM harbour_changes WHERE times_left > 0',
    );
    return row?.due ?? undefined;
  }

  /** Makes the changes that are due, and tells of them until they are taken. */
  async work(
    tell: (event: {
      readonly id: string;
      readonly state: string;
      readonly payment: string;
    }) => Promise<boolean>,
  ): Promise<void> {
    const { store, nowMs } = this.#platform;
    for (const change of store.all<ChangeRow>(
      'SELECT * FROM harbour_changes WHERE is_done = 0 AND due_ms <= ? ORDER BY due_ms',
      nowMs(),
    ))
      store.transaction(() => this.#change(change));
    for (const change of store.all<ChangeRow>(
      'SELECT * FROM harbour_changes WHERE is_done = 1 AND times_left > 0 AND hook_due_ms <= ? ORDER BY hook_due_ms',
      nowMs(),
    )) {
      const isTaken = await tell({
        id: change.id,
        state: change.state,
        payment: change.harbour_id,
      });
      const waitMs = retriesAfterMs[change.tries];
      if (isTaken)
        store.run('UPDATE harbour_changes SET times_left = times_left - 1 WHERE id = ?', change.id);
      else if (waitMs === undefined)
        store.run('UPDATE harbour_changes SET times_left = 0 WHERE id = ?', change.id);
      else
        store.run(
          'UPDATE harbour_changes SET tries = tries + 1, hook_due_ms = ? WHERE id = ?',
          nowMs() + waitMs,
          change.id,
        );
    }
  }

  #change({ id, harbour_id: harbourId, state }: ChangeRow): void {
    const { store } = this.#platform;
    const row = this.#row(harbourId);
    const outcome = JSON.parse(
      row?.outcome === '' ? '{}' : (row?.outcome ?? '{}'),
    ) as Partial<HarbourOutcome>;
    store.run('UPDATE harbour_changes SET is_done = 1 WHERE id = ?', id);
    if (row === undefined) return;
    const paid = row.amount_minor - (outcome.shortByMinor ?? 0);
    store.run(
      'UPDATE harbour_payments SET state = ?, paid_minor = ?, refunded_minor = ? WHERE id = ?',
      state,
      state === 'paid' ? paid : row.paid_minor,
      state === 'refunded'
        ? Math.floor(row.paid_minor / 2)
        : state === 'charged_back'
          ? row.paid_minor
          : row.refunded_minor,
      harbourId,
    );
  }

  #run(id: string, outcome: HarbourOutcome): HarbourNext {
    const { store, nowMs } = this.#platform;
    if (outcome.steps.length === 0) return { kind: 'challenge' };
    store.transaction(() => {
      // Nobody presses twice: the payment leaves its first state with the press.
      store.run("UPDATE harbour_payments SET state = 'pending' WHERE id = ?", id);
      for (const { state, afterMs, hookAfterMs = 0, hookTimes = 1 } of outcome.steps) {
        const change = { id: randomToken(), harbour_id: id, state } as ChangeRow;
        store.run(
          'INSERT INTO harbour_changes (id, harbour_id, state, due_ms, hook_due_ms, times_left) VALUES (?, ?, ?, ?, ?, ?)',
          change.id,
          id,
          state,
          nowMs() + afterMs,
          nowMs() + afterMs + hookAfterMs,
          hookTimes,
        );
        if (afterMs === 0) this.#change(change);
      }
    });
    if (outcome.isReturnLost === true) return { kind: 'lost' };
    switch (outcome.steps[0]?.state) {
      case 'paid':
        return { kind: 'return', result: 'success' };
      case 'pending':
        return { kind: 'return', result: 'pending' };
      case 'abandoned':
        return { kind: 'return', result: 'cancel' };
      default:
        return { kind: 'return', result: 'fail' };
    }
  }

  #row(id: string): HarbourRow | undefined {
    return this.#platform.store.one<HarbourRow>('SELECT * FROM harbour_payments WHERE id = ?', id);
  }
}

function chosen(
  kind: HarbourOrder['kind'],
  last4: string,
  bank: string,
): readonly [HarbourOutcome, string] {
  switch (kind) {
    case 'card':
      return [cardOutcomes[last4] ?? walletOutcome, `•• ${last4}`];
    case 'instant_bank':
      return [bankOutcomes[bank] ?? walletOutcome, bankNames[bank] ?? bank];
    case 'wallet':
      return [walletOutcome, 'Harbour Wallet'];
  }
}

export const bankNames: Readonly<Record<string, string>> = {
  'harbour-bank': 'Harbour Bank',
  'slow-savings': 'Slow Savings',
  'northgate-bank': 'Northgate Bank',
};

function fromRow(row: HarbourRow): HarbourPayment {
  return {
    id: row.id,
    merchantRef: row.merchant_ref,
    kind: row.kind,
    amountMinor: row.amount_minor,
    currency: row.currency,
    returnUrl: row.return_url,
    language: row.language,
    state: row.state,
    paidMinor: row.paid_minor,
    refundedMinor: row.refunded_minor,
    instrument: row.instrument,
    isCredit: row.is_credit === 1,
    isOtherHolder: row.is_other_holder === 1,
  };
}
