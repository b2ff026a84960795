import { createSkeleton, definePlugin, provideService, slots, parameters, skeletons } from '#core';
import {
  bettingToken,
  eventRoute,
  eventSkeleton,
  homeRoute,
  lineRoute,
  mediaToken,
} from './contract.ts';
import {
  competition,
  country,
  events,
  ofCompetition,
  ofCountry,
  ofSport,
  sectionParameter,
  sport,
  sports,
  topLive,
} from './firstCalls.ts';
import { menuEntries } from './menuEntries.ts';
import { ofEvent, ofTable, ofTeam } from './statisticKinds.ts';
import { storedNames } from './storedNames.ts';

const list = {
  parameters: {
    sport: parameters.slugId,
    country: parameters.slugId,
    champ: parameters.slugId,
  },
  skeleton: skeletons.list,
  quickCoupon: true,
} as const;
const line = {
  ...list,
  titleKey: 'line.title',
  descriptionKey: 'line.description',
  load: async () => (await import('./lists/LinePage.tsx')).LinePage,
};
const live = {
  ...list,
  feature: 'betting.live',
  titleKey: 'live.title',
  descriptionKey: 'live.description',
  load: async () => (await import('./lists/live/LivePage.tsx')).LivePage,
};

const curated = {
  parameters: {
    pageType: parameters.pageType,
    section: sectionParameter,
    sport: parameters.slugId,
  },
  skeleton: skeletons.list,
  quickCoupon: true,
  titleKey: 'line.title',
  firstData: [sports],
  texts: ['betting.later'],
  load: async () => (await import('./curated/CuratedPage.tsx')).CuratedPage,
} as const;

// Ids of routes, for the conditions of slots.
/** Home, line, live and curated lists: the accumulators are shown on every layout. */
const listPages = [1000, 1001, 1002, 1004, 1005, 1006, 1007, 1008, 1009, 1150, 1151, 1152];
/** Teams, multi-live, competitions, favourites, statistics: accumulators on desktops alone. */
const otherPages = [1153, 1154, 1155, 1156, 1157, 1158, 1159, 1160, 1161, 1162, 1163];
/** The page of an event, and that of an event of cyber sport. */
const eventPages = [1003, 1405];
const onRoutes = (ids: readonly number[]) =>
  ({ op: 'any', of: ids.map((id) => ({ op: 'route', id }) as const) }) as const;

const accumulators = {
  isDeferred: true,
  texts: ['betting.accumulators'],
  load: async () =>
    (await import('./proposals/accumulators/AccumulatorsPanel.tsx')).AccumulatorsPanel,
} as const;
const statistic = {
  parameters: { id: parameters.slugId },
  skeleton: skeletons.list,
  titleKey: 'statistic.title',
  load: async () => (await import('./statistics/StatisticOfPage.tsx')).StatisticOfPage,
} as const;
const popup = { layout: 'headless', isPrivate: true } as const;

const team = {
  parameters: { team: parameters.slugId, section: sectionParameter },
  skeleton: skeletons.list,
  quickCoupon: true,
  titleKey: 'line.title',
  titleFrom: {
    endpoint: 'betting.teamOverview',
    names: ['team.name'],
    textKey: 'betting.later:team.title-of',
  },
  descriptionKey: 'line.description',
  firstData: [sports, { endpoint: 'betting.teamOverview', params: { id: '{team}' } }],
  texts: ['betting.later'],
  load: async () => (await import('./teams/TeamPage.tsx')).TeamPage,
} as const;
const champs = {
  parameters: { champ: parameters.slugId },
  skeleton: skeletons.list,
  titleKey: 'betting.later:champs.title',
  firstData: [sports],
  texts: ['betting.later'],
  load: async () => (await import('./teams/CompetitionsPage.tsx')).CompetitionsPage,
} as const;

