import type { ChampWire, GameWire, Team } from '#wire';
import type { Competition } from '../catalogue/competitions.ts';
import type { Counts } from '../schedule/EventBoard.ts';
import { engineOf } from '../engine/engines.ts';
import { endingOf, winnerOf } from '../history/endingOf.ts';
import type { Contestant } from '../history/MatchRecord.ts';
import { slugOf } from '../locales/slug.ts';
import type { Texts } from '../locales/texts.ts';
import { chanceOf } from '../random.ts';
import { isSuspended } from '../pricing/isSuspended.ts';
import type { EventState } from '../Play.ts';
import type { Quote } from '../pricing/quoteMarket.ts';
import type { SportEvent } from '../SportEvent.ts';
import type { OfferedEvent } from '../World.ts';
import { type Instant, scoreNumbers, statusOf, toScore } from './scoreWire.ts';
import { toMarket } from './marketWire.ts';

export function toTeam({ id, name, short, colors }: Contestant): Team {
  return { id, name, short, colors: [colors[0], colors[1]] };
}

export function champSlug(competition: Competition): string {
  return slugOf(competition.importedName ?? competition.nameKey.replace(/([A-Z])/g, ' $1'));
}

export function toChamp(competition: Competition, { line, live }: Counts, texts: Texts): ChampWire {
  const name = texts.competition(competition);
  return {
    id: competition.id,
    name,
    slug: champSlug(competition),
    sportId: competition.sport.id,
    countryId: competition.country.id,
    countryName: texts.country(competition),
    iso: competition.country.iso,
    lineCount: line,
    liveCount: live,
    isTop: competition.isTop,
    ...toCyber(competition, texts),
  };
}

function toCyber({ discipline, cyberKind }: Competition, texts: Texts): Pick<ChampWire, 'cyber'> {
  return discipline === undefined || cyberKind === undefined
    ? {}
    : {
        cyber: {
          id: discipline.id,
          key: discipline.key,
          name: texts.of(`discipline.${discipline.key}`),
          kind: cyberKind,
          ...(discipline.sportId === undefined ? {} : { sportId: discipline.sportId }),
        },
      };
}

export function toGame(
  event: SportEvent,
  state: EventState,
  main: readonly Quote[],
  marketCount: number,
  at: Instant,
  texts: Texts,
): GameWire {
  const isLive = state.kind === 'live';
  const isBlocked = state.kind === 'live' && isSuspended(state.course);
  return {
    id: event.id,
    sportId: event.competition.sport.id,
    champId: event.competition.id,
    slug: slugOf(`${event.home.name} ${event.away.name}`),
    team1: toTeam(event.home),
    team2: toTeam(event.away),
    starts_at: Math.floor(event.startsAtMs / 1000),
    statusId: statusOf(state),
    isLive,
    marketCount,
    main: main.map((quote) => toMarket(event, quote, isBlocked, texts)),
    ...(state.kind === 'upcoming' || (state.kind === 'ended' && state.isVoid === true)
      ? {}
      : {
          score: toScore(
            event,
            scoreNumbers(event, state.course),
            state.course,
            { ...at, pace: at.pace * (event.imported?.pace ?? 1) },
            texts,
          ),
        }),
    ...(isLive ? toMedia(event) : {}),
    isTop: event.competition.isTop,
    ...toCyber(event.competition, texts),
    ...(state.kind === 'ended' ? toEnd(event, state) : {}),
  };
}

/**
 * Broadcasts for all top competitions and a third of the others, fixed for each match; a field
 * picture for sports with a field to draw.
 */
function toMedia({ id, competition }: SportEvent): Pick<GameWire, 'hasVideo' | 'hasZone'> {
  const hasZone = engineOf(competition).action !== undefined;
  const hasVideo = isBroadcast({ id, competition });
  return { ...(hasVideo ? { hasVideo } : {}), ...(hasZone ? { hasZone } : {}) };
}

const videoShare = 1 / 3;

/** Whether a match has a broadcast while it is live. */
export function isBroadcast({ id, competition }: Pick<SportEvent, 'id' | 'competition'>): boolean {
  return (
    engineOf(competition).action !== undefined &&
    (competition.isTop || chanceOf(id, 'video') < videoShare)
  );
}

function toEnd(
  event: SportEvent,
  { course, isVoid, isCorrected }: Extract<EventState, { kind: 'ended' }>,
): Pick<GameWire, 'ending' | 'winner' | 'isCorrected'> {
  if (isVoid === true) return { ending: 'cancelled', winner: 0 };
  return {
    ending: endingOf(course.script),
    winner: winnerOf(course.script, scoreNumbers(event, course).score),
    ...(isCorrected === true ? { isCorrected: true } : {}),
  };
}

export function toOffered(
  event: SportEvent,
  section: 'line' | 'live',
  nowMs: number,
): OfferedEvent {
  const appearedAtMs = event.startsAtMs - event.competition.offeredH * 3_600_000;
  return {
    id: event.id,
    sportId: event.competition.sport.id,
    competitionId: event.competition.id,
    slug: slugOf(`${event.home.name} ${event.away.name}`),
    section,
    home: event.home.name,
    away: event.away.name,
    teamIds: [event.home.id, event.away.id],
    startsAtMs: event.startsAtMs,
    changedAtMs: Math.min(section === 'live' ? event.startsAtMs : appearedAtMs, nowMs),
  };
}
