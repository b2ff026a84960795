import type { GameList, GameWire, SportsTree } from '#wire';
import { toOdds, type FirstPaintFacts, type Odds } from '#core';
import { groupByCompetition, type EventPlace } from '../domain/groupByCompetition.ts';
import { cellCaption, firstMarket, rowMarkets } from '../domain/rowMarkets.ts';
import type { Outcome, SportEvent } from '../domain/SportEvent.ts';
import { topLive } from '../domain/topLive.ts';
import { eventFromWire, sportFromWire } from './fromWire.ts';

/** A price, or the empty cell of an outcome that cannot be bet on. */
type WriteOdds = (prices: ReadonlyMap<number, Odds>, outcome: Outcome | undefined, caption: string) => string;

const cardsMax = 3;
const rows = 10;

/**
 * Home as HTML for the moment before the scripts run: hero, cards and rows with the names and prices that the page
 * carries anyway. Same regions and heights as the components that take its place; nothing in it can be pressed.
 */
export function homePaint(facts: FirstPaintFacts): string | undefined {
  const [tree, live, line] = facts.answers as readonly [SportsTree | undefined, GameList | undefined, GameList | undefined];
  if (tree === undefined || live === undefined) return undefined;
  const { escape, translate, number } = facts;
  const sports = tree.sports.map(sportFromWire);
  const names = new Map(sports.flatMap((sport) => sport.competitions.map((competition) => [competition.id, competition] as const)));
  const liveCount = sports.reduce((sum, sport) => sum + sport.liveCount, 0);
  const events = live.games.map(eventFromWire);
  const shown = topLive(
    events,
    sports.map((sport) => sport.id),
    cardsMax,
  ).flatMap((id) => events.find((event) => event.id === id) ?? []);

  const odds: WriteOdds = (prices, outcome, caption) => {
    const price = outcome === undefined ? undefined : prices.get(outcome.id);
    if (outcome === undefined || price === undefined) return '<span class="fp-o"></span>';
    return `<span class="fp-o" data-odds="${outcome.id}">${caption === '' ? '' : `<i>${escape(caption)}</i>`}<b class="num" translate="no">${facts.odds.price(price)}</b></span>`;
  };
  const card = (event: SportEvent): string => {
    const row = firstMarket(event.mainMarkets);
    const game = live.games.find(({ id }) => id === event.id);
    const prices = game === undefined ? new Map<number, Odds>() : openPrices(game);
    const cells = row?.outcomes.map((outcome) => (outcome === undefined ? '' : odds(prices, outcome, cellCaption(outcome, row.market)))).join('') ?? '';
    const team = (name: string, goals: number | undefined): string => `<div>${escape(name)}<b class="num">${goals ?? ''}</b></div>`;
    return `<div class="fr-x fp-c"><small>${escape(names.get(event.competitionId)?.name ?? '')}</small>${team(event.home.name, event.score?.home)}${team(event.away.name, event.score?.away)}<p>${cells}<span class="fp-n num">+${event.marketCount}</span></p></div>`;
  };
  const [first, second] = tree.topChampIds.flatMap((id) => names.get(id) ?? []);
  const side = (competition: typeof first): string =>
    `<div class="fr-x fp-s">${competition === undefined ? '' : `<b>${escape(competition.name)}</b><span>${escape(translate('betting:hero.events', { count: competition.prematchCount, number: number(competition.prematchCount) }))}</span>`}</div>`;
  const hero = `<div class="fr-o"><div class="fr-x fp-h"><small>${escape(translate('betting:hero.kicker'))}</small><b>${escape(translate('betting:hero.live-now', { count: liveCount, number: number(liveCount) }))}</b><span>${escape(translate('betting:hero.live-text'))}</span></div>${side(first)}${side(second)}</div><div class="fp-k"></div>`;
  const head = (key: string): string => `<div class="fp-t">${escape(translate(key))}</div>`;
  const cards = shown.length === 0 ? '' : `${head('betting:home.top-live')}<div class="fr-m">${shown.map(card).join('')}</div>`;
  return `${hero}${cards}${head('betting:home.upcoming')}${facts.isMobile || line === undefined ? '' : upcoming(line, names, facts, odds)}`;
}

function openPrices(game: GameWire): ReadonlyMap<number, Odds> {
  const open = game.main.filter((market) => market.isBlocked !== true).flatMap((market) => market.outcomes.filter((outcome) => !outcome.isBlocked));
  return new Map(open.map((outcome) => [outcome.id, toOdds(outcome.coef)] as const));
}

function upcoming(line: GameList, names: ReadonlyMap<number, { readonly name: string }>, { escape, time }: FirstPaintFacts, odds: WriteOdds): string {
  const games = new Map(line.games.map((game) => [game.id, game]));
  const row = (game: GameWire): string => {
    const event = eventFromWire(game);
    const prices = openPrices(game);
    const cells =
      rowMarkets(event.mainMarkets)
        .result?.outcomes.map((outcome) => odds(prices, outcome, ''))
        .join('') ?? '';
    return `<div class="fp-r"><b class="num">${escape(time(event.startsAtS))}</b><span>${escape(event.home.name)}<br>${escape(event.away.name)}</span>${cells}</div>`;
  };
  const groups = groupByCompetition([...games.keys()], (id) => placeOf(games.get(id)));
  const lines = groups.flatMap((group): (string | number)[] => [names.get(group.competitionId)?.name ?? '', ...group.eventIds]).slice(0, rows);
  const written = lines.map((each) => {
    if (typeof each === 'string') return `<div class="fp-g">${escape(each)}</div>`;
    const game = games.get(each);
    return game === undefined ? '' : row(game);
  });
  return `<div class="fr-x fp-l"><div class="fp-b"></div>${written.join('')}</div>`;
}

function placeOf(game: GameWire | undefined): EventPlace | undefined {
  return game === undefined ? undefined : { competitionId: game.champId, sportId: game.sportId };
}
