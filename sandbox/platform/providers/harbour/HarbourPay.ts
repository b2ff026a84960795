import type { SandboxPlatform } from '../../../SandboxPart.ts';
import { randomToken } from '../../accounts/password/secrets.ts';
import { HarbourCards } from './HarbourCards.ts';
import { bankPeople, type BankPayer } from './bankPeople.ts';
import { fingerprintOf } from './harbourFingerprint.ts';
import { chosen } from './harbourInstruments.ts';
import { toldBy, defaultBehaviour, type HarbourBehaviour } from './harbourBehaviour.ts';
import {
  cardOutcomes,
  walletOutcome,
  type HarbourOutcome,
  type HarbourState,
  type HarbourStep,
} from './harbourOutcomes.ts';
import type {
  HarbourArrival,
  HarbourBook,
  HarbourChoice,
  HarbourNext,
  HarbourOrder,
  HarbourPayment,
} from './HarbourPayment.ts';
import { fromRow, harbourTables, rowSql, type ChangeRow, type HarbourRow } from './harbourRows.ts';

const retriesAfterMs = [5000, 30_000, 300_000, 3_600_000, 21_600_000, 86_400_000, 172_800_000];

/** How long the bank waits for the answer to its challenge. */
const challengeLifeMs = 600_000;

/**
 * Stand-in for a payment provider with its own books, independent of the platform: it reports
 * changes by signed webhooks, upon which a merchant reads the state.
 */
export class HarbourPay {
  static readonly tables = harbourTables;

  readonly cards: HarbourCards;
  readonly #platform: Pick<SandboxPlatform, 'store' | 'nowMs'>;

  constructor(platform: Pick<SandboxPlatform, 'store' | 'nowMs'>) {
    this.#platform = platform;
    this.cards = new HarbourCards(platform.store);
  }

