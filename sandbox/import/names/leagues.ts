import type { SourceCompetition } from '../SourceMatch.ts';
import { normaliseName } from './normaliseName.ts';

/**
 * Leagues whose files name neither sport nor league, so that they are recognised by their teams. A
 * team is its city and its nickname; files use the nickname, or the spelling after the slash.
 */
interface LeagueRow {
  readonly name: string;
  readonly sportId: number;
  readonly teams: readonly string[];
}

const rows: readonly LeagueRow[] = [
  {
    name: 'NBA',
    sportId: 3,
    teams: [
      'Atlanta|Hawks',
      'Boston|Celtics',
      'Brooklyn|Nets',
      'Charlotte|Hornets',
      'Chicago|Bulls',
      'Cleveland|Cavaliers',
      'Dallas|Mavericks',
      'Denver|Nuggets',
      'Detroit|Pistons',
      'Golden State|Warriors',
      'Houston|Rockets',
      'Indiana|Pacers',
      'Los Angeles|Clippers',
      'Los Angeles|Lakers',
      'Memphis|Grizzlies',
      'Miami|Heat',
      'Milwaukee|Bucks',
      'Minnesota|Timberwolves',
      'New Orleans|Pelicans',
      'New York|Knicks',
      'Oklahoma City|Thunder',
      'Orlando|Magic',
      'Philadelphia|76ers',
      'Phoenix|Suns',
      'Portland|Trail Blazers',
      'Sacramento|Kings',
      'San Antonio|Spurs',
      'Toronto|Raptors',
      'Utah|Jazz',
      'Washington|Wizards',
    ],
  },
  {
    name: 'WNBA',
    sportId: 3,
    teams: [
      'Atlanta|Dream',
      'Chicago|Sky',
      'Connecticut|Sun',
      'Dallas|Wings',
      'Indiana|Fever',
      'Las Vegas|Aces',
      'Los Angeles|Sparks',
      'Minnesota|Lynx',
      'New York|Liberty',
      'Phoenix|Mercury',
      'Seattle|Storm',
      'Washington|Mystics',
    ],
  },
  {
    name: 'NHL',
    sportId: 2,
    teams: [
      'Anaheim|Ducks',
      'Arizona|Coyotes',
      'Boston|Bruins',
      'Buffalo|Sabres',
      'Calgary|Flames',
      'Carolina|Hurricanes',
      'Chicago|Blackhawks',
      'Colorado|Avalanche',
      'Columbus|Blue Jackets',
      'Dallas|Stars',
      'Detroit|Red Wings',
      'Edmonton|Oilers',
      'Florida|Panthers',
      'Los Angeles|Kings',
      'Minnesota|Wild',
      'Montréal|Canadiens',
      'Nashville|Predators',
      'New Jersey|Devils',
      'New York|Islanders',
      'New York|Rangers',
      'Ottawa|Senators',
      'Philadelphia|Flyers',
      'Pittsburgh|Penguins',
      'San Jose|Sharks',
      'Seattle|Kraken',
      'St. Louis|Blues',
      'Tampa Bay|Lightning',
      'Toronto|Maple Leafs',
      'Vancouver|Canucks',
      'Vegas|Golden Knights',
      'Washington|Capitals',
      'Winnipeg|Jets',
    ],
  },
  {
    name: 'MLB',
    sportId: 5,
    teams: [
      'Arizona|Diamondbacks',
      'Atlanta|Braves',
      'Baltimore|Orioles',
      'Boston|Red Sox',
      'Chicago|Cubs',
      'Chicago|White Sox',
      'Cincinnati|Reds',
      'Cleveland|Guardians',
      'Colorado|Rockies',
      'Detroit|Tigers',
      'Houston|Astros',
      'Kansas City|Royals',
      'Los Angeles|Angels',
      'Los Angeles|Dodgers',
      'Miami|Marlins',
      'Milwaukee|Brewers',
      'Minnesota|Twins',
      'New York|Mets',
      'New York|Yankees',
      'Oakland|Athletics',
      'Philadelphia|Phillies',
      'Pittsburgh|Pirates',
      'San Diego|Padres',
      'San Francisco|Giants',
      'Seattle|Mariners',
      'St. Louis|Cardinals',
      'Tampa Bay|Rays',
      'Texas|Rangers',
      'Toronto|Blue Jays',
      'Washington|Nationals',
    ],
  },
  {
    name: 'NFL',
    sportId: 11,
    teams: [
      'Arizona|Cardinals',
      'Atlanta|Falcons',
      'Baltimore|Ravens',
      'Buffalo|Bills',
      'Carolina|Panthers',
      'Chicago|Bears',
      'Cincinnati|Bengals',
      'Cleveland|Browns',
      'Dallas|Cowboys',
      'Denver|Broncos',
      'Detroit|Lions',
      'Green Bay|Packers',
      'Houston|Texans',
      'Indianapolis|Colts',
      'Jacksonville|Jaguars',
      'Kansas City|Chiefs',
      'Las Vegas|Raiders/Oakland/Oakland Raiders',
      'Los Angeles|Chargers/San Diego/San Diego Chargers',
      'Los Angeles|Rams/St. Louis/St. Louis Rams',
      'Miami|Dolphins',
      'Minnesota|Vikings',
      'New England|Patriots',
      'New Orleans|Saints',
      'New York|Giants',
      'New York|Jets',
      'Philadelphia|Eagles',
      'Pittsburgh|Steelers',
      'San Francisco|49ers/Fortyniners',
      'Seattle|Seahawks',
      'Tampa Bay|Buccaneers',
      'Tennessee|Titans',
      'Washington|Commanders/Washingtom',
    ],
  },
];

