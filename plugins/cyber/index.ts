import {
  cyberEventRoute,
  eventEndpoint,
  eventSkeleton,
  sportsEndpoint,
} from '../betting/contract.ts';
import {
  definePlugin,
  provideService,
  type FirstData,
  menus,
  slots,
  skeletons,
  parameters,
} from '#core';
import { cyberToken } from './contract.ts';

const firstData: readonly FirstData[] = [
  { endpoint: sportsEndpoint },
  { endpoint: 'cyber.disciplines' },
];
const section = { words: ['line', 'live'] } as const;
const type = { words: ['real', 'virtual'] } as const;
const page = {
  skeleton: skeletons.list,
  quickCoupon: true,
  titleKey: 'title',
  descriptionKey: 'description',
  firstData,
  load: async () => (await import('./disciplines/DisciplinePage.tsx')).DisciplinePage,
} as const;
const ofDiscipline = {
  ...page,
  parameters: {
    type,
    discipline: parameters.slugId,
    champ: parameters.slugId,
    section,
  },
  titleFrom: {
    endpoint: 'cyber.disciplines',
    names: ['disciplines.{discipline}.name'],
    textKey: 'title-of',
  },
} as const;

export const cyber = definePlugin({
  id: 'cyber',
  needs: ['betting'],
  routes: [
    {
      ...page,
      id: 1400,
      name: 'cyber.all',
      path: 'cyber/:type/all',
      parameters: { type },
      load: async () => (await import('./disciplines/AllPage.tsx')).AllPage,
    },
    { ...ofDiscipline, id: 1401, name: 'cyber.discipline', path: 'cyber/:type/:discipline' },
    {
      ...ofDiscipline,
      id: 1402,
      name: 'cyber.champs',
      path: 'cyber/:type/:discipline/champs',
      load: async () => (await import('./matches/CompetitionsPage.tsx')).CompetitionsPage,
    },
    { ...ofDiscipline, id: 1403, name: 'cyber.section', path: 'cyber/:type/:discipline/:section' },
    { ...ofDiscipline, id: 1404, name: 'cyber.champ', path: 'cyber/:type/:discipline/:champ' },
    {
      id: 1405,
      name: cyberEventRoute,
      path: 'cyber/:type/:discipline/:champ/:section/:game',
      parameters: {
        type,
        discipline: parameters.slugId,
        champ: parameters.slugId,
        section,
        game: parameters.slugId,
      },
      titleKey: 'title',
      titleFrom: { endpoint: eventEndpoint, names: ['game.team1.name', 'game.team2.name'] },
      skeleton: eventSkeleton,
      quickCoupon: true,
      firstData: [...firstData, { endpoint: eventEndpoint, params: { id: '{game}' } }],
      load: async () => (await import('./matches/CyberEventPage.tsx')).CyberEventPage,
    },
  ],
  slots: [
    {
      id: 'cyber.disciplines',
      slot: slots.columnStart,
      layout: 'desktop',
      when: {
        op: 'any',
        of: [1400, 1401, 1402, 1403, 1404, 1405].map((id) => ({ op: 'route', id }) as const),
      },
      skeleton: skeletons.panel,
      load: async () => (await import('./disciplines/DisciplineColumn.tsx')).DisciplineColumn,
    },
  ],
  menus: [
    {
      menu: menus.main,
      item: {
        id: 'cyber',
        labelKey: 'betting:menu.cyber',
        icon: 'device-gamepad-2',
        target: 'cyber.all',
        params: { type: 'real' },
        within: ['/cyber'],
      },
    },
  ],
  provides: [
    provideService(
      cyberToken,
      async () => (await import('./disciplines/createCyber.ts')).createCyber,
    ),
  ],
  i18n: { load: (language) => import(`./locales/${language}.json`) },
});
