import type { Http } from '#core';
import { createMoney, type Money } from '#domain/money/Money.ts';

/** Obstacles to closing the account. */
export interface Closure {
  readonly openBets: number;
  readonly balances: readonly Money[];
  /** Debts left by payments that were taken back. */
  readonly debts: readonly Money[];
  /** Years for which the law requires payments and bets to be kept. */
  readonly retentionYears: number;
}

export async function loadClosure(http: Http, signal: AbortSignal): Promise<Closure> {
  const wire = await http.call('security.closure', { signal });
  return {
    openBets: wire.open_bets,
    balances: wire.balances.map(({ minor, currency }) => createMoney(minor, currency)),
    debts: wire.debts.map(({ minor, currency }) => createMoney(minor, currency)),
    retentionYears: wire.kept_years,
  };
}

/** Closes the account and ends all its sessions. */
export async function closeAccount(http: Http): Promise<void> {
  await http.call('security.close');
}

/** Loads all stored data of the person, by kind. */
export async function exportData(http: Http): Promise<Readonly<Record<string, unknown>>> {
  return (await http.call('security.export')).data;
}
