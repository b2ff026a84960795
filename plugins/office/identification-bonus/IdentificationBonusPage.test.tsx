import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { definePlugin } from '#core';
import { auth } from '../../auth/index.ts';
import { coupon } from '../../coupon/index.ts';
import { wagerRoute } from '../contract.ts';
import { office } from '../index.ts';
import { IdentificationBonusPage } from './IdentificationBonusPage.tsx';

/** Fake of the bonuses plugin, which a site may lack. */
const bonuses = definePlugin({
  id: 'bonuses',
  routes: [
    {
      id: 1060,
      name: wagerRoute,
      path: 'office/bonuses/wager',
      titleKey: 'title',
      load: async () => () => null,
    },
  ],
});

async function open(query: string, others = [bonuses]): Promise<void> {
  const { sandbox } = attachSandbox();
  const { runtime, rerender } = await renderPlugin(<span />, {
    manifests: [auth, coupon, office, ...others],
    path: `/en/office/identification-bonus${query}`,
    person: await sandbox.signIn(),
  });
  await act(async () => runtime.services.i18n.loadNamespace('office.personal'));
  rerender(<IdentificationBonusPage />);
}

test('OFC-171 ID08 the page links to the terms of the bonus and, with equal weight, to the original destination', async () => {
  await open('?return-url=%2Fen%2Fline%3Fday%3Dtoday');
  expect(await screen.findByText('Your identity is proved')).toBeDefined();
  const goOn = screen.getByRole('link', { name: 'Continue' });
  await waitFor(() => expect(goOn.getAttribute('href')).toBe('/en/line?day=today'));
  const terms = screen.getByRole('link', { name: 'See the terms' });
  expect([terms.getAttribute('href'), terms.className]).toEqual([
    '/en/office/bonuses/wager',
    goOn.className,
  ]);
});

test('OFC-171 ID08 a destination on another site is ignored, and without the plugin of bonuses nothing links to them', async () => {
  await open('?return-url=https%3A%2F%2Felsewhere.example%2F', []);
  const goOn = await screen.findByRole('link', { name: 'Continue' });
  expect(goOn.getAttribute('href')).toBe('/en');
  expect(screen.queryByRole('link', { name: 'See the terms' })).toBeNull();
});
