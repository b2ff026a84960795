import type { GameFull, GameList, GameWire, SportsTree } from '#wire';
import type { StructuredData, StructuredDataFacts } from '#core';

type Section = 'line' | 'live';
type Sport = SportsTree['sports'][number];
type Champ = Sport['champs'][number];
interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** Events of a list that are named to machines. */
const eventsMax = 20;

/** Breadcrumbs of a list, and its events. */
export function describeList(section: Section): StructuredData {
  return (facts) => {
    const [tree, list] = facts.answers as readonly [SportsTree | undefined, GameList | undefined];
    if (tree === undefined) return [];
    const sport = tree.sports.find(
      ({ id }) => id === Number.parseInt(facts.params['sport'] ?? '', 10),
    );
    const champ = sport?.champs.find(
      ({ id }) => id === Number.parseInt(facts.params['champ'] ?? '', 10),
    );
    const events = (list?.games ?? []).slice(0, eventsMax).flatMap((game) => {
      const place = placeOf(tree, game);
      return place === undefined
        ? []
        : [
            {
              '@type': 'ListItem',
              name: nameOf(game),
              url: facts.addressOf(eventPath(section, place, game)),
            },
          ];
    });
    return [
      wayTo(facts, [sectionCrumb(facts, section), ...sportCrumbs(section, sport, champ)]),
      ...(events.length === 0
        ? []
        : [
            {
              '@type': 'ItemList',
              itemListElement: events.map((item, index) => ({ ...item, position: index + 1 })),
            },
          ]),
    ];
  };
}

/** The match with its teams, start and breadcrumbs. */
export const describeEvent: StructuredData = (facts) => {
  const [tree, full] = facts.answers as readonly [SportsTree | undefined, GameFull | undefined];
  if (full === undefined) return [];
  const { game, champ } = full;
  const section = game.isLive ? 'live' : 'line';
  const place = tree === undefined ? undefined : placeOf(tree, game);
  const address = place === undefined ? undefined : eventPath(section, place, game);
  const team = (name: string) => ({ '@type': 'SportsTeam', name });
  return [
    {
      '@type': 'SportsEvent',
      name: nameOf(game),
      startDate: new Date(game.starts_at * 1000).toISOString(),
      eventStatus: 'https://schema.org/EventScheduled',
      ...(game.outright === undefined
        ? { homeTeam: team(game.team1.name), awayTeam: team(game.team2.name) }
        : {}),
      superEvent: { '@type': 'SportsEvent', name: champ.name },
      ...(place === undefined ? {} : { sport: place.sport.name }),
      ...(address === undefined ? {} : { url: facts.addressOf(address) }),
    },
    ...(place === undefined || address === undefined
      ? []
      : [
          wayTo(facts, [
            sectionCrumb(facts, section),
            ...sportCrumbs(section, place.sport, place.champ),
            { name: nameOf(game), path: address },
          ]),
        ]),
  ];
};

function wayTo({ addressOf }: StructuredDataFacts, crumbs: readonly Crumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(path),
    })),
  };
}

function sectionCrumb({ translate }: StructuredDataFacts, section: Section): Crumb {
  return { name: translate(`betting:${section}.title`), path: section };
}

function sportCrumbs(
  section: Section,
  sport: Sport | undefined,
  champ: Champ | undefined,
): Crumb[] {
  if (sport === undefined) return [];
  const ofSport = { name: sport.name, path: sportPath(section, sport) };
  return champ === undefined
    ? [ofSport]
    : [ofSport, { name: champ.name, path: `${ofSport.path}/${champ.id}-${champ.slug}` }];
}

function placeOf(
  { sports }: SportsTree,
  game: GameWire,
): { readonly sport: Sport; readonly champ: Champ } | undefined {
  const sport = sports.find(({ id }) => id === game.sportId);
  const champ = sport?.champs.find(({ id }) => id === game.champId);
  return sport === undefined || champ === undefined ? undefined : { sport, champ };
}

function sportPath(section: Section, sport: Sport): string {
  return `${section}/${sport.id}-${sport.slug}`;
}

function eventPath(
  section: Section,
  { sport, champ }: { readonly sport: Sport; readonly champ: Champ },
  game: GameWire,
): string {
  return `${sportPath(section, sport)}/${champ.id}-${champ.slug}/${game.id}-${game.slug}`;
}

function nameOf({ team1, team2, outright }: GameWire): string {
  return outright?.name ?? `${team1.name} – ${team2.name}`;
}
