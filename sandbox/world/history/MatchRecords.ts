import { BoundedCache } from '../BoundedCache.ts';
import { engineOf } from '../engine/engines.ts';
import type { MatchScript } from '../engine/SportEngine.ts';
import type { Play } from '../Play.ts';
import type { SportEvent } from '../SportEvent.ts';
import { endingOf, winnerOf } from './endingOf.ts';
import { incidentPlayersOf, type IncidentPlayers } from './incidentPlayersOf.ts';
import type { LineUp, MatchRecord } from './MatchRecord.ts';
import { lineUpOf } from './squads.ts';
import { toContestant } from './toFixture.ts';

const cachedRecords = 20_000;

/** Records of finished matches and the players of their incidents; each match is played once. */
export class MatchRecords {
  readonly #play: Play;
  readonly #records = new BoundedCache<string, MatchRecord>(cachedRecords);
  readonly #scorers = new BoundedCache<
    string,
    readonly { readonly team: 1 | 2; readonly number: number }[]
  >(cachedRecords / 4);

  constructor(play: Play) {
    this.#play = play;
  }

  lineUp(event: SportEvent): LineUp | undefined {
    const home = lineUpOf(event, 'home');
    const away = lineUpOf(event, 'away');
    return home === undefined || away === undefined ? undefined : { home, away };
  }

  /** Returns the players of the incidents of a match that has begun, by index in its script. */
  incidentPlayers(event: SportEvent, script: MatchScript): ReadonlyMap<number, IncidentPlayers> {
    const lineUp = this.lineUp(event);
    return lineUp === undefined ? new Map() : incidentPlayersOf(event.id, script, lineUp);
  }

  /** Returns a scorer's name per goal of a finished match; own goals count for no player. */
  scorersOf(
    event: SportEvent,
    nowMs: number,
  ): readonly { readonly team: 1 | 2; readonly number: number }[] {
    const record = this.recordOf(event, nowMs);
    if (record === undefined || record.ending === 'cancelled') return [];
    return this.#scorers.get(
      `${event.id}|${this.#play.versionOf(event)}|${record.isCorrected}`,
      () => {
        const state = this.#play.stateAt(event, nowMs);
        const { incidents = [] } = state.kind === 'ended' ? state.course.script : {};
        const players =
          state.kind === 'ended'
            ? this.incidentPlayers(event, state.course.script)
            : new Map<number, IncidentPlayers>();
        return incidents.flatMap(({ kind, team, counter }, index) => {
          const scorer =
            kind !== 'own_goal' && (counter === 'goals' || counter === 'extraGoals')
              ? players.get(index)
              : undefined;
          return scorer === undefined || team === 0 ? [] : [{ team, number: scorer.player.number }];
        });
      },
    );
  }

  /** Returns undefined while the match is not over. */
  recordOf(event: SportEvent, nowMs: number): MatchRecord | undefined {
    const key = `${event.id}|${this.#play.versionOf(event)}`;
    // Finished matches are cached, so that they are not played again.
    const known =
      this.#play.disruptionOf(event)?.kind === 'corrected'
        ? undefined
        : (this.#records.peek(`${key}|false`) ?? this.#records.peek(`${key}|true`));
    if (known !== undefined) return known.endedAtMs <= nowMs ? known : undefined;
    const state = this.#play.stateAt(event, nowMs);
    if (state.kind !== 'ended') return undefined;
    return this.#records.get(`${key}|${state.isCorrected === true}`, () => {
      const { score, periods, shootOut } = engineOf(event.competition).live(
        this.#play.setupOf(event),
        state.course,
      );
      return {
        gameId: event.id,
        sportId: event.competition.sport.id,
        competitionId: event.competition.id,
        startsAtMs: event.startsAtMs,
        endedAtMs: state.endedAtMs,
        home: toContestant(event.home),
        away: toContestant(event.away),
        score,
        periods,
        ...(shootOut === undefined ? {} : { shootOut }),
        ending: state.isVoid === true ? 'cancelled' : endingOf(state.course.script),
        winner: state.isVoid === true ? 0 : winnerOf(state.course.script, score),
        isCorrected: state.isCorrected === true,
      };
    });
  }
}
