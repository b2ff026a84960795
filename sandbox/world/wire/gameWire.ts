import type { ChampWire, CouponBet, GameWire, IncidentWire, MarketWire, OutcomeWire, PriceHistoryWire, ScoreWire, Team } from '#wire';
import type { Competition } from '../catalogue/competitions.ts';
import { playedSecondsAt } from '../clocked/playedSecondsAt.ts';
import type { Counts } from '../EventBoard.ts';
import { engineOf } from '../engines.ts';
import type { Cast } from '../history/castOf.ts';
import { endingOf, winnerOf } from '../history/endingOf.ts';
import type { Contestant, Player } from '../history/MatchRecord.ts';
import { encodeMarket, encodeOutcome } from '../identifiers.ts';
import { slugOf } from '../locales/slug.ts';
import type { Texts } from '../locales/texts.ts';
import { lineAt, type MarketType } from '../markets/MarketType.ts';
import { subEventOf } from '../markets/subEventOf.ts';
import { outcomeIdOf } from '../Pricing.ts';
import { chanceOf } from '../random.ts';
import { isSuspended } from '../pricing/isSuspended.ts';
import { stopReason } from '../pricing/stopReason.ts';
import type { EventState } from '../Play.ts';
import type { PriceCourse } from '../pricing/priceCourse.ts';
import type { Quote } from '../pricing/quoteMarket.ts';
import type { Course, InningsNumbers, LiveNumbers, Phase } from '../SportEngine.ts';
import type { SportEvent } from '../SportEvent.ts';
import type { OfferedEvent } from '../World.ts';

/** Moment and pace at which a running clock is told. */
export interface Instant {
  readonly nowMs: number;
  readonly pace: number;
}

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

export function toMarket(event: SportEvent, quote: Quote, isBlocked: boolean, texts: Texts): MarketWire {
  const { type, lineIndex } = quote;
  const names = { home: event.home.name, away: event.away.name };
  const { groups } = engineOf(event.competition);
  const line = lineAt(type, lineIndex);
  const subEvent = subEventOf(type.scope);
  const outcomes = quote.odds.flatMap((odds, index): OutcomeWire[] => (odds === 0 ? [] : [toOutcome(event, quote, index, isBlocked, texts)]));
  const [first, ...others] = outcomes;
  if (first === undefined) throw new RangeError(`Market ${type.id} of event ${event.id} has no outcome: a quote has at least two`);
  return {
    id: encodeMarket(event.id, type.id, lineIndex),
    typeId: type.id,
    name: texts.market(type, lineIndex, names),
    groupIds: type.groups.map((group) => groups.indexOf(group) + 1),
    columns: type.columns,
    outcomes: [first, ...others],
    ...(line === undefined ? {} : { line }),
    isBlocked,
    ...(type.scope === 'match' ? {} : { period: type.scope.slice(0, 12) }),
    ...(subEvent === undefined ? {} : { sub: subEvent, short: texts.market(type, lineIndex, names, subEvent) }),
  };
}

/** Outcomes that were never priced are left out. */
export function toPriceHistory(event: SportEvent, type: MarketType, lineIndex: number, { atMs, odds }: PriceCourse, texts: Texts): PriceHistoryWire {
  const names = { home: event.home.name, away: event.away.name };
  return {
    marketId: encodeMarket(event.id, type.id, lineIndex),
    name: texts.market(type, lineIndex, names),
    at: atMs.map((instantMs) => Math.round(instantMs / 1000)),
    outcomes: type.outcomes.flatMap((label, index) => {
      const coefs = odds.map((prices) => (prices[index] ?? 0) / 1000);
      if (coefs.every((coef) => coef === 0)) return [];
      return [{ id: encodeOutcome({ eventId: event.id, typeId: type.id, lineIndex, outcomeIndex: index }), name: texts.outcome(type, lineIndex, label, names), coefs }];
    }),
  };
}

function toOutcome(event: SportEvent, quote: Quote, index: number, isBlocked: boolean, texts: Texts): OutcomeWire {
  const { type, lineIndex } = quote;
  const label = type.outcomes[index];
  if (label === undefined) throw new RangeError(`Market type ${type.id} has no outcome ${index}: its settle and outcomes disagree`);
  const line = lineAt(type, lineIndex);
  return {
    id: outcomeIdOf(event.id, quote, index),
    typeId: type.id,
    name: texts.outcome(type, lineIndex, label, { home: event.home.name, away: event.away.name }),
    coef: (quote.odds[index] ?? 0) / 1000,
    isBlocked,
    ...(label.short === undefined ? {} : { short: label.short }),
    ...(label.line === undefined || line === undefined ? {} : { line: label.line === 'negated' ? 0 - line : line }),
  };
}

