import type { CoreServices } from '#core';
import { depositRoute } from '../contract.ts';

type Navigation = Pick<CoreServices['navigation'], 'path' | 'query' | 'routeName'>;

/** Query parameter of the deposit page: the page that the person came from. */
export const returnQuery = 'return-url';

/** Longer addresses are not kept, because no page of the site needs them. */
const maximumLength = 2048;

/** Path and query of the current page. */
export function addressOf({ path, query }: Navigation): string {
  const search = query.toString();
  return search === '' ? path : `${path}?${search}`;
}

/** Page to which a payment that begins here leads back; undefined: none. */
export function returnAddress(navigation: Navigation): string | undefined {
  const address =
    navigation.query.get(returnQuery) ??
    (navigation.routeName === depositRoute ? null : addressOf(navigation));
  return address === null || address.length > maximumLength ? undefined : address;
}
