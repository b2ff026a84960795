import type { GameWire, ScoreWire } from '#wire';
import { engineOf } from '../engine/engines.ts';
import type { Texts } from '../locales/texts.ts';
import { chanceOf } from '../random.ts';
import { isKnownStatistic } from '../imported/isKnownStatistic.ts';
import { stopReason } from '../pricing/stopReason.ts';
import type { EventState } from '../Play.ts';
import type { Course, InningsNumbers, LiveNumbers, Phase } from '../engine/SportEngine.ts';
import type { SportEvent } from '../SportEvent.ts';

/** Instant and pace, for a running clock. */
export interface Instant {
  readonly nowMs: number;
  readonly pace: number;
}

/** Converts the state of a match to the wire. */
export function scoreOf(event: SportEvent, course: Course, at: Instant, texts: Texts): ScoreWire {
  return toScore(event, scoreNumbers(event, course), course, at, texts);
}

export function scoreNumbers(event: SportEvent, course: Course): LiveNumbers {
  return engineOf(event.competition).live({ id: event.id, seed: 0, levels: event.levels }, course);
}

export function statusOf(state: EventState): GameWire['statusId'] {
  switch (state.kind) {
    case 'upcoming':
      return 1;
    case 'ended':
      return state.isVoid === true ? 5 : 4;
    case 'live':
      return isPause(phaseAt(state.course)) ? 3 : 2;
  }
}

function isPause(phase: Phase | undefined): boolean {
  return phase !== undefined && (phase.code === 'ht' || phase.code === 'br');
}

function phaseAt({ script, playedS }: Course): Phase | undefined {
  return script.phases.findLast(({ fromS }) => fromS <= playedS);
}

export function toScore(
  event: SportEvent,
  numbers: LiveNumbers,
  course: Course,
  at: Instant,
  texts: Texts,
): ScoreWire {
  const {
    score,
    periods,
    phaseCode,
    points,
    server,
    corners,
    yellow,
    red,
    innings,
    maps,
    shootOut,
    statistics,
  } = numbers;
  const phase = phaseAt(course);
  const isOver = course.playedS >= course.script.durationS;
  const hasClock = phase !== undefined && phase.clockFromS >= 0 && !isOver;
  return {
    home: score[0],
    away: score[1],
    periods: periods.map(([home, away]) => [home, away]),
    phase: phaseCode,
    phase_name: texts.phase(phaseCode),
    ...(isOver ? {} : toStop(event, course, texts)),
    ...(hasClock ? { clock: toClock(phase, course, at) } : {}),
    ...(points === undefined ? {} : { points: [points[0], points[1]] }),
    ...(server === undefined ? {} : { server }),
    ...(corners === undefined ? {} : { corners: [corners[0], corners[1]] }),
    ...(yellow === undefined ? {} : { yellow: [yellow[0], yellow[1]] }),
    ...(red === undefined ? {} : { red: [red[0], red[1]] }),
    ...(shootOut === undefined ? {} : { shootout: [shootOut[0], shootOut[1]] }),
    ...(innings === undefined ? {} : { innings: toInnings(innings) }),
    ...(maps === undefined
      ? {}
      : { maps: maps.map(([home, away], index) => ({ name: mapName(event, index), home, away })) }),
    ...(statistics === undefined
      ? {}
      : {
          stats: statistics
            .filter(({ key }) => isKnownStatistic(event.imported, key))
            .map(({ key, home, away }) => ({ key, name: texts.of(`stat.${key}`), home, away })),
        }),
  };
}

function toStop(
  { competition }: SportEvent,
  course: Course,
  texts: Texts,
): Pick<ScoreWire, 'stopped'> {
  const reason = stopReason(competition, course);
  return reason === undefined ? {} : { stopped: texts.of(`stop.${reason}`) };
}

function toInnings({
  number,
  batting,
  outs,
  bases,
  wickets,
  balls,
  target,
}: InningsNumbers): NonNullable<ScoreWire['innings']> {
  return {
    number,
    batting,
    ...(outs === undefined ? {} : { outs }),
    ...(bases === undefined ? {} : { bases: [...bases] }),
    ...(wickets === undefined ? {} : { wickets: [wickets[0], wickets[1]] }),
    ...(balls === undefined ? {} : { balls: [balls[0], balls[1]] }),
    ...(target === undefined ? {} : { target }),
  };
}

/** Returns the name of a map; the order of maps is drawn for each match. */
function mapName({ id, competition }: SportEvent, index: number): string {
  const names = competition.discipline?.maps ?? [];
  return (
    names[(Math.floor(chanceOf(id, 'maps') * names.length) + index) % Math.max(1, names.length)] ??
    ''
  );
}

function toClock(phase: Phase, { playedS }: Course, at: Instant): NonNullable<ScoreWire['clock']> {
  const rate = phase.clockRate ?? 1;
  const passedS = phase.isRunning ? (playedS - phase.fromS) * rate : 0;
  const seconds =
    phase.countsDown === true ? phase.clockFromS - passedS : phase.clockFromS + passedS;
  return {
    seconds: Math.max(0, Math.floor(seconds)),
    running: phase.isRunning && at.pace > 0,
    pace: at.pace * rate,
    as_of_ms: Math.floor(at.nowMs),
    ...(phase.countsDown === true ? { counts_down: true } : {}),
  };
}
