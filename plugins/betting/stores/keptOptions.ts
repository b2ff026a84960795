import type { SafeStorage, StoredValue } from '#core';
import type { ListChoice, ListChoices } from '../domain/listChoices.ts';

export interface KeptOptions {
  readonly values: Readonly<Partial<Record<ListChoice, ListChoices[ListChoice]>>>;
  readonly changedAtMs: Readonly<Partial<Record<ListChoice, number>>>;
}

const noOptions: KeptOptions = { values: {}, changedAtMs: {} };

/** Choices of the page of an event: lists do without them, and a reset of lists leaves them. */
export const eventChoices: ReadonlySet<string> = new Set<ListChoice>(['isOneColumn', 'pinnedMarkets', 'cyberMatches', 'isVideoMoved']);

/** Where the options of lists are kept, as far as `mayKeep` allows; looked at by the first page, which needs nothing else of them. */
export function keptOptions(storage: SafeStorage): StoredValue<KeptOptions> {
  return storage.value({ key: 'betting/list-options', version: 1, fallback: noOptions, check: isKeptOptions });
}

/** The shape only: each choice is judged when it is taken. */
function isKeptOptions(value: unknown): value is KeptOptions {
  if (typeof value !== 'object' || value === null) return false;
  const { values, changedAtMs } = value as Partial<Record<keyof KeptOptions, unknown>>;
  return isRecord(values) && isRecord(changedAtMs) && Object.values(changedAtMs).every((atMs) => Number.isSafeInteger(atMs));
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
