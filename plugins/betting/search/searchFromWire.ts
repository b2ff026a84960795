import type { SearchAnswer as SearchWire, SearchGroup as GroupWire } from '#wire';
import type { SearchAnswer, SearchGroup } from './SearchRow.ts';
import { competitionFromWire, competitorFromWire, eventFromWire } from '../feed/eventFromWire.ts';

/** Reads search results; the address of a player has the slug of the team, too. */
export function searchFromWire(wire: SearchWire): SearchAnswer {
  return {
    readAs: wire.read_as,
    isGuess: wire.isGuess,
    groups: wire.order
      .map((group) => groupFromWire(group, wire))
      .filter(({ rows }) => rows.length > 0),
  };
}

function groupFromWire(group: GroupWire, wire: SearchWire): SearchGroup {
  switch (group) {
    case 'games':
      return {
        id: 'events',
        total: wire.gameCount,
        rows: wire.games.map(({ game, champName, marks1, marks2, champMarks, entrants }) => ({
          kind: 'event',
          key: `event-${game.id}`,
          event: eventFromWire(game),
          competitionName: champName,
          homeMarks: marks1,
          awayMarks: marks2,
          competitionMarks: champMarks,
          entrants,
        })),
      };
    case 'champs':
      return {
        id: 'competitions',
        total: wire.champs.length,
        rows: wire.champs.map(({ champ, marks }) => ({
          kind: 'competition',
          key: `competition-${champ.id}`,
          competition: competitionFromWire(champ),
          marks,
        })),
      };
    case 'teams':
      return {
        id: 'teams',
        total: wire.teams.length,
        rows: wire.teams.map(({ team, slug, sportId, champName, gameCount, liveCount, marks }) => ({
          kind: 'team',
          key: `team-${team.id}`,
          team: competitorFromWire(team),
          slug,
          sportId,
          competitionName: champName,
          eventCount: gameCount,
          liveCount,
          marks,
        })),
      };
    case 'players':
      return {
        id: 'players',
        total: wire.players.length,
        rows: wire.players.map(({ name, team, slug, sportId, marks }, index) => ({
          kind: 'player',
          key: `player-${team.id}-${index}`,
          name,
          team: competitorFromWire(team),
          slug,
          sportId,
          marks,
        })),
      };
    case 'sports':
      return {
        id: 'sports',
        total: wire.sports.length,
        rows: wire.sports.map(({ id, name, slug, icon, lineCount, liveCount, marks }) => ({
          kind: 'sport',
          key: `sport-${id}`,
          sport: { id, name, slug, icon, prematchCount: lineCount, liveCount },
          marks,
        })),
      };
  }
}
