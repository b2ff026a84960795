import type { Http } from '#core';

/** The next match of a competition, whether it is offered yet or not. */
export interface NextStart {
  readonly name: string;
  readonly startsAtS: number;
}

/** Returns the competition that begins first; undefined when no start is known. */
export async function loadNextStart(
  http: Http,
  competitionIds: readonly number[],
): Promise<NextStart | undefined> {
  const { champs } = await http.call('betting.nextStarts', {
    query: { champIds: competitionIds.join() },
  });
  const [first] = champs;
  return first && { name: first.name, startsAtS: first.starts_at };
}
