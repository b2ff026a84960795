import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { definePlugin } from '../../contract/definePlugin.ts';
import { Layout } from '../Layout.tsx';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { slots } from '../slots.ts';

const overlays = definePlugin({
  id: 'overlays',
  slots: [{ id: 'overlays.one', slot: slots.overlay, load: async () => () => <p>An overlay</p> }],
});
const brand = {
  id: 'testbrand',
  name: 'Testbrand',
  supportEmail: 'help@test.example',
  responsibleGamblingLinks: [{ name: 'Help line', url: 'https://help.example' }],
};

test('SHL-211 mark, language, support and help are shown, and no link back into the site', async () => {
  await renderPlugin(
    <Layout routeLayout="maintenance" hasEndColumn={false}>
      <p>Page</p>
    </Layout>,
    {
      manifests: [overlays],
      configuration: { brand },
    },
  );
  const banner = await screen.findByRole('banner');
  expect(within(banner).getByText('Testbrand').closest('a')).toBeNull();
  expect(within(banner).getByRole('link', { name: 'Support' }).getAttribute('href')).toBe(
    'mailto:help@test.example',
  );
  expect(within(banner).getByRole('button', { name: /English/ })).toBeTruthy();
  expect(
    within(screen.getByRole('contentinfo'))
      .getByRole('link', { name: 'Help line' })
      .getAttribute('href'),
  ).toBe('https://help.example');
  expect(screen.getByRole('img', { name: '18+ only' })).toBeTruthy();
  expect(screen.getByRole('main')).toBeTruthy();
  expect(screen.queryByText('An overlay')).toBeNull();
});

test('SHL-211 without an address there is no link to the support; a blocked person gets notices', async () => {
  await renderPlugin(
    <Layout routeLayout="blocked" hasEndColumn={false}>
      <p>Page</p>
    </Layout>,
    {
      manifests: [overlays],
    },
  );
  expect(await screen.findByRole('banner')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Support' })).toBeNull();
  expect(await screen.findByText('An overlay')).toBeTruthy();
});
