import { expect } from '@playwright/test';
import { go, type Scene } from '../Visit.ts';

/** A block by its template, or maintenance, as shown to a visitor of home. */
function closed(name: string, site: Readonly<Record<string, unknown>>): Scene {
  return {
    name,
    show: async (visit) => {
      await visit.stage.control.site(site);
      await go(visit, '');
      await expect(visit.page.locator('main svg').last()).toBeVisible();
    },
  };
}

/** Pages that replace another, and redirects away from one. */
export const closedScenes: readonly Scene[] = [
  closed('maintenance', {
    maintenance: { isActive: true, started_at: 1_700_000_000, ended_at: 2_000_000_000 },
  }),
  closed('block', { block: { templateTypeId: 1 } }),
  closed('suspension', { block: { templateTypeId: 16 } }),
  closed('coming soon', { block: { templateTypeId: 8, opens_at: 2_000_000_000 } }),
  closed('site updates', { block: { templateTypeId: 4 } }),
  { name: 'server error', show: async (visit) => go(visit, '500') },
  { name: 'old browser', show: async (visit) => go(visit, 'oldbrowser') },
  {
    name: 'appeals',
    isSignedIn: true,
    show: async (visit) => {
      await visit.stage.control.user('demo', { block: { templateTypeId: 16 } });
      await go(visit, 'block-appeal-history');
      await visit.page.locator('textarea').fill('Please look at it again.');
      await visit.page.locator('main button[type="submit"]').click();
      await expect(visit.page.locator('main h3').first()).toBeVisible();
    },
  },
  { name: 'no such page', show: async (visit) => go(visit, 'nowhere') },
  {
    name: 'leaving for another site',
    isLayer: true,
    show: async (visit) => {
      await visit.stage.control.redirects([
        { path: '/partner', url: 'https://partner.example/offer' },
      ]);
      await go(visit, 'partner');
      await expect(visit.page.getByRole('dialog').getByText('partner.example')).toBeVisible();
    },
  },
];
