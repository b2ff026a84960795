import type { CouponBet } from '#wire';
import { isOfPlayers } from '#domain/sports/isOfPlayers.ts';
import { slugOf } from '../locales/slug.ts';
import type { Texts } from '../locales/texts.ts';
import { lineAt, type MarketType } from '../markets/MarketType.ts';
import type { LiveNumbers } from '../engine/SportEngine.ts';
import type { EventState } from '../Play.ts';
import type { SportEvent } from '../SportEvent.ts';
import { champSlug } from './gameWire.ts';
import { scoreNumbers, statusOf } from './scoreWire.ts';

/** Converts an outcome to the coupon's fields. */
export function toCouponBet(
  event: SportEvent,
  state: EventState,
  type: MarketType,
  lineIndex: number,
  outcomeIndex: number,
  offer: {
    readonly id: number;
    readonly odds: number;
    readonly isBlocked: boolean;
    readonly isClosed: boolean;
  },
  texts: Texts,
): CouponBet {
  const names = { home: event.home.name, away: event.away.name };
  const label = type.outcomes[outcomeIndex];
  if (label === undefined)
    throw new RangeError(
      `Market type ${type.id} has no outcome ${outcomeIndex}: check the id before asking`,
    );
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
    ...(offer.isClosed ? { isClosed: true } : {}),
    isDepend: false,
    isBannedExpress: type.isExotic,
    isDisabledBanker: type.isExotic,
    teamColors: [
      [event.home.colors[0], event.home.colors[1]],
      [event.away.colors[0], event.away.colors[1]],
    ],
    ...(isSplit(lineAt(type, lineIndex)) ? { isSplitLine: true } : {}),
    statisticId: event.id,
    ...(isOfPlayers(competition.sport.id) ? { playersDuel: true } : {}),
    isFinished: state.kind === 'ended',
    statusId: statusOf(state),
    starts_at: Math.floor(event.startsAtMs / 1000),
    ...(numbers === undefined
      ? {}
      : {
          scoreText: `${sideText(numbers, 0)}:${sideText(numbers, 1)}`,
          phaseText: texts.phase(numbers.phaseCode),
        }),
  };
}

/**
 * Adds the wickets in cricket, where bare runs would read like a score of one side against the
 * other.
 */
function sideText({ score, innings }: LiveNumbers, side: 0 | 1): string {
  const wickets = innings?.wickets?.[side];
  return wickets === undefined ? String(score[side]) : `${score[side]}/${wickets}`;
}

const ordinary = 1;

const barredFromBonus = 7;

/** Whether a line splits the stake over its two neighbours, as quarter lines do. */
function isSplit(line: number | undefined): boolean {
  return line !== undefined && !Number.isInteger(line * 2);
}
