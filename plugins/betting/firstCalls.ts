import type { FirstData } from '#core';

/** First segment of an address: prematch or live. */
export const sectionParameter = { words: ['line', 'live'], isSection: true } as const;

/** The tree of sports, which every page has beside it. */
export const sports = { endpoint: 'betting.sports' } as const;
export const topLive = {
  endpoint: 'betting.games',
  query: { section: 'live', top: 'true', limit: '12' },
} as const;

export const sport = { sportId: '{sport}' } as const;
export const country = { sportId: '{sport}', countryId: '{country}' } as const;
export const competition = { sportId: '{sport}', champIds: '{champ}' } as const;

/** The call that a list page makes first; both sides must write it alike. */
export function events(section: 'line' | 'live', of: object): FirstData {
  return {
    endpoint: 'betting.games',
    query: { section, ...of, limit: section === 'line' ? '60' : '100' },
  };
}

/** Sources of the names in list titles, among the data that the page loads first. */
export const ofSport = { endpoint: 'betting.sports', names: ['sports.{sport}.name'] } as const;
export const ofCountry = {
  endpoint: 'betting.sports',
  names: ['sports.{sport}.name', 'sports.{sport}.champs.{country:countryId}.countryName'],
} as const;
export const ofCompetition = {
  endpoint: 'betting.sports',
  names: ['sports.{sport}.champs.{champ}.name'],
} as const;