export interface League {
  readonly competition: SourceCompetition;
  /** Returns the full name by any spelling; undefined for a team of another league. */
  readonly teamName: (spelling: string) => string | undefined;
}

const leagues: readonly League[] = rows.map(({ name, sportId, teams }, rank) => {
  const named = new Map<string, string>();
  const byRule: (readonly [spelling: string, full: string])[] = [];
  for (const team of teams) {
    const [city = '', nicknames = ''] = team.split('|');
    const [nickname = '', ...spellings] = nicknames.split('/');
    const full = `${city} ${nickname}`;
    for (const spelling of [full, nickname, ...spellings]) named.set(joinedName(spelling), full);
    const initials = normaliseName(city)
      .split(' ')
      .map((word) => word.charAt(0))
      .join('');
    for (const short of [city, normaliseName(city).split(' ')[0] ?? '', initials])
      byRule.push([joinedName(short), full], [joinedName(`${short}${nickname}`), full]);
  }
  // A city, its first word or its initials identify the team if they are unique.
  for (const [spelling, all] of Map.groupBy(byRule, ([short]) => short)) {
    const [full, another] = new Set(all.map(([, of]) => of));
    if (full !== undefined && another === undefined && !named.has(spelling))
      named.set(spelling, full);
  }
  return {
    competition: { sportId, name, countryName: 'USA', countryIso: 'us', isTop: true, rank },
    teamName: (spelling) => named.get(joinedName(spelling)),
  };
});

/** Files write "St.Louis" and "SanDiego", so spaces and points are ignored. */
function joinedName(spelling: string): string {
  return normaliseName(spelling).replaceAll(' ', '');
}

/** Share of a file's teams; a misspelt team only costs its rows. */
const leastShareKnown = 0.8;

/** Returns the league that these teams play in; undefined if none fits, or two fit equally well. */
export function leagueOf(teams: ReadonlySet<string>, sportId?: number): League | undefined {
  const fitting = leagues
    .filter(({ competition }) => sportId === undefined || competition.sportId === sportId)
    .map((league) => ({
      league,
      known: [...teams].filter((team) => league.teamName(team) !== undefined).length,
    }))
    .filter(({ known }) => known > 0 && known / teams.size >= leastShareKnown)
    .toSorted((one, other) => other.known - one.known);
  const [best, second] = fitting;
  return best === undefined || best.known === second?.known ? undefined : best.league;
}
