import type { Http } from '#core';
import type { Ways } from './Ways.ts';
import { readWays } from './waysFromWire.ts';

/** @param currency currency of the limits */
export async function loadWays(http: Http, currency: string, signal: AbortSignal): Promise<Ways> {
  return readWays(await http.call('payments.ways', { query: { currency }, signal }));
}
