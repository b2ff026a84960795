import {
  ApiError,
  isSameHash,
  randomDigits,
  randomSigns,
  secretHash,
  type SandboxPlatform,
} from '#sandbox';

/** A printed code: a voucher has one code, a cheque a number and a PIN. */
export type PrintedCode =
  | { readonly kind: 'voucher'; readonly code: string }
  | { readonly kind: 'cheque'; readonly number: string; readonly pin: string };

export interface PrintedMoney {
  readonly number: string;
  readonly minor: number;
  readonly currency: string;
}

interface CodeRow {
  readonly number: string;
  readonly kind: PrintedCode['kind'];
  readonly secret_hash: string;
  readonly minor: number;
  readonly currency: string;
  readonly used_at_ms: number | null;
}

const hourMs = 3_600_000;
const mostWrong = 5;
const mostWrongOfNetwork = 20;
/** Without characters that look alike: 16 of 32 are 80 bits. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Printed codes, and wrong guesses. */
export class PrintedCodes {
  static readonly tables = `CREATE TABLE IF NOT EXISTS payment_codes (
    number TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    secret_hash TEXT NOT NULL,
    minor INTEGER NOT NULL CHECK (minor > 0),
    currency TEXT NOT NULL,
    used_at_ms INTEGER
  );
  CREATE TABLE IF NOT EXISTS payment_guesses (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL,
    network TEXT NOT NULL,
    at_ms INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS payment_guesses_at ON payment_guesses (at_ms);`;

  readonly #platform: Pick<SandboxPlatform, 'store' | 'nowMs'>;

  constructor(platform: Pick<SandboxPlatform, 'store' | 'nowMs'>) {
    this.#platform = platform;
  }

  /** Prints a code, for the support. */
  print(kind: PrintedCode['kind'], minor: number, currency: string): PrintedCode {
    const code = randomSigns(signs, 16);
    const number = kind === 'voucher' ? secretHash(code) : randomDigits(12);
    const pin = randomDigits(8);
    this.#platform.store.run(
      `INSERT INTO payment_codes (number, kind, secret_hash, minor, currency)
        VALUES (?, ?, ?, ?, ?)`,
      number,
      kind,
      secretHash(kind === 'voucher' ? code : pin),
      minor,
      currency,
    );
    return kind === 'voucher'
      ? { kind, code: code.replaceAll(/(.{4})(?=.)/g, '$1-') }
      : { kind, number, pin };
  }

  /**
   * Returns the worth of a code. A guess is counted before it is compared, so that parallel guesses
   * cannot get through.
   *
   * @throws ApiError 429 after five wrong ones of a person or twenty of a network in an hour; 400
   * `code_wrong`, `code_used` or `code_currency`
   */
  read(
    given: PrintedCode,
    {
      userId,
      network,
      currency,
    }: { readonly userId: number; readonly network: string; readonly currency: string },
  ): PrintedMoney {
    const { store, nowMs } = this.#platform;
    this.#requireFewGuesses(userId, network);
    const guess = store.run(
      'INSERT INTO payment_guesses (user_id, network, at_ms) VALUES (?, ?, ?)',
      userId,
      network,
      nowMs(),
    );
    const number = given.kind === 'voucher' ? secretHash(plain(given.code)) : plain(given.number);
    const secret = given.kind === 'voucher' ? plain(given.code) : plain(given.pin);
    const row = store.one<CodeRow>(
      'SELECT * FROM payment_codes WHERE number = ? AND kind = ?',
      number,
      given.kind,
    );
    // An unknown number is compared too, so that it takes as long.
    const isRight = isSameHash(row?.secret_hash ?? secretHash(''), secretHash(secret));
    if (row === undefined || !isRight)
      throw new ApiError(400, 'code_wrong', 'There is no such code', { field: 'code' });
    store.run('DELETE FROM payment_guesses WHERE id = ?', guess);
    if (row.used_at_ms !== null)
      throw new ApiError(400, 'code_used', 'The code was used before', { field: 'code' });
    if (row.currency !== currency)
      throw new ApiError(400, 'code_currency', `The code is worth ${row.currency}`, {
        field: 'code',
        meta: { worth: { minor: row.minor, currency: row.currency } },
      });
    return { number: row.number, minor: row.minor, currency: row.currency };
  }

  /** @throws ApiError if another call was first */
  use({ number }: PrintedMoney): void {
    const { store, nowMs } = this.#platform;
    store.run('UPDATE payment_codes SET used_at_ms = ? WHERE number = ?', nowMs(), number);
  }

  #requireFewGuesses(userId: number, network: string): void {
    const { store, nowMs } = this.#platform;
    store.run('DELETE FROM payment_guesses WHERE at_ms <= ?', nowMs() - 2 * hourMs);
    const lastOf = (
      column: 'user_id' | 'network',
      value: number | string,
      most: number,
    ): readonly [number, number] | undefined => {
      const rows = store.all<{ at_ms: number }>(
        `SELECT at_ms FROM payment_guesses WHERE ${column} = ? ORDER BY id DESC LIMIT ?`,
        value,
        most,
      );
      const last = rows[0]?.at_ms ?? 0;
      const first = rows.at(-1)?.at_ms ?? 0;
      return rows.length < most || last - first >= hourMs ? undefined : [first, last];
    };
    // A person waits an hour from the last of five guesses, a network until one is an hour old.
    const until = Math.max(
      (lastOf('user_id', userId, mostWrong)?.[1] ?? 0) + hourMs,
      (lastOf('network', network, mostWrongOfNetwork)?.[0] ?? 0) + hourMs,
    );
    if (until <= nowMs()) return;
    const waitS = Math.max(1, Math.ceil((until - nowMs()) / 1000));
    throw new ApiError(429, 'too_many_tries', `Too many wrong codes: try again in ${waitS} s`, {
      headers: { 'Retry-After': String(waitS) },
    });
  }
}

/** Removes separators that people type between groups. */
function plain(text: string): string {
  return text.replaceAll(/[\s-]/g, '').toUpperCase();
}