export function toGame(event: SportEvent, state: EventState, main: readonly Quote[], marketCount: number, at: Instant, texts: Texts): GameWire {
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
      : { score: toScore(event, scoreNumbers(event, state.course), state.course, { ...at, pace: at.pace * (event.imported?.pace ?? 1) }, texts) }),
    ...(isLive ? toMedia(event) : {}),
    isTop: event.competition.isTop,
    ...toCyber(event.competition, texts),
    ...(state.kind === 'ended' ? toEnd(event, state) : {}),
  };
}

/** A broadcast for all top competitions and a third of the others, drawn for each match; a zone where the sport has a field to draw. */
function toMedia({ id, competition }: SportEvent): Pick<GameWire, 'hasVideo' | 'hasZone'> {
  const hasZone = engineOf(competition).action !== undefined;
  const hasVideo = hasZone && (competition.isTop || chanceOf(id, 'video') < videoShare);
  return { ...(hasVideo ? { hasVideo } : {}), ...(hasZone ? { hasZone } : {}) };
}

const videoShare = 1 / 3;

function toEnd(event: SportEvent, { course, isVoid, isCorrected }: Extract<EventState, { kind: 'ended' }>): Pick<GameWire, 'ending' | 'winner' | 'isCorrected'> {
  if (isVoid === true) return { ending: 'cancelled', winner: 0 };
  return { ending: endingOf(course.script), winner: winnerOf(course.script, scoreNumbers(event, course).score), ...(isCorrected === true ? { isCorrected: true } : {}) };
}

export function toOffered(event: SportEvent, section: 'line' | 'live', nowMs: number): OfferedEvent {
  const appearedAtMs = event.startsAtMs - event.competition.offeredH * 3_600_000;
  return {
    id: event.id,
    sportId: event.competition.sport.id,
    champId: event.competition.id,
    slug: slugOf(`${event.home.name} ${event.away.name}`),
    section,
    home: event.home.name,
    away: event.away.name,
    teamIds: [event.home.id, event.away.id],
    startsAtMs: event.startsAtMs,
    changedAtMs: Math.min(section === 'live' ? event.startsAtMs : appearedAtMs, nowMs),
  };
}

/** How a match stands, as it is told. */
export function scoreOf(event: SportEvent, course: Course, at: Instant, texts: Texts): ScoreWire {
  return toScore(event, scoreNumbers(event, course), course, at, texts);
}

function scoreNumbers(event: SportEvent, course: Course): LiveNumbers {
  return engineOf(event.competition).live({ id: event.id, seed: 0, levels: event.levels }, course);
}

function statusOf(state: EventState): GameWire['statusId'] {
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

function toScore(event: SportEvent, numbers: LiveNumbers, course: Course, at: Instant, texts: Texts): ScoreWire {
  const { score, periods, phaseCode, points, server, corners, yellow, red, innings, maps, shootOut, statistics } = numbers;
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
    ...(maps === undefined ? {} : { maps: maps.map(([home, away], index) => ({ name: mapName(event, index), home, away })) }),
    ...(statistics === undefined ? {} : { stats: statistics.map(({ key, home, away }) => ({ key, name: texts.of(`stat.${key}`), home, away })) }),
  };
}

function toStop({ competition }: SportEvent, course: Course, texts: Texts): Pick<ScoreWire, 'stopped'> {
  const reason = stopReason(competition, course);
  return reason === undefined ? {} : { stopped: texts.of(`stop.${reason}`) };
}

