import type { Http } from '#core';

/** Competitions that the signed-in person has bet on most in the last 90 days, the most frequent first. */
export async function loadMostBetOn(http: Http): Promise<readonly number[]> {
  const { champs } = await http.call('betting.yours');
  return champs.map(({ id }) => id);
}
