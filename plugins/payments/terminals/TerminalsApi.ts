import type { Http } from '#core';
import type { TerminalFilter, TerminalList } from './Terminal.ts';

export async function loadTerminals(
  http: Http,
  { country, region, search, page }: TerminalFilter,
  signal: AbortSignal,
): Promise<TerminalList> {
  return http.call('payments.terminals', {
    query: {
      country: country || undefined,
      region: region || undefined,
      search: search || undefined,
      page,
    },
    signal,
  });
}
