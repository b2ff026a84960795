import {
  eventEndpoint,
  eventSkeleton,
  liveFeature,
  resultRoute,
  resultsRoute,
  sportsEndpoint,
} from '../betting/contract.ts';
import { definePlugin, menus, skeletons, parameters } from '#core';

const sports = { endpoint: sportsEndpoint } as const;
const page = {
  skeleton: skeletons.list,
  hasEndColumn: false,
  titleKey: 'title',
  descriptionKey: 'description',
  firstData: [sports],
} as const;
const day = {
  ...page,
  parameters: { date: parameters.date, sport: parameters.slugId, champ: parameters.slugId },
  load: async () => (await import('./days/ResultsPage.tsx')).ResultsPage,
} as const;
const live = {
  ...page,
  feature: liveFeature,
  titleKey: 'live.title',
  descriptionKey: 'live.description',
  load: async () => (await import('./rows/LiveResultsPage.tsx')).LiveResultsPage,
} as const;

export const results = definePlugin({
  id: 'results',
  needs: ['betting'],
  routes: [
    { ...day, id: 1250, name: resultsRoute, path: 'results' },
    { ...live, id: 1251, name: 'results.live', path: 'results/live' },
    { ...live, id: 1252, name: 'results.zone', path: 'results/zone', isPrivate: true },
    { ...day, id: 1253, name: 'results.day', path: 'results/:date' },
    { ...day, id: 1254, name: 'results.day-sport', path: 'results/:date/:sport' },
    { ...day, id: 1255, name: 'results.day-competition', path: 'results/:date/:sport/:champ' },
    {
      ...page,
      id: 1256,
      name: resultRoute,
      path: 'results/event/:game',
      parameters: { game: parameters.slugId },
      skeleton: eventSkeleton,
      titleKey: 'event.title',
      titleFrom: {
        endpoint: eventEndpoint,
        names: ['game.team1.name', 'game.team2.name'],
        textKey: 'event.title-of',
      },
      firstData: [sports, { endpoint: eventEndpoint, params: { id: '{game}' } }],
      load: async () => (await import('./rows/EventResultPage.tsx')).EventResultPage,
    },
  ],
  menus: [
    {
      menu: menus.section,
      item: {
        id: 'results',
        labelKey: 'betting:menu.results',
        icon: 'clipboard-check',
        target: 'results.page',
        within: ['results.page'],
      },
    },
  ],
  i18n: { load: (language) => import(`./locales/${language}.json`) },
});
