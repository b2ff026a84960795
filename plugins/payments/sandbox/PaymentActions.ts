import { randomDigits, randomSigns, type HarbourPay, type SandboxPlatform } from '#sandbox';
import { currencyExponent } from '#domain/money/currencyExponent.ts';
import type { Money } from '#domain/money/Money.ts';
import type { Payment } from '#wire';
import { isOpenPayment, type PaymentState } from '#domain/payments/PaymentState.ts';
import { inCurrency, networks, type Adapter, type Method, type Network } from './methods.ts';

export type Action = NonNullable<Payment['action']>;

/** Fixed with the order; what changes later is read from the provider. */
interface ActionRow {
  readonly payment_id: number;
  readonly adapter: Adapter;
  readonly reference: string | null;
  readonly network_id: string | null;
  readonly token_amount: string | null;
  readonly memo: string | null;
  readonly wrong_codes: number;
}

const lettersAndDigits = 'abcdefghijkmnpqrstuvwxyz23456789';
const codeDigits = 6;
/** Block time of the simulated chain. */
export const blockMs = 10_000;
const decimalsOfTokens = 8;

/** Actions of the person for payments that are not completed on the provider's page. */
export class PaymentActions {
  static readonly tables = `CREATE TABLE IF NOT EXISTS payment_actions (
    payment_id INTEGER PRIMARY KEY,
    adapter TEXT NOT NULL,
    reference TEXT UNIQUE,
    network_id TEXT,
    token_amount TEXT,
    memo TEXT,
    wrong_codes INTEGER NOT NULL DEFAULT 0
  );`;

  readonly #platform: Pick<SandboxPlatform, 'store' | 'nowMs'>;
  readonly #provider: HarbourPay;

  constructor(platform: Pick<SandboxPlatform, 'store' | 'nowMs'>, provider: HarbourPay) {
    this.#platform = platform;
    this.#provider = provider;
  }

  /** Reference to give when paying elsewhere; new for each payment. */
  referenceFor(method: Method, network: Network | undefined): string | undefined {
    if (method.kind === 'bank_transfer') return `HP${randomDigits(10)}`;
    if (method.kind === 'cash') return withCheckDigit(randomDigits(13));
    return network && `hp1${randomSigns(lettersAndDigits, 38)}`;
  }

