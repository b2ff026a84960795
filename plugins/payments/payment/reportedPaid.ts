import type { SafeStorage, StoredValue } from '#core';
import { isStoredReportedPaid } from '#stored/payments/isStoredReportedPaid.js';

/** Payments that the person has reported as paid in this tab. */
function reportedPaid(storage: SafeStorage): StoredValue<readonly number[]> {
  return storage.value<readonly number[]>({
    key: 'said-paid',
    area: 'session',
    version: 1,
    fallback: [],
    check: isStoredReportedPaid,
  });
}

export function hasReportedPaid(storage: SafeStorage, id: number): boolean {
  return reportedPaid(storage).read().includes(id);
}

export function keepReportedPaid(storage: SafeStorage, id: number): void {
  const said = reportedPaid(storage);
  said.write([...new Set([...said.read(), id])]);
}
