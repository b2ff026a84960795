import type { SafeStorage, StoredValue } from '#core';

/** Payments of which the person has said in this tab that the money is on its way. */
function saidPaid(storage: SafeStorage): StoredValue<readonly number[]> {
  return storage.value<readonly number[]>({
    key: 'said-paid',
    area: 'session',
    version: 1,
    fallback: [],
    check: (value): value is readonly number[] =>
      Array.isArray(value) && value.every((id) => typeof id === 'number'),
  });
}

export function hasSaidPaid(storage: SafeStorage, id: number): boolean {
  return saidPaid(storage).read().includes(id);
}

export function keepSaidPaid(storage: SafeStorage, id: number): void {
  const said = saidPaid(storage);
  said.write([...new Set([...said.read(), id])]);
}