  keep(
    paymentId: number,
    adapter: Adapter,
    more: {
      readonly reference?: string | undefined;
      readonly network?: Network | undefined;
      readonly minor: number;
      readonly currency: string;
    },
  ): void {
    const { network } = more;
    this.#platform.store.run(
      `INSERT INTO payment_actions (payment_id, adapter, reference, network_id, token_amount,
        memo) VALUES (?, ?, ?, ?, ?, ?)`,
      paymentId,
      adapter,
      more.reference ?? null,
      network?.id ?? null,
      network === undefined ? null : tokenAmount(more.minor, more.currency, network),
      network?.hasMemo === true ? randomDigits(9) : null,
    );
  }

  paymentOf(reference: string): number | undefined {
    return this.#platform.store.one<{ payment_id: number }>(
      'SELECT payment_id FROM payment_actions WHERE reference = ?',
      reference,
    )?.payment_id;
  }

  /** Counts a wrong code; the third one ends the payment. */
  countWrongCode(paymentId: number): number {
    this.#platform.store.run(
      'UPDATE payment_actions SET wrong_codes = wrong_codes + 1 WHERE payment_id = ?',
      paymentId,
    );
    return this.#row(paymentId)?.wrong_codes ?? 0;
  }

  adapterOf(paymentId: number): Adapter {
    return this.#row(paymentId)?.adapter ?? 'redirect';
  }

  networkOf(paymentId: number): Network | undefined {
    const id = this.#row(paymentId)?.network_id;
    return networks.find((network) => network.id === id);
  }

  tokenAmountOf(paymentId: number): string {
    return this.#row(paymentId)?.token_amount ?? '0';
  }

  /** The person's next step; undefined if there is none. */
  actionOf(
    row: {
      readonly id: number;
      readonly ref: string;
      readonly state: string;
      readonly currency: string;
      readonly provider_id: string | null;
      readonly action_url: string | null;
      readonly created_at_ms: number;
      readonly due_ms: number | null;
    },
    method: Method,
  ): Action | undefined {
    if (row.action_url === null || !isOpenPayment(row.state as PaymentState)) return undefined;
    const known = this.#row(row.id);
    const isToAct = row.state === 'action_required';
    const until = Math.floor((row.due_ms ?? row.created_at_ms + method.lifeMs) / 1000);
    const fallback = `/web-api/payments/v1/go/${row.ref}`;
    // Confirmations are counted although the person has nothing left to do.
    if (!isToAct && known?.adapter !== 'address') return undefined;
    switch (known?.adapter) {
      case undefined:
      case 'redirect':
        return { kind: 'redirect', url: row.action_url };
      case 'frame':
        return { kind: 'frame', url: row.action_url, fallback };
      case 'qr':
        return { kind: 'qr', text: row.action_url, until };
      case 'code':
        return { kind: 'code', digits: codeDigits, until };
      case 'reference': {
        const reference = known.reference ?? '';
        if (method.kind === 'cash')
          return {
            kind: 'reference',
            fields: [{ name: 'reference', value: reference }],
            barcode: reference,
            until,
          };
        return {
          kind: 'reference',
          fields: [
            { name: 'holder', value: 'Harbour Pay Europe S.A.' },
            { name: 'iban', value: 'LU280019400644750000' },
            { name: 'bic', value: 'HRBRLULL' },
            { name: 'bank', value: 'Harbour Bank' },
            { name: 'reference', value: reference },
          ],
          days: 3,
          until,
        };
      }
      case 'address': {
        const network = networks.find(({ id }) => id === known.network_id);
        if (network === undefined) return undefined;
        return {
          kind: 'address',
          network: network.name,
          token: network.token,
          address: known.reference ?? '',
          ...(known.memo === null ? {} : { memo: known.memo }),
          amount: known.token_amount ?? '0',
          rate: decimalOf(inCurrency(network.rateEuro, row.currency)),
          rate_until: Math.floor((row.created_at_ms + method.lifeMs) / 1000),
          needed: network.confirmations,
          seen: this.#confirmationsOf(row.provider_id, network),
        };
      }
    }
  }

  #confirmationsOf(providerId: string | null, { confirmations }: Network): number {
    const sureAtMs = providerId === null ? undefined : this.#provider.sureAtMs(providerId);
    if (sureAtMs === undefined) return 0;
    const missing = Math.ceil((sureAtMs - this.#platform.nowMs()) / blockMs);
    return Math.min(confirmations, Math.max(0, confirmations - missing));
  }

  #row(paymentId: number): ActionRow | undefined {
    return this.#platform.store.one<ActionRow>(
      'SELECT * FROM payment_actions WHERE payment_id = ?',
      paymentId,
    );
  }
}

/** Appends the check digit of fourteen digits, by which a scanner detects errors. */
function withCheckDigit(digits: string): string {
  const sum = Array.from(digits).reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Amount as a plain decimal. */
function decimalOf({ minor, currency }: Money): string {
  const exponent = currencyExponent(currency);
  const digits = String(minor).padStart(exponent + 1, '0');
  return exponent === 0
    ? digits
    : `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`.replace(/\.?0+$/, '');
}

/** Converts money into tokens, rounded up to the eighth decimal. */
function tokenAmount(minor: number, currency: string, network: Network): string {
  const rate = BigInt(inCurrency(network.rateEuro, currency).minor);
  const units = (BigInt(minor) * 10n ** BigInt(decimalsOfTokens) + rate - 1n) / rate;
  const digits = units.toString().padStart(decimalsOfTokens + 1, '0');
  return `${digits.slice(0, -decimalsOfTokens)}.${digits.slice(-decimalsOfTokens)}`.replace(
    /\.?0+$/,
    '',
  );
}

/** Converts tokens into money, rounded down. */
export function minorOfTokens(amount: string, currency: string, network: Network): number {
  const [whole = '0', part = ''] = amount.split('.');
  const units = BigInt(whole + part.slice(0, decimalsOfTokens).padEnd(decimalsOfTokens, '0'));
  const rate = BigInt(inCurrency(network.rateEuro, currency).minor);
  return Number((units * rate) / 10n ** BigInt(decimalsOfTokens));
}
