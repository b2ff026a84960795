import { act, screen } from '@testing-library/react';
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

test('SHL-802 the menu of the mobile layout leaves out the places that are withheld from the person', async () => {
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
