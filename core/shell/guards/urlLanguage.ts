import type { Guard } from '../../contract/Guard.ts';

/** SHL-223: an address without a language gets that of the page; path and query stay. */
export const urlLanguage: Guard = ({ url, language }) => {
  const path = url.pathname.replace(/^\/[a-z]{2}(?=\/|$)/, '').replace(/^\/+$/, '');
  return { kind: 'redirect', to: `/${language}${path}${url.search}${url.hash}` };
};