export const betting = definePlugin({
  id: 'betting',
  routes: [
    {
      id: 1000,
      name: homeRoute,
      path: '',
      titleKey: 'home.title',
      descriptionKey: 'home.description',
      skeleton: createSkeleton(
        ['banners', 3],
        ['heading', 1],
        ['cards', 3],
        ['heading', 1],
        ['table', 10],
      ),
      quickCoupon: true,
      firstData: [
        sports,
        topLive,
        {
          endpoint: 'betting.games',
          query: { section: 'line', sportId: '1', withinH: '24', limit: '60' },
        },
      ],
      load: async () => (await import('./home/HomePage.tsx')).HomePage,
    },
    {
      ...line,
      id: 1001,
      name: lineRoute,
      path: 'line',
      firstData: [sports, events('line', {})],
    },
    {
      ...line,
      id: 1004,
      name: 'betting.line-sport',
      path: 'line/:sport',
      titleFrom: ofSport,
      firstData: [sports, events('line', sport)],
    },
    {
      ...line,
      id: 1008,
      name: 'betting.line-country',
      path: 'line/:sport/country/:country',
      titleFrom: ofCountry,
      firstData: [sports, events('line', country)],
    },
    {
      ...line,
      id: 1005,
      name: 'betting.line-competition',
      path: 'line/:sport/:champ',
      titleFrom: ofCompetition,
      firstData: [sports, events('line', competition)],
    },
    {
      ...live,
      id: 1002,
      name: 'betting.live',
      path: 'live',
      firstData: [sports, events('live', {})],
    },
    {
      ...live,
      id: 1006,
      name: 'betting.live-sport',
      path: 'live/:sport',
      titleFrom: { ...ofSport, textKey: 'live.title-of' },
      firstData: [sports, events('live', sport)],
    },
    {
      ...live,
      id: 1009,
      name: 'betting.live-country',
      path: 'live/:sport/country/:country',
      titleFrom: { ...ofCountry, textKey: 'live.title-of' },
      firstData: [sports, events('live', country)],
    },
    {
      ...live,
      id: 1007,
      name: 'betting.live-competition',
      path: 'live/:sport/:champ',
      titleFrom: { ...ofCompetition, textKey: 'live.title-of' },
      firstData: [sports, events('live', competition)],
    },
    {
      id: 1003,
      name: eventRoute,
      path: ':section/:sport/:champ/:game',
      parameters: {
        section: sectionParameter,
        sport: parameters.slugId,
        champ: parameters.slugId,
        game: parameters.slugId,
      },
      titleKey: 'event.title',
      titleFrom: { endpoint: 'betting.game', names: ['game.team1.name', 'game.team2.name'] },
      skeleton: eventSkeleton,
      quickCoupon: true,
      firstData: [sports, { endpoint: 'betting.game', params: { id: '{game}' } }],
      load: async () => (await import('./event/EventPage.tsx')).EventPage,
    },
    {
      id: 1160,
      name: 'betting.statistic',
      path: 'statistic',
      skeleton: skeletons.list,
      titleKey: 'statistic.title',
      descriptionKey: 'statistic.description',
      firstData: [sports],
      load: async () => (await import('./statistics/StatisticPage.tsx')).StatisticPage,
    },
    {
      ...statistic,
      ...ofEvent,
      id: 1161,
      name: 'betting.statistic-event',
      path: 'statistic/event/:id',
    },
    {
      ...statistic,
      ...ofTable,
      id: 1162,
      name: 'betting.statistic-competition',
      path: 'statistic/competition/:id',
    },
    {
      ...statistic,
      ...ofTeam,
      id: 1163,
      name: 'betting.statistic-team',
      path: 'statistic/team/:id',
    },
    {
      ...statistic,
      ...ofEvent,
      ...popup,
      id: 1164,
      name: 'betting.statistic-event-popup',
      path: 'statisticpopup/event/:id',
    },
    {
      ...statistic,
      ...ofTable,
      ...popup,
      id: 1165,
      name: 'betting.statistic-competition-popup',
      path: 'statisticpopup/competition/:id',
    },
    {
      ...statistic,
      ...ofTeam,
      ...popup,
      id: 1166,
      name: 'betting.statistic-team-popup',
      path: 'statisticpopup/team/:id',
    },
    { ...team, id: 1153, name: 'betting.team', path: ':team' },
    { ...team, id: 1154, name: 'betting.team-section', path: ':team/:section' },
    { ...team, id: 1155, name: 'betting.team-in', path: 'team/:section/:team' },
    {
      ...champs,
      id: 1157,
      name: 'betting.champs',
      path: 'champs',
      descriptionKey: 'betting.later:champs.description',
    },
    {
      ...champs,
      id: 1158,
      name: 'betting.champs-of',
      path: 'champs/:champ',
      titleFrom: {
        endpoint: 'betting.champTable',
        names: ['champ.name'],
        textKey: 'betting.later:champs.title-of',
      },
      firstData: [sports, { endpoint: 'betting.champTable', params: { id: '{champ}' } }],
    },
    {
      id: 1156,
      name: 'betting.multi',
      path: 'multi',
      feature: 'betting.live',
      titleKey: 'live.title',
      descriptionKey: 'live.description',
      skeleton: skeletons.list,
      quickCoupon: true,
      isPrivate: true,
      firstData: [sports],
      texts: ['betting.later'],
      load: async () => (await import('./multi/MultiPage.tsx')).MultiPage,
    },
    {
      id: 1159,
      name: 'betting.favourites',
      path: 'favourites',
      titleKey: 'tree.favourites',
      skeleton: skeletons.list,
      quickCoupon: true,
      isPrivate: true,
      firstData: [sports],
      texts: ['betting.later'],
      load: async () => (await import('./favourites/FavouritesPage.tsx')).FavouritesPage,
    },
    { ...curated, id: 1150, name: 'betting.curated', path: ':pageType' },
    { ...curated, id: 1151, name: 'betting.curated-section', path: ':pageType/:section' },
    { ...curated, id: 1152, name: 'betting.curated-sport', path: ':pageType/:section/:sport' },
  ],
  slots: [
    {
      id: 'betting.search',
      texts: ['betting.search'],
      slot: slots.headerEnd,
      load: async () => (await import('./search/SearchControl.tsx')).SearchControl,
    },
    {
      id: 'betting.odds-format',
      slot: slots.sectionBarSettings,
      layout: 'desktop',
      load: async () => (await import('./preferences/OddsFormatItem.tsx')).OddsFormatItem,
    },
    {
      id: 'betting.odds-format-phone',
      slot: slots.menuSettings,
      layout: 'mobile',
      texts: ['betting.later'],
      load: async () => (await import('./preferences/OddsFormatFold.tsx')).OddsFormatFold,
    },
    {
      id: 'betting.list-options',
      slot: slots.displayEnd,
      load: async () => (await import('./lists/options/ListOptionsFold.tsx')).ListOptionsFold,
    },
    {
      id: 'betting.popular',
      slot: slots.notFoundEnd,
      load: async () => (await import('./home/PopularNow.tsx')).PopularNow,
    },
    {
      id: 'betting.sport-tree',
      slot: slots.columnStart,
      layout: 'desktop',
      skeleton: skeletons.panel,
      load: async () => (await import('./navigation/SportTree.tsx')).SportTree,
    },
    {
      id: 'betting.event-column',
      slot: slots.columnEnd,
      layout: 'desktop',
      when: onRoutes(eventPages),
      load: async () => (await import('./event/EventColumn.tsx')).EventColumn,
    },
    {
      id: 'betting.floating-media',
      slot: slots.overlay,
      isDeferred: true,
      texts: [],
      load: async () => (await import('./media/FloatingMediaHost.tsx')).FloatingMediaHost,
    },
    {
      ...accumulators,
      id: 'betting.accumulators',
      slot: slots.columnEnd,
      layout: 'desktop',
      when: onRoutes([...listPages, ...otherPages]),
    },
    {
      ...accumulators,
      id: 'betting.accumulators-phone',
      slot: slots.mainEnd,
      layout: 'mobile',
      when: onRoutes(listPages),
    },
  ],
  guards: [
    {
      id: 'betting.media',
      station: 'media',
      kind: 'load',
      timeoutMs: 500,
      onError: 'open',
      trigger: 'navigation',
      load: async () => (await import('./media/clearMedia.ts')).clearMedia,
    },
  ],
  modals: [
    {
      id: 'betting.search',
      load: async () => (await import('./search/SearchDialog.tsx')).SearchDialog,
    },
    {
      id: 'betting.generator',
      texts: ['betting.later', 'betting.accumulators'],
      load: async () => (await import('./proposals/generator/GeneratorDialog.tsx')).GeneratorDialog,
    },
  ],
  menus: menuEntries,
  setup: async () => (await import('./preferences/followChoices.ts')).followChoices,
  provides: [
    provideService(
      bettingToken,
      async () => (await import('./service/createBetting.ts')).createBetting,
    ),
    provideService(
      mediaToken,
      async () => (await import('./media/createMediaStore.ts')).createMediaStore,
    ),
  ],
  stored: storedNames,
  i18n: {
    load: (language) => import(`./locales/${language}.json`),
    later: (language) => import(`./locales/later/${language}.json`),
    parts: {
      search: (language) => import(`./locales/search/${language}.json`),
      accumulators: (language) => import(`./locales/accumulators/${language}.json`),
    },
  },
});