function toInnings({ number, batting, outs, bases, wickets, balls, target }: InningsNumbers): NonNullable<ScoreWire['innings']> {
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

/** Which map comes when is drawn for each match. */
function mapName({ id, competition }: SportEvent, index: number): string {
  const names = competition.discipline?.maps ?? [];
  return names[(Math.floor(chanceOf(id, 'maps') * names.length) + index) % Math.max(1, names.length)] ?? '';
}

function toClock(phase: Phase, { playedS }: Course, at: Instant): NonNullable<ScoreWire['clock']> {
  const rate = phase.clockRate ?? 1;
  const passedS = phase.isRunning ? (playedS - phase.fromS) * rate : 0;
  const seconds = phase.countsDown === true ? phase.clockFromS - passedS : phase.clockFromS + passedS;
  return {
    seconds: Math.max(0, Math.floor(seconds)),
    running: phase.isRunning && at.pace > 0,
    pace: at.pace * rate,
    as_of_ms: Math.floor(at.nowMs),
    ...(phase.countsDown === true ? { counts_down: true } : {}),
  };
}

export function toIncidents(event: SportEvent, { script, playedS }: Course, cast: ReadonlyMap<number, Cast>, texts: Texts): IncidentWire[] {
  const names = { home: event.home.name, away: event.away.name };
  const incidents: IncidentWire[] = [];
  script.incidents.forEach((incident, index) => {
    if (!incident.isShown || incident.atS > playedS) return;
    const { minute, second } = clockTimeOf(script.phases, incident.atS);
    incidents.push({
      id: index + 1,
      // A penalty that is scored is a goal; a missed one is told as a penalty.
      kind: incident.kind === 'penalty' && incident.counter === 'goals' ? 'goal' : incident.kind,
      team: incident.team,
      minute,
      second,
      text: texts.incident(incident, names),
      score: [incident.score[0], incident.score[1]],
      ...(incident.moment === undefined ? {} : { moment: incident.moment }),
      ...(incident.person === undefined ? persons(cast.get(index)) : { player: { name: incident.person } }),
    });
  });
  return incidents;
}

function persons(cast: Cast | undefined): Pick<IncidentWire, 'player' | 'player_off'> {
  if (cast === undefined) return {};
  return { player: named(cast.player), ...(cast.off === undefined ? {} : { player_off: named(cast.off) }) };
}

function named({ number, name }: Player): { number: number; name: string } {
  return { number, name };
}

/** Minute as it is spoken of (the first is 1, stoppage time stays in the last of its half) and second in it. */
function clockTimeOf(phases: readonly Phase[], atS: number): { minute: number; second: number } {
  const phase = phases.findLast(({ fromS }) => fromS <= atS);
  if (phase === undefined || phase.clockFromS < 0) return { minute: Math.floor(atS / 60) + 1, second: Math.floor(atS % 60) };
  // Where the clock says how much is left of a period, or begins anew in each, a minute is still spoken of from the start of the match.
  const isOfPart = phases.some(({ countsDown, code, clockFromS }) => countsDown === true || (clockFromS === 0 && code !== phases[0]?.code));
  const passedS = phase.isRunning ? (atS - phase.fromS) * (phase.clockRate ?? 1) : 0;
  const clockS = isOfPart ? playedSecondsAt(phases, atS) : phase.clockFromS + passedS;
  const lastMinute = phase.code === 'h1' || phase.code === 'ht' ? 45 : phase.code === 'h2' ? 90 : phase.code === 'et1' ? 105 : phase.code === 'et2' ? 120 : Number.POSITIVE_INFINITY;
  return { minute: Math.max(0, Math.min(lastMinute, Math.floor(clockS / 60) + 1)), second: Math.max(0, Math.floor(clockS % 60)) };
}

/** What a coupon shows of an outcome. */
export function toCouponBet(
  event: SportEvent,
  state: EventState,
  type: MarketType,
  lineIndex: number,
  outcomeIndex: number,
  offer: { readonly id: number; readonly odds: number; readonly isBlocked: boolean },
  texts: Texts,
): CouponBet {
  const names = { home: event.home.name, away: event.away.name };
  const label = type.outcomes[outcomeIndex];
  if (label === undefined) throw new RangeError(`Market type ${type.id} has no outcome ${outcomeIndex}: check the id before asking`);
  const hasScore = state.kind === 'live' || (state.kind === 'ended' && state.isVoid !== true);
  const numbers = hasScore ? scoreNumbers(event, state.course) : undefined;
  const { competition } = event;
  return {
    id: offer.id,
    typeId: type.id,
    sportId: competition.sport.id,
    gameId: event.id,
    champId: competition.id,
    name: texts.outcome(type, lineIndex, label, names),
    marketName: texts.market(type, lineIndex, names),
    gameName: `${event.home.name} – ${event.away.name}`,
    champName: texts.competition(competition),
    sportIcon: competition.sport.icon,
    gameSlug: slugOf(`${event.home.name} ${event.away.name}`),
    champSlug: champSlug(competition),
    sportSlug: competition.sport.key,
    coef: offer.odds / 1000,
    kind: type.isExotic ? barredFromBonus : ordinary,
    isLive: state.kind === 'live',
    isBlocked: offer.isBlocked,
    isDepend: false,
    isBannedExpress: type.isExotic,
    isDisabledBanker: type.isExotic,
    teamColors: [
      [event.home.colors[0], event.home.colors[1]],
      [event.away.colors[0], event.away.colors[1]],
    ],
    ...(isSplit(lineAt(type, lineIndex)) ? { isSplitLine: true } : {}),
    isFinished: state.kind === 'ended',
    statusId: statusOf(state),
    starts_at: Math.floor(event.startsAtMs / 1000),
    ...(numbers === undefined ? {} : { scoreText: `${numbers.score[0]}:${numbers.score[1]}`, phaseText: texts.phase(numbers.phaseCode) }),
  };
}

const ordinary = 1;
const barredFromBonus = 7;

/** A quarter line splits the stake over its two neighbours. */
function isSplit(line: number | undefined): boolean {
  return line !== undefined && !Number.isInteger(line * 2);
}
