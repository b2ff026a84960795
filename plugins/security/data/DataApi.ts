import type { Http } from '#core';
import { createMoney, type Money } from '#domain/money/Money.ts';

/** What stands in the way of closing the account. */
export interface Closure {
  readonly openBets: number;
  readonly balances: readonly Money[];
  /** What is missing of payments that were taken back. */
  readonly debts: readonly Money[];
  /** How long payments and bets are kept by law. */
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

/** Ends the account and every session of it. */
export async function closeAccount(http: Http): Promise<void> {
  await http.call('security.close');
}

/** All that is kept of the person, by kind. */
export async function exportData(http: Http): Promise<Readonly<Record<string, unknown>>> {
  return (await http.call('security.export')).data;
}
