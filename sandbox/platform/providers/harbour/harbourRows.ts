import type { HarbourState } from './harbourOutcomes.ts';
import type { HarbourKind, HarbourPayment } from './HarbourPayment.ts';

export interface HarbourRow {
  readonly id: string;
  readonly merchant_ref: string;
  readonly kind: HarbourKind;
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
  readonly note: string | null;
  readonly fingerprint: string | null;
}

export interface TokenRow {
  readonly token: string;
  readonly harbour_id: string;
  readonly brand: string;
  readonly last4: string;
  readonly expires_month: number;
  readonly expires_year: number;
  readonly holder: string;
}

export interface ChangeRow {
  readonly id: string;
  readonly harbour_id: string;
  readonly state: HarbourState;
  readonly due_ms: number;
  readonly hook_due_ms: number;
  readonly times_left: number;
  readonly tries: number;
  readonly is_done: number;
}

/** Tables of payments, their scheduled changes and webhooks, and stored cards. */
export const harbourTables = `CREATE TABLE IF NOT EXISTS harbour_payments (
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
  CREATE INDEX IF NOT EXISTS harbour_changes_due ON harbour_changes (hook_due_ms) WHERE times_left > 0;
  CREATE TABLE IF NOT EXISTS harbour_details (
    harbour_id TEXT PRIMARY KEY,
    wants_token INTEGER NOT NULL DEFAULT 0,
    reference TEXT UNIQUE,
    note TEXT NOT NULL DEFAULT ''
  );
  CREATE TABLE IF NOT EXISTS harbour_tokens (
    token TEXT PRIMARY KEY,
    harbour_id TEXT NOT NULL UNIQUE,
    brand TEXT NOT NULL,
    last4 TEXT NOT NULL,
    expires_month INTEGER NOT NULL,
    expires_year INTEGER NOT NULL,
    holder TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS harbour_payers (
    harbour_id TEXT PRIMARY KEY,
    payer TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS harbour_manner (id INTEGER PRIMARY KEY CHECK (id = 1), manner TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS harbour_key (id INTEGER PRIMARY KEY CHECK (id = 1), secret TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS harbour_fingerprints (
    harbour_id TEXT PRIMARY KEY,
    fingerprint TEXT NOT NULL
  );`;

/** Selects payments with their details. */
export const rowSql = `SELECT harbour_payments.*, harbour_details.note AS note, harbour_fingerprints.fingerprint
    AS fingerprint FROM harbour_payments LEFT JOIN harbour_details ON
    harbour_details.harbour_id = harbour_payments.id LEFT JOIN harbour_fingerprints ON
    harbour_fingerprints.harbour_id = harbour_payments.id`;

export function fromRow(row: HarbourRow): HarbourPayment {
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
    note: row.note ?? '',
    fingerprint: row.fingerprint ?? '',
  };
}
