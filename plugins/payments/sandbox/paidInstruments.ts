import { type SandboxPlatform } from '#sandbox';

/** A card, bank account or wallet from which the person has paid: money goes back to it. */
export interface Instrument {
  readonly id: number;
  readonly method_id: string;
  readonly label: string;
  readonly used_at_ms: number;
  /** When it paid for the first time. */
  readonly first_at_ms: number;
}

/** Money may go back to what paid. */
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
