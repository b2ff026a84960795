import type { Guard } from '../../contract/Guard.ts';

/**
 * SHL-226: redirects a tablet that identifies itself as a desktop to the mobile layout at the same
 * address.
 */
export const tablet: Guard = ({ url, language }) => {
  if (url.searchParams.has('platform_type')) return { kind: 'next' };
  const query = new URLSearchParams(url.search);
  query.set('platform_type', 'mobile');
  return {
    kind: 'redirect',
    to: `/${language}${url.pathname.slice(3)}?${query.toString()}${url.hash}`,
  };
};
