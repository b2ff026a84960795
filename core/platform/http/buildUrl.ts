import type { EndpointRow } from './EndpointRow.ts';

export type PathParameters = Readonly<Record<string, string | number>>;
export type QueryParameters = Readonly<
  Record<string, string | number | boolean | readonly number[] | undefined>
>;

/** A call lacks a parameter of its path. */
export class MissingPathParameterError extends Error {
  override readonly name = 'MissingPathParameterError';

  constructor(endpoint: string, parameter: string) {
    super(`${endpoint} was called without the path parameter "${parameter}": give it in params`);
  }
}

/** Query as sorted pairs: lists joined by commas, absent values left out. */
export function queryPairs(query: QueryParameters = {}): readonly (readonly [string, string])[] {
  return Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)] as const)
    .sort(([first], [second]) => (first < second ? -1 : first > second ? 1 : 0));
}

/** Address of a call, with its parameters filled in. */
export function buildUrl(
  row: Pick<EndpointRow, 'id' | 'path'>,
  params: PathParameters = {},
  query: QueryParameters = {},
): string {
  const path = row.path.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = params[name];
    if (value === undefined) throw new MissingPathParameterError(row.id, name);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(
    queryPairs(query).map(([name, value]) => [name, value]),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
}