  get behaviour(): HarbourBehaviour {
    const row = this.#platform.store.one<{ manner: string }>(
      'SELECT manner FROM harbour_manner WHERE id = 1',
    );
    return {
      ...defaultBehaviour,
      ...(row && (JSON.parse(row.manner) as Partial<HarbourBehaviour>)),
    };
  }

  /** Sets the behaviour for all further payments. */
  setBehaviour(behaviour: HarbourBehaviour): void {
    this.#platform.store.run(
      'INSERT OR REPLACE INTO harbour_manner (id, manner) VALUES (1, ?)',
      JSON.stringify(behaviour),
    );
  }

  create(order: HarbourOrder): string {
    const id = randomToken();
    this.#platform.store.run(
      `INSERT INTO harbour_payments (id, merchant_ref, kind, amount_minor, currency, return_url,
        language, state) VALUES (?, ?, ?, ?, ?, ?, ?, 'open')`,
      id,
      order.merchantRef,
      order.kind,
      order.amountMinor,
      order.currency,
      order.returnUrl,
      order.language,
    );
    if (order.wantsToken === true || order.reference !== undefined)
      this.#platform.store.run(
        'INSERT INTO harbour_details (harbour_id, wants_token, reference) VALUES (?, ?, ?)',
        id,
        Number(order.wantsToken === true),
        order.reference ?? null,
      );
    return id;
  }

  read(id: string): HarbourPayment | undefined {
    const row = this.#row(id);
    return row && fromRow(row);
  }

  /** Starts a payment with the chosen card, bank or wallet. */
  pay(id: string, choice: HarbourChoice): HarbourNext {
    const row = this.#row(id);
    if (row === undefined || row.state !== 'open') return { kind: 'return', result: 'fail' };
    const digits = choice.card?.replaceAll(/\D/g, '') ?? '';
    const last4 = digits.slice(-4);
    const [own, instrument] = chosen(row.kind, { ...choice, last4 });
    const outcome = this.#ordered(own);
    if (outcome.isDown === true) return { kind: 'down' };
    if (row.kind === 'card') {
      this.cards.keep(id, digits, choice);
      this.#keepFingerprint(id, fingerprintOf(this.#platform.store, 'card', digits));
    }
    if (row.kind === 'bank_account') return this.#payFromAccount(id, choice);
    return this.#choose(id, outcome, instrument);
  }

  /** Returns the owner of the paying account, if the bank reveals it. */
  payerOf(id: string): BankPayer | undefined {
    const row = this.#platform.store.one<{ payer: string }>(
      'SELECT payer FROM harbour_payers WHERE harbour_id = ?',
      id,
    );
    return row && (JSON.parse(row.payer) as BankPayer);
  }

  /** Charges a stored card; undefined if the provider no longer has it. */
  payByToken(id: string, token: string): HarbourNext | undefined {
    const card = this.cards.byToken(token);
    if (card === undefined) return undefined;
    const [own, instrument] = chosen('card', { last4: card.last4 });
    const outcome = this.#ordered(own);
    this.#keepFingerprint(id, this.read(card.harbour_id)?.fingerprint ?? '');
    return outcome.isDown === true ? { kind: 'down' } : this.#choose(id, outcome, instrument);
  }

  /** Whether the bank waits for the person's answer. */
  isChallenged(id: string): boolean {
    const row = this.#row(id);
    if (row?.state !== 'open' || row.outcome === '') return false;
    return (JSON.parse(row.outcome) as HarbourOutcome).challenge !== undefined;
  }

  /** Whether the bank soft-declined the payment and asks for a challenge in its only retry. */
  isSoftDeclined(id: string): boolean {
    const row = this.#row(id);
    return (
      this.isChallenged(id) &&
      (JSON.parse(row?.outcome ?? '') as HarbourOutcome).isSoftDecline === true
    );
  }

  /**
   * Receives money with a reference. `unknown`: no such order; `twice`: already paid, so it is
   * returned.
   */
  receive({
    reference,
    minor,
    isOtherHolder = false,
    note,
    instrument,
    sureAfterMs = 0,
  }: HarbourArrival): 'taken' | 'twice' | 'unknown' {
    const { store } = this.#platform;
    const row = store.one<HarbourRow>(`${rowSql} WHERE harbour_details.reference = ?`, reference);
    if (row === undefined) return 'unknown';
    if (row.outcome !== '') return 'twice';
    const shortByMinor = row.amount_minor - minor;
    store.run(
      'UPDATE harbour_details SET note = ? WHERE harbour_id = ?',
      note ?? (shortByMinor > 0 ? 'less' : shortByMinor < 0 ? 'more' : ''),
      row.id,
    );
    const steps: readonly HarbourStep[] =
      sureAfterMs === 0
        ? [{ state: 'paid', afterMs: 0 }]
        : [
            { state: 'pending', afterMs: 0 },
            { state: 'paid', afterMs: sureAfterMs },
          ];
    this.#choose(row.id, { steps, shortByMinor, isOtherHolder }, instrument);
    return 'taken';
  }

  /** Returns when a seen payment becomes final; undefined before it is seen, and afterwards. */
  sureAtMs(id: string): number | undefined {
    const row = this.#platform.store.one<{ due: number }>(
      `SELECT due_ms AS due FROM harbour_changes
        WHERE harbour_id = ? AND state = 'paid' AND is_done = 0`,
      id,
    );
    return row?.due;
  }

  /** Simulates a chain reorganisation: the transaction has to be seen again. */
  reorganise(reference: string, byMs: number): void {
    this.#platform.store.run(
      `UPDATE harbour_changes SET due_ms = due_ms + ?, hook_due_ms = hook_due_ms + ?
        WHERE state = 'paid' AND is_done = 0 AND harbour_id IN (SELECT harbour_id FROM
        harbour_details WHERE reference = ?)`,
      byMs,
      byMs,
      reference,
    );
  }

  #payFromAccount(id: string, choice: HarbourChoice): HarbourNext {
    if (choice.payer === 'refuse')
      return this.#choose(id, { steps: [{ state: 'declined', afterMs: 0 }] }, '');
    const { first = '', last = '', birth = '', iban = '' } = choice;
    const payer = bankPeople[Number(choice.payer ?? NaN)] ?? {
      firstName: first.trim().slice(0, 100),
      lastName: last.trim().slice(0, 100),
      birthDate: birth,
      iban,
    };
    const { store } = this.#platform;
    store.run(
      'INSERT OR REPLACE INTO harbour_payers (harbour_id, payer) VALUES (?, ?)',
      ...[id, JSON.stringify(payer)],
    );
    this.#keepFingerprint(id, fingerprintOf(store, 'account', payer.iban));
    const plain = payer.iban.replaceAll(/\s/g, '');
    return this.#choose(id, this.#ordered(walletOutcome), `•• ${plain.slice(-4)}`);
  }

  #keepFingerprint(id: string, fingerprint: string): void {
    if (fingerprint === '') return;
    this.#platform.store.run(
      'INSERT OR REPLACE INTO harbour_fingerprints (harbour_id, fingerprint) VALUES (?, ?)',
      ...[id, fingerprint],
    );
  }

  /** Returns the outcome of a payment, unless the behaviour overrides it. */
  #ordered(own: HarbourOutcome): HarbourOutcome {
    const { next } = this.behaviour;
    return (next === undefined ? undefined : cardOutcomes[next]) ?? own;
  }

  #choose(id: string, outcome: HarbourOutcome, instrument: string): HarbourNext {
    this.#platform.store.run(
      `UPDATE harbour_payments
        SET instrument = ?, outcome = ?, is_credit = ?, is_other_holder = ? WHERE id = ?`,
      instrument,
      JSON.stringify(outcome),
      Number(outcome.isCredit === true),
      Number(outcome.isOtherHolder === true),
      id,
    );
    if (outcome.challenge === undefined) return this.#run(id, outcome);
    // A challenge without an answer abandons the payment.
    this.#plan(id, [{ state: 'abandoned', afterMs: challengeLifeMs }]);
    return { kind: 'challenge' };
  }

  /** Answers the challenge of the bank. */
  answerChallenge(id: string, isConfirmed: boolean): HarbourNext {
    const row = this.#row(id);
    if (row === undefined || row.state !== 'open' || row.outcome === '')
      return { kind: 'return', result: 'fail' };
    const outcome = JSON.parse(row.outcome) as HarbourOutcome;
    return isConfirmed && outcome.challenge === 'passes'
      ? this.#run(id, outcome)
      : this.#run(id, { steps: [{ state: 'declined', afterMs: 0 }] });
  }

  /** Returns the response time of the provider's page for the chosen instrument. */
  slowMs(id: string): number {
    const outcome = this.#row(id)?.outcome ?? '';
    return outcome === '' ? 0 : ((JSON.parse(outcome) as HarbourOutcome).slowMs ?? 0);
  }

  /** Cancels the payment: the person returned to the shop without paying. */
  leave(id: string): HarbourNext {
    if (this.#row(id)?.state === 'open')
      this.#run(id, { steps: [{ state: 'abandoned', afterMs: 0 }] });
    return { kind: 'return', result: 'cancel' };
  }

  /** Voids an order, or refunds it before it is settled. */
  void(id: string): void {
    this.#platform.store.run(
      "UPDATE harbour_payments SET state = 'abandoned', paid_minor = 0 WHERE id = ?",
      id,
    );
  }

  /** Sets a state by a decision of provider or bank; pending changes are dropped. */
  decide(id: string, state: HarbourState): void {
    const row = this.#row(id);
    if (row === undefined) return;
    const { store } = this.#platform;
    store.transaction(() => {
      this.#dropPlans(id);
      store.run("UPDATE harbour_details SET note = '' WHERE harbour_id = ?", id);
      store.run(
        'UPDATE harbour_payments SET instrument = ?, outcome = ? WHERE id = ?',
        row.instrument === '' ? chosen(row.kind, { last4: '0001' })[1] : row.instrument,
        JSON.stringify({ steps: [] } satisfies HarbourOutcome),
        id,
      );
      this.#plan(id, [{ state, afterMs: 0 }]);
    });
  }

  /** Pays out to an instrument. */
  payOut(merchantRef: string, amountMinor: number, currency: string): void {
    this.#platform.store.run(
      `INSERT INTO harbour_payments (id, merchant_ref, kind, amount_minor, currency, return_url,
        language, state, paid_minor) VALUES (?, ?, 'payout', ?, ?, '', '', 'paid', ?)`,
      randomToken(),
      merchantRef,
      amountMinor,
      currency,
      -amountMinor,
    );
  }

  /** Returns what the provider holds for the merchant by its own books. */
  heldMinor(currency: string): number {
    return (
      this.#platform.store.one<{ held: number }>(
        `SELECT COALESCE(SUM(paid_minor - refunded_minor), 0) AS held FROM harbour_payments
          WHERE currency = ?`,
        currency,
      )?.held ?? 0
    );
  }

  /** Returns what the provider holds of each payment, and what it has paid out. */
  get books(): readonly HarbourBook[] {
    return this.#platform.store
      .all<Omit<HarbourBook, 'isTold'> & { readonly untold: number }>(
        `SELECT id, merchant_ref AS merchantRef, currency, paid_minor - refunded_minor AS heldMinor,
          EXISTS (SELECT 1 FROM harbour_changes WHERE harbour_id = harbour_payments.id
            AND is_done = 1 AND times_left > 0) AS untold
          FROM harbour_payments`,
      )
      .map(({ untold, ...book }) => ({ ...book, isTold: untold === 0 }));
  }

  /** Returns all changes, so that tests can repeat or forge webhooks. */
  get changes(): readonly {
    readonly id: string;
    readonly payment: string;
    readonly state: string;
  }[] {
    return this.#platform.store.all(
      'SELECT id, harbour_id AS payment, state FROM harbour_changes ORDER BY rowid',
    );
  }

  /** Returns when the next work is due; undefined without any. */
  get nextDueMs(): number | undefined {
    const { store } = this.#platform;
    const row = store.one<{ due: number | null }>(
      `SELECT MIN(CASE WHEN is_done = 0 THEN due_ms ELSE hook_due_ms END) AS due FROM
        harbour_changes WHERE times_left > 0`,
    );
    return row?.due ?? undefined;
  }

  /** Makes the due changes, and reports them until the merchant accepts them. */
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
      `SELECT * FROM harbour_changes WHERE is_done = 1 AND times_left > 0 AND hook_due_ms <= ?
        ORDER BY hook_due_ms`,
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
      heldIn(state, paid) ?? row.paid_minor,
      state === 'refunded'
        ? Math.floor(row.paid_minor / 2)
        : state === 'charged_back'
          ? row.paid_minor
          : state === 'won'
            ? 0
            : row.refunded_minor,
      harbourId,
    );
  }

  #run(id: string, outcome: HarbourOutcome): HarbourNext {
    const { store } = this.#platform;
    if (outcome.steps.length === 0) return { kind: 'challenge' };
    store.transaction(() => {
      // Prevents a second press: the payment leaves its first state with the press.
      store.run("UPDATE harbour_payments SET state = 'pending' WHERE id = ?", id);
      this.#dropPlans(id);
      this.#plan(id, outcome.steps);
    });
    if (outcome.isReturnLost === true || this.behaviour.wayBack === 'lost') return { kind: 'lost' };
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

  /** Drops pending changes. */
  #dropPlans(id: string): void {
    this.#platform.store.run(
      'DELETE FROM harbour_changes WHERE harbour_id = ? AND is_done = 0',
      id,
    );
  }

  /** Schedules changes and their webhooks; immediate ones are made at once. */
  #plan(id: string, steps: readonly HarbourStep[]): void {
    const { store, nowMs } = this.#platform;
    for (const step of toldBy(this.behaviour.hook, steps)) {
      const { state, afterMs, hookAfterMs = 0, hookTimes = 1 } = step;
      const change = { id: randomToken(), harbour_id: id, state } as ChangeRow;
      store.run(
        `INSERT INTO harbour_changes (id, harbour_id, state, due_ms, hook_due_ms, times_left)
          VALUES (?, ?, ?, ?, ?, ?)`,
        change.id,
        id,
        state,
        nowMs() + afterMs,
        nowMs() + afterMs + hookAfterMs,
        hookTimes,
      );
      if (afterMs === 0) this.#change(change);
    }
  }

  #row(id: string): HarbourRow | undefined {
    return this.#platform.store.one<HarbourRow>(`${rowSql} WHERE id = ?`, id);
  }
}

/** Returns what is held in a state; undefined: unchanged. A failed payment holds nothing. */
function heldIn(state: HarbourState, paidMinor: number): number | undefined {
  if (state === 'paid') return paidMinor;
  return state === 'declined' || state === 'abandoned' ? 0 : undefined;
}
