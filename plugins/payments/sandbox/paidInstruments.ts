import { type SandboxPlatform } from '#sandbox';

/** A card, bank account or wallet of a past payment, to which money goes back. */
export interface Instrument {
  readonly id: number;
  readonly method_id: string;
  readonly label: string;
  readonly used_at_ms: number;
  /** Time of its first payment. */
  readonly first_at_ms: number;
}

/** Records an instrument that paid, so that money may go back to it. */
export function keepInstrument(
  store: SandboxPlatform['store'],
  userId: number,
  methodId: string,
  label: string,
  usedAtMs: number,
): void {
  store.run(
    `INSERT INTO payment_instruments (user_id, method_id, label, used_at_ms)
      VALUES (?, ?, ?, ?) ON CONFLICT (user_id, method_id, label) DO UPDATE
      SET used_at_ms = excluded.used_at_ms`,
    userId,
    methodId,
    label,
    usedAtMs,
  );
}
