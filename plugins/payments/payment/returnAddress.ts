import type { CoreServices } from '#core';
import { depositRoute } from '../../auth/contract.ts';

type Navigation = Pick<CoreServices['navigation'], 'path' | 'query' | 'routeName'>;

/** In the query of the page of deposits: where the person was before. */
export const returnQuery = 'return-url';

/** Longer addresses are not kept: no page of the site needs them. */
const maximumLength = 2048;

/** Path and query of where the person is. */
export function addressOf({ path, query }: Navigation): string {
  const search = query.toString();
  return search === '' ? path : `${path}?${search}`;
}

/** Where a payment that begins here leads back to; undefined: nowhere. */
export function returnAddress(navigation: Navigation): string | undefined {
  const address =
    navigation.query.get(returnQuery) ??
    (navigation.routeName === depositRoute ? null : addressOf(navigation));
  return address === null || address.length > maximumLength ? undefined : address;
}
