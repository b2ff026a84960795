import type { SourceCompetition } from '../SourceMatch.ts';
import { countryInName, countryInPath, countryOfIso } from './countryWords.ts';
import { normaliseName } from './normaliseName.ts';

/**
 * Competitions under their usual names, in list order; `top` competitions lead every list. The code
 * is that of football-data files; spellings are those of other files, without the season.
 */
const rows: readonly (readonly [
  name: string,
  country: string,
  iso: string,
  code: string,
  flags: string,
  ...spellings: readonly string[],
])[] = [
  ['World Cup', 'International', 'int', '', 'top', 'FIFA World Cup'],
  ['European Championship', 'International', 'int', '', 'top', 'UEFA Euro', 'Euro'],
  ['Champions League', 'International', 'int', '', 'top', 'UEFA Champions League'],
  ['Premier League', 'England', 'gb-eng', 'E0', 'top', 'English Premier League'],
  ['La Liga', 'Spain', 'es', 'SP1', 'top', 'Spain Primera División', 'Primera División de España'],
  ['Bundesliga', 'Germany', 'de', 'D1', 'top', 'Deutsche Bundesliga'],
  ['Serie A', 'Italy', 'it', 'I1', 'top', 'Italian Serie A'],
  ['Ligue 1', 'France', 'fr', 'F1', 'top', 'French Ligue 1'],
  ['Europa League', 'International', 'int', '', 'top', 'UEFA Europa League'],
  ['Club World Cup', 'International', 'int', '', 'top', 'FIFA Club World Cup'],
  [
    'Conference League',
    'International',
    'int',
    '',
    '',
    'UEFA Conference League',
    'UEFA Europa Conference League',
  ],
  ['Copa Libertadores', 'International', 'int', '', '', 'CONMEBOL Libertadores'],
  ['Championship', 'England', 'gb-eng', 'E1', '', 'English Championship'],
  ['League One', 'England', 'gb-eng', 'E2', '', 'English League One'],
  ['League Two', 'England', 'gb-eng', 'E3', '', 'English League Two'],
  ['National League', 'England', 'gb-eng', 'EC', '', 'English National League'],
  ['Premiership', 'Scotland', 'gb-sct', 'SC0', '', 'Scottish Premiership'],
  ['Championship', 'Scotland', 'gb-sct', 'SC1', ''],
  ['League One', 'Scotland', 'gb-sct', 'SC2', ''],
  ['League Two', 'Scotland', 'gb-sct', 'SC3', ''],
  ['Segunda División', 'Spain', 'es', 'SP2', '', 'Spain Segunda División'],
  ['2. Bundesliga', 'Germany', 'de', 'D2', '', 'Deutsche 2. Bundesliga'],
  ['3. Liga', 'Germany', 'de', '', '', 'Deutsche 3. Liga'],
  ['Serie B', 'Italy', 'it', 'I2', '', 'Italian Serie B'],
  ['Ligue 2', 'France', 'fr', 'F2', '', 'French Ligue 2'],
  ['Eredivisie', 'Netherlands', 'nl', 'N1', '', 'Netherlands Eredivisie', 'Dutch Eredivisie'],
  [
    'Primeira Liga',
    'Portugal',
    'pt',
    'P1',
    '',
    'Portugal Primeira Liga',
    'Portuguese Primeira Liga',
  ],
  ['Pro League', 'Belgium', 'be', 'B1', '', 'Belgian First Division A'],
  ['Süper Lig', 'Türkiye', 'tr', 'T1', '', 'Turkish Süper Lig'],
  ['Super League', 'Greece', 'gr', 'G1', '', 'Greek Super League'],
  ['Bundesliga', 'Austria', 'at', '', '', 'Österreichische Bundesliga', 'Austrian Bundesliga'],
  ['Super League', 'Switzerland', 'ch', '', '', 'Swiss Super League'],
  ['Série A', 'Brazil', 'br', '', '', 'Brasileiro Série A', 'Campeonato Brasileiro Série A'],
  [
    'Primera División',
    'Argentina',
    'ar',
    '',
    '',
    'Argentina Primera División',
    'Argentine Primera División',
  ],
  ['Liga MX', 'Mexico', 'mx', '', '', 'Mexico Liga MX', 'Mexican Liga MX'],
  ['Major League Soccer', 'USA', 'us', '', '', 'MLS', 'Major League Soccer'],
];

const footballSportId = 1;
const byCode = new Map<string, SourceCompetition>();
const byName = new Map<string, SourceCompetition>();
for (const [rank, [name, countryName, countryIso, code, flags, ...spellings]] of rows.entries()) {
  const competition: SourceCompetition = {
    sportId: footballSportId,
    name,
    countryName,
    countryIso,
    isTop: flags === 'top',
    rank,
  };
  if (code !== '') byCode.set(code, competition);
  for (const spelling of [`${countryName} ${name}`, ...spellings])
    byName.set(normaliseName(spelling), competition);
  if (countryIso === 'int') byName.set(normaliseName(name), competition);
}

/** Returns the football division of a code such as E0; undefined for an unknown country. */
export function divisionOf(code: string): SourceCompetition | undefined {
  const known = byCode.get(code);
  if (known !== undefined) return known;
  const [, letters = '', tier] = /^([A-Z]{1,2})(\d)$/.exec(code) ?? [];
  const iso = countryOfDivision.get(letters);
  if (iso === undefined || tier === undefined) return undefined;
  const { name } = countryOfIso(iso);
  return {
    sportId: footballSportId,
    name: `Division ${tier}`,
    countryName: name,
    countryIso: iso,
    isTop: false,
  };
}

/** Letters of divisions; divisions that are not in the table are named by their tier. */
const countryOfDivision: ReadonlyMap<string, string> = new Map(
  rows.flatMap(([, , iso, code]) => {
    const letters = code.replace(/\d|C$/g, '');
    return letters === '' ? [] : [[letters, iso] as const];
  }),
);

/** Season suffix, as in "English Premier League 2025/26". */
const season = /\s*\(?\d{4}(?:\s*[/–-]\s*\d{2,4})?\)?\s*$/;
const longestName = 80;

/**
 * Returns the competition of a name in a file. One that is not in the table gets the country in its
 * name, else that of the code of the file (pl.1.json), else none.
 */
export function footballCompetition(nameWithSeason: string, path = ''): SourceCompetition {
  const name = nameWithSeason.replace(season, '').trim().slice(0, longestName);
  const known = byName.get(normaliseName(name));
  if (known !== undefined) return known;
  const named = countryInName(name);
  const country = named?.country ?? countryInPath(path);
  const own = named?.rest ?? (name === '' ? nameWithSeason.trim().slice(0, longestName) : name);
  return (
    (country && byName.get(normaliseName(`${country.name} ${own}`))) ?? {
      sportId: footballSportId,
      name: own,
      countryName: country?.name ?? 'International',
      countryIso: country?.iso ?? 'int',
      isTop: false,
    }
  );
}

/** Returns "2018/19" for "English Premier League 2018/19". */
export function seasonInName(nameWithSeason: string): string | undefined {
  return /\b((?:18|19|20|21)\d{2}(?:\s*[/–-]\s*\d{2,4})?)\)?\s*$/.exec(nameWithSeason)?.[1];
}
