import type { ListChoice, ListChoices } from '../domain/listChoices.ts';

/** Where the options of lists are kept; looked at by the first page, which needs nothing else of them. */
export const KEPT_OPTIONS_KEY = 'betting/list-options';

export interface KeptOptions {
  readonly values: Readonly<Partial<Record<ListChoice, ListChoices[ListChoice]>>>;
  readonly changedAtMs: Readonly<Partial<Record<ListChoice, number>>>;
}

export const NO_OPTIONS: KeptOptions = { values: {}, changedAtMs: {} };

/** The shape only: each choice is judged when it is taken. */
export function isKeptOptions(value: unknown): value is KeptOptions {
  if (typeof value !== 'object' || value === null) return false;
  const { values, changedAtMs } = value as Partial<Record<keyof KeptOptions, unknown>>;
  return isRecord(values) && isRecord(changedAtMs) && Object.values(changedAtMs).every((atMs) => Number.isSafeInteger(atMs));
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
