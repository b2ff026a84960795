import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { definePlugin, provideService } from '../../contract/definePlugin.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { withheldPlacesToken } from '../menu/withheldPlacesToken.ts';
import { menus } from '../slots.ts';
import { MenuDrawer } from './MenuDrawer.tsx';

const area = definePlugin({
  id: 'area',
  provides: [
    provideService(withheldPlacesToken, async () => () => ({
      has: (path) => path === 'area/second',
    })),
  ],
  routes: ['first', 'second'].map((name, index) => ({
    id: 9100 + index,
    name: `area.${name}`,
    path: `area/${name}`,
    titleKey: name,
    access: 'authed' as const,
    load: async () => () => <p>{name}</p>,
  })),
  menus: ['first', 'second'].map((name) => ({
    menu: menus.office,
    item: { id: `area.${name}`, labelKey: name, target: `area.${name}` },
  })),
});

test('SHL-802 the menu of the mobile layout leaves out the pages that are withheld from the person', async () => {
  const { runtime, rerender } = await renderPlugin(<span />, {
    manifests: [area],
    isMobile: true,
  });
  act(() => runtime.session.begin(7, { token: 'token', expiresAtS: 4_000_000_000 }));
  await act(async () => rerender(<MenuDrawer onClose={() => undefined} />));
  const paths = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'));
  expect(paths).toContain('/en/area/first');
  expect(paths).not.toContain('/en/area/second');
});

test('SHL-860 the menu of the mobile layout is in groups with the captions of the menus it is made of', async () => {
  const house = definePlugin({
    id: 'house',
    routes: ['alone', 'inside', 'section', 'terms'].map((name, index) => ({
      id: 9110 + index,
      name: `house.${name}`,
      path: `house/${name}`,
      titleKey: name,
      load: async () => () => <p>{name}</p>,
    })),
    menus: [
      { menu: menus.office, item: { id: 'a', labelKey: 'alone', target: 'house.alone' } },
      {
        menu: menus.office,
        item: {
          id: 'h',
          labelKey: 'heading',
          children: [{ id: 'i', labelKey: 'inside', target: 'house.inside' }],
        },
      },
      { menu: menus.section, item: { id: 's', labelKey: 'section', target: 'house.section' } },
      { menu: menus.footer, item: { id: 't', labelKey: 'terms', target: 'house.terms' } },
      { menu: menus.footer, item: { id: 'r', labelKey: 'again', target: 'house.inside' } },
    ],
  });
  const { runtime, rerender } = await renderPlugin(<span />, {
    manifests: [house],
    isMobile: true,
  });
  await runtime.services.i18n.loadNamespace('shell.later');
  act(() => runtime.session.begin(7, { token: 'token', expiresAtS: 4_000_000_000 }));
  await act(async () => rerender(<MenuDrawer onClose={() => undefined} />));
  const menu = await screen.findByRole('navigation', { name: 'Section menu' });
  const groups = within(menu)
    .getAllByRole('heading')
    .map((caption) => {
      const links = within(caption.parentElement ?? menu).getAllByRole('link');
      return [caption.textContent, links.map((link) => link.getAttribute('href'))];
    });
  expect(groups).toEqual([
    ['More sections', ['/en/house/section']],
    ['Your account', ['/en/house/alone']],
    [expect.anything(), ['/en/house/inside']],
    ['More', ['/en/house/terms']],
  ]);
});
