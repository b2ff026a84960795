import { expect } from '@playwright/test';
import { beginsWith } from '../textOf.ts';
import { go, say, type Scene, type Visit } from '../Visit.ts';

/** Opens the popover of a header button, instead of an open one. */
async function openPopover(visit: Visit, name: RegExp): Promise<void> {
  await visit.page.keyboard.press('Escape');
  const dialog = visit.page.getByRole('dialog').first();
  await expect(dialog).toBeHidden();
  await visit.page.getByRole('banner').getByRole('button', { name }).first().click();
  await expect(
    dialog.getByRole('button').or(dialog.getByRole('link')).or(dialog.getByRole('radio')).first(),
  ).toBeVisible();
}

/** Popovers of the header, or their pages on a phone. */
export const headerScenes: readonly Scene[] = [
  {
    name: 'search with what it found',
    isLayer: true,
    show: async (visit) => {
      await go(visit, '');
      await visit.page
        .getByRole('banner')
        .getByRole('button', { name: say(visit, 'betting:search.open') })
        .click();
      await visit.page.getByRole('combobox').fill('ha');
      await expect(visit.page.getByRole('dialog').locator('mark').first()).toBeVisible();
    },
    next: [
      {
        name: 'search without an answer',
        isLayer: true,
        show: async ({ page }) => {
          await page.getByRole('combobox').fill('qqqxxx');
          await expect(page.getByRole('status').filter({ hasText: 'qqqxxx' })).toBeAttached();
        },
      },
    ],
  },
  {
    name: 'balance',
    isLayer: true,
    isSignedIn: true,
    isMobile: false,
    show: async (visit) => {
      await go(visit, '');
      await openPopover(visit, beginsWith(say(visit, 'auth:account.main')));
    },
    next: [
      {
        name: 'account menu',
        isLayer: true,
        show: async (visit) => openPopover(visit, beginsWith(say(visit, 'auth:menu'))),
      },
      {
        name: 'question before sign-out',
        isLayer: true,
        show: async (visit) => {
          await visit.page
            .getByRole('button', { name: beginsWith(say(visit, 'auth:signOut')) })
            .click();
          await expect(visit.page.locator('dialog[open]')).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'display settings',
    isLayer: true,
    isMobile: false,
    show: async (visit) => {
      await go(visit, '');
      await openPopover(visit, beginsWith(say(visit, 'shell:displaySettings')));
    },
    next: [
      {
        name: 'odds formats',
        isLayer: true,
        show: async (visit) => openPopover(visit, beginsWith(say(visit, 'betting:odds.title'))),
      },
      {
        name: 'languages',
        isLayer: true,
        show: async (visit) => openPopover(visit, /^(English|العربية)/),
      },
      {
        name: 'time zones',
        isLayer: true,
        show: async (visit) => openPopover(visit, /[\d٠-٩]{1,2}:[\d٠-٩]{2}/),
      },
    ],
  },
  {
    name: 'menu',
    isLayer: true,
    isMobile: true,
    show: async (visit) => {
      await go(visit, '');
      await visit.page.getByRole('button', { name: say(visit, 'shell:menu'), exact: true }).click();
      await expect(
        visit.page.getByRole('dialog', { name: say(visit, 'shell:menu') }),
      ).toBeVisible();
    },
  },
];
