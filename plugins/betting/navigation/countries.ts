import { plainLetters } from '#domain/texts/plainLetters.ts';
import type { Competition, Section, Sport } from '../feed/SportEvent.ts';

export interface CountryNode {
  readonly countryId: number;
  readonly name: string;
  readonly iso: string;
  readonly count: number;
  readonly competitions: readonly Competition[];
}

export function countOf(
  item: Pick<Competition, 'prematchCount' | 'liveCount'>,
  section: Section,
): number {
  return section === 'live' ? item.liveCount : item.prematchCount;
}

/** The name below its country's: `Premier Division` of `England. Premier Division`. */
export function nameInCountry({
  name,
  countryName,
}: Pick<Competition, 'name' | 'countryName'>): string {
  const prefix = `${countryName}. `;
  return name.startsWith(prefix) ? name.slice(prefix.length) : name;
}

/** Returns the name of a sport's list, or of a country's list in it. */
export function placeName({ name, competitions }: Sport, countryId: number | undefined): string {
  const country = competitions.find((competition) => competition.countryId === countryId);
  return country === undefined ? name : `${name} – ${country.countryName}`;
}

/** A sport's countries with events in the section, most events first, then by name. */
export function countriesOf(
  sport: Sport,
  section: Section,
  language: string,
): readonly CountryNode[] {
  const offered = sport.competitions.filter((competition) => countOf(competition, section) > 0);
  return [...Map.groupBy(offered, ({ countryId }) => countryId).values()]
    .map((own) => ({
      countryId: own[0]?.countryId ?? 0,
      name: own[0]?.countryName ?? '',
      iso: own[0]?.countryIso ?? '',
      count: own.reduce((sum, competition) => sum + countOf(competition, section), 0),
      competitions: own,
    }))
    .sort(
      (first, second) =>
        second.count - first.count || first.name.localeCompare(second.name, language),
    );
}

/** Returns sports and competitions whose name or country matches the typed words. */
export function filterSports(sports: readonly Sport[], search: string): readonly Sport[] {
  const needle = plainLetters(search.trim());
  if (needle === '') return sports;
  return sports.flatMap((sport) => {
    if (plainLetters(sport.name).includes(needle)) return [sport];
    const competitions = sport.competitions.filter((competition) =>
      plainLetters(`${competition.countryName} ${competition.name}`).includes(needle),
    );
    return competitions.length === 0 ? [] : [{ ...sport, competitions }];
  });
}
