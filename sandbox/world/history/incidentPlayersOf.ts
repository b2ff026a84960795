import { createRandom, pick, type Random } from '../random.ts';
import type { Incident, MatchScript } from '../engine/SportEngine.ts';
import type { LineUp, Player } from './MatchRecord.ts';

/** The players of an incident. */
export interface IncidentPlayers {
  readonly player: Player;
  /** For substitutions: the player who leaves the field. */
  readonly off?: Player;
}

/** Relative scoring rate of each position. */
const scoringWeight: Readonly<Record<string, number>> = {
  keeper: 0,
  defender: 1,
  midfielder: 3,
  forward: 6,
  line: 0,
  libero: 0,
  pitcher: 0.2,
};
const scoring: ReadonlySet<Incident['kind']> = new Set(['goal', 'penalty']);

function weighted(random: Random, players: readonly Player[]): Player | undefined {
  const weights = players.map(({ position }) => scoringWeight[position] ?? 2);
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  return players.find((_player, index) => (left -= weights[index] ?? 0) < 0) ?? players.at(-1);
}

/**
 * Draws the players who scored, were booked or came on, by index of the incident in the script.
 * Only players on the field are drawn. The draw depends on the match alone, so every call gives the
 * same result.
 */
export function incidentPlayersOf(
  gameId: number,
  script: MatchScript,
  lineUp: LineUp,
): ReadonlyMap<number, IncidentPlayers> {
  const sides = [lineUp.home, lineUp.away].map(({ starting, bench }) => ({
    field: [...starting],
    bench: bench.filter(({ position }) => position !== 'keeper'),
  }));
  const booked = new Set<Player>();
  const players = new Map<number, IncidentPlayers>();
  script.incidents.forEach(({ kind, team, counter }, index) => {
    if (team === 0) return;
    const random = createRandom(gameId, index, 'cast');
    const { field: own = [], bench = [] } = sides[team - 1] ?? {};
    if (kind === 'substitution') {
      const on = bench[0];
      const candidates = own.filter(
        ({ position }) => position !== 'keeper' && position === (on?.position ?? position),
      );
      const off = candidates.length === 0 ? own.at(-1) : pick(candidates, random());
      if (on === undefined || off === undefined) return;
      bench.shift();
      own[own.indexOf(off)] = on;
      players.set(index, { player: on, off });
    } else if (scoring.has(kind) && counter !== undefined) {
      const player = weighted(random, own);
      if (player !== undefined) players.set(index, { player });
    } else if (kind === 'own_goal') {
      const others = sides[2 - team]?.field ?? [];
      if (others.length > 0)
        players.set(index, {
          player: pick(
            others.filter(({ position }) => position !== 'forward'),
            random(),
          ),
        });
    } else if (kind === 'yellow' || kind === 'red') {
      const candidates = own.filter((player) => kind === 'red' || !booked.has(player));
      if (candidates.length === 0) return;
      const player = pick(candidates, random());
      booked.add(player);
      if (kind === 'red') own.splice(own.indexOf(player), 1);
      players.set(index, { player });
    }
  });
  return players;
}
