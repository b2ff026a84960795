import { menus } from '#core';
import { resultsRoute } from './contract.ts';

const favourites = {
  id: 'favourites',
  labelKey: 'tree.favourites',
  icon: 'star',
  target: 'betting.favourites',
} as const;

/** Entries of betting in the menus of the shell. */
export const menuEntries = [
  {
    menu: menus.main,
    item: {
      id: 'line',
      labelKey: 'menu.sports',
      icon: 'ball-football',
      target: 'betting.home',
      within: [
        'betting.line',
        'betting.statistic',
        'betting.champs',
        'betting.multi',
        'betting.favourites',
        resultsRoute,
        ...[
          'topgame',
          'betsonyour',
          'team',
          'champ',
          'epl',
          'laliga',
          'europaleague',
          'ipl',
          'ufc',
          'marble',
          'politics',
        ].map((type) => `/${type}`),
      ],
    },
  },
  {
    menu: menus.main,
    item: {
      id: 'live',
      labelKey: 'menu.live',
      icon: 'antenna-bars-5',
      target: 'betting.live',
      badge: 'dot',
    },
  },
  { menu: menus.section, item: { id: 'top', labelKey: 'menu.top', target: 'betting.home' } },
  {
    menu: menus.section,
    item: { id: 'upcoming', labelKey: 'menu.upcoming', icon: 'calendar', target: 'betting.line' },
  },
  { menu: menus.section, item: { id: 'live', labelKey: 'menu.live', target: 'betting.live' } },
  {
    menu: menus.section,
    item: {
      id: 'statistic',
      labelKey: 'menu.statistic',
      icon: 'chart-bar',
      target: 'betting.statistic',
    },
  },
  {
    menu: menus.section,
    item: { id: 'champs', labelKey: 'menu.champs', icon: 'trophy', target: 'betting.champs' },
  },
  {
    menu: menus.section,
    item: {
      id: 'multi',
      labelKey: 'menu.multi',
      icon: 'layout-columns',
      target: 'betting.multi',
    },
  },
  { menu: menus.section, item: favourites },
  {
    menu: menus.bottom,
    item: { id: 'top', labelKey: 'menu.top-short', icon: 'home', target: 'betting.home' },
  },
  {
    menu: menus.bottom,
    item: { id: 'live', labelKey: 'menu.live', icon: 'antenna-bars-5', target: 'betting.live' },
  },
  { menu: menus.bottom, item: favourites },
] as const;
