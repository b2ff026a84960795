import type { Http } from '#core';

/** Competitions that the person bet on in the last 90 days, most frequent first. */
export async function loadMostBetOn(http: Http): Promise<readonly number[]> {
  const { champs } = await http.call('betting.yours');
  return champs.map(({ id }) => id);
}
