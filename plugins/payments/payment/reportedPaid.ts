import type { SafeStorage, StoredValue } from '#core';
import { isStoredSaidPaid } from '#stored/payments/isStoredSaidPaid.js';

/** Payments of which the person has said in this tab that the money is on its way. */
function saidPaid(storage: SafeStorage): StoredValue<readonly number[]> {
  return storage.value<readonly number[]>({
    key: 'said-paid',
    area: 'session',
    version: 1,
    fallback: [],
    check: isStoredSaidPaid,
  });
}

export function hasSaidPaid(storage: SafeStorage, id: number): boolean {
  return saidPaid(storage).read().includes(id);
}

export function keepSaidPaid(storage: SafeStorage, id: number): void {
  const said = saidPaid(storage);
  said.write([...new Set([...said.read(), id])]);
}
