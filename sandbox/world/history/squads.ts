import type { Competition } from '../catalogue/competitions.ts';
import { countries, type Flavour } from '../catalogue/countries.ts';
import { flavours, nickName, personName } from '../catalogue/names.ts';
import type { TeamRecord } from '../catalogue/teams.ts';
import { createRandom, hash } from '../random.ts';
import type { SportEvent } from '../SportEvent.ts';
import type { Player, TeamLineUp } from './MatchRecord.ts';

/** Starting players and bench by position; the first of each position start. */
interface SquadPlan {
  readonly starting: readonly string[];
  readonly bench: readonly string[];
}

/** Parses a list of positions, each preceding its number of players. */
function planFrom(starting: string, bench: string): SquadPlan {
  const positionsIn = (text: string): readonly string[] =>
    [...text.matchAll(/(\w+) (\d+)/g)].flatMap(([, position = '', count]) =>
      Array.from({ length: Number(count) }, () => position),
    );
  return { starting: positionsIn(starting), bench: positionsIn(bench) };
}

const plans: Readonly<Record<number, SquadPlan>> = {
  1: planFrom(
    'keeper 1 defender 4 midfielder 4 forward 2',
    'keeper 1 defender 3 midfielder 3 forward 2',
  ),
  2: planFrom('keeper 1 defender 2 forward 3', 'keeper 1 defender 4 forward 9'),
  3: planFrom('guard 2 forward 2 centre 1', 'guard 3 forward 2 centre 2'),
  5: planFrom(
    'pitcher 1 catcher 1 infielder 4 outfielder 3',
    'pitcher 4 catcher 1 infielder 2 outfielder 2',
  ),
  6: planFrom('setter 1 hitter 2 blocker 2 opposite 1', 'libero 1 setter 1 hitter 2 blocker 2'),
  7: planFrom('forward 8 back 7', 'forward 5 back 3'),
  8: planFrom('keeper 1 wing 2 back 3 pivot 1', 'keeper 1 wing 2 back 3 pivot 1'),
  11: planFrom(
    'quarterback 1 runner 1 receiver 4 line 5',
    'quarterback 1 runner 2 receiver 3 line 4',
  ),
  12: planFrom('batter 5 wicketKeeper 1 bowler 5', 'batter 2 bowler 2'),
  17: planFrom('player 5', 'player 1'),
};

function flavourOf({ country }: Competition, seed: number): Flavour {
  // Players are mostly from the team's country.
  if (country.iso === 'int' || seed % 5 === 0)
    return flavours[seed % flavours.length] ?? country.flavour;
  return countries[country.id - 1]?.flavour ?? country.flavour;
}

function squadOf(team: TeamRecord, competition: Competition, plan: SquadPlan): readonly Player[] {
  const random = createRandom(team.id, team.name, 'squad');
  const positions = [...plan.starting, ...plan.bench];
  const numbers = new Set<number>();
  const names = new Set<string>();
  return positions.map((position, index) => {
    let number = index + 1;
    if (index >= 11)
      while (numbers.has(number) || number === index + 1) number = 12 + Math.floor(random() * 60);
    numbers.add(number);
    let name = '';
    for (let attempt = 0; name === '' || names.has(name); attempt += 1) {
      const key = hash(team.id, team.name, index, attempt);
      name =
        competition.sport.contestants === 'squads'
          ? nickName(key)
          : personName(flavourOf(competition, key), key);
    }
    names.add(name);
    return { number, name, position };
  });
}

/** Returns the squad of a team, starting players first; empty for sports of persons. */
export function squadIn(team: TeamRecord, competition: Competition): readonly Player[] {
  const plan = planOf(competition);
  return plan === undefined ? [] : squadOf(team, competition, plan);
}

/** Returns no plan for imported teams, because no players are invented for real teams. */
function planOf(competition: Competition): SquadPlan | undefined {
  if (competition.importedName !== undefined) return undefined;
  const hasSquads =
    competition.discipline === undefined
      ? competition.sport.contestants !== 'persons'
      : competition.discipline.maps.length > 0;
  return hasSquads ? plans[competition.sport.id] : undefined;
}

/** Returns the line-up for a match: the squad with occasional changes; undefined for persons. */
export function lineUpOf(event: SportEvent, side: 'home' | 'away'): TeamLineUp | undefined {
  const { competition } = event;
  const plan = planOf(competition);
  if (plan === undefined) return undefined;
  const { rating: _rating, ...team } = event[side];
  const squad = squadOf(event[side], competition, plan);
  const count = plan.starting.length;
  const starting = squad.slice(0, count);
  const bench = squad.slice(count);
  const random = createRandom(event.id, side, 'line-up');
  starting.forEach((player, index) => {
    if (random() > 0.18) return;
    const other = bench.findIndex(({ position }) => position === player.position);
    const found = bench[other];
    if (found === undefined) return;
    bench[other] = player;
    starting[index] = found;
  });
  return { team, starting, bench };
}
