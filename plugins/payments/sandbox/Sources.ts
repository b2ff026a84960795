import type { SandboxPlatform } from '#sandbox';
import type { Instrument } from './paidInstruments.ts';

/** Amount that may go to an instrument, and the other one to which money goes first. */
export interface Share {
  readonly mostMinor: number;
  /** Instrument with the largest amount that has not gone back. */
  readonly first: Instrument | undefined;
}

type Source = Pick<Instrument, 'id' | 'method_id' | 'label'> & Instrument;

/**
 * Money goes back to its sources: to each instrument as much as came from it and has not gone back.
 * Only the balance beyond that may go to any of them.
 */
export class Sources {
  readonly #platform: Pick<SandboxPlatform, 'store'>;

  constructor(platform: Pick<SandboxPlatform, 'store'>) {
    this.#platform = platform;
  }

  /** Amount from an instrument that has not gone back, in one currency. */
  openMinor(userId: number, { method_id: methodId, label }: Source, currency: string): number {
    const sum = this.#platform.store.one<{ minor: number }>(
      `SELECT COALESCE(SUM(CASE
           WHEN direction = 'deposit' AND state IN ('succeeded', 'refunded', 'charged_back', 'chargeback_won')
             THEN MAX(0, amount_minor - CASE WHEN state = 'chargeback_won' THEN 0 ELSE refunded_minor END)
           WHEN direction = 'withdrawal' AND state NOT IN ('refused', 'returned') THEN -amount_minor
           ELSE 0 END), 0) AS minor
       FROM payments WHERE user_id = ? AND method_id = ? AND instrument = ? AND currency = ?`,
      ...[userId, methodId, label, currency],
    );
    return Math.max(0, sum?.minor ?? 0);
  }

  share(
    userId: number,
    instrument: Instrument,
    all: readonly Instrument[],
    { freeMinor, currency }: { readonly freeMinor: number; readonly currency: string },
  ): Share {
    const others = all
      .filter(({ id }) => id !== instrument.id)
      .map((other) => ({ other, minor: this.openMinor(userId, other, currency) }))
      .filter(({ minor }) => minor > 0)
      .toSorted((one, next) => next.minor - one.minor);
    const owed = others.reduce((sum, { minor }) => sum + minor, 0);
    const most = Math.max(this.openMinor(userId, instrument, currency), freeMinor - owed);
    const mostMinor = Math.max(0, Math.min(freeMinor, most));
    return { mostMinor, first: mostMinor < freeMinor ? others[0]?.other : undefined };
  }
}
