import type { RouteTarget } from '#core';

interface Place {
  readonly id: number;
  readonly slug: string;
}

/** Results of a day, sport, competition. Today has its own address if nothing is chosen. */
export function resultsTarget(
  date: string,
  today: string,
  filters: Readonly<Record<string, string>>,
  sport?: Place,
  competition?: Place,
): RouteTarget {
  const query = Object.keys(filters).length === 0 ? {} : { query: filters };
  if (sport === undefined)
    return date === today
      ? { name: 'results.page', ...query }
      : { name: 'results.day', params: { date }, ...query };
  if (competition === undefined)
    return { name: 'results.day-sport', params: { date, sport: slugId(sport) }, ...query };
  return {
    name: 'results.day-competition',
    params: { date, sport: slugId(sport), champ: slugId(competition) },
    ...query,
  };
}

function slugId({ id, slug }: Place): string {
  return slug === '' ? String(id) : `${id}-${slug}`;
}
