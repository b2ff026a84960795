import { expect } from '@playwright/test';
import { beginsWith } from '../textOf.ts';
import { go, say, type Scene, type Visit } from '../Visit.ts';

async function openPopover(visit: Visit, path: string, name: RegExp): Promise<void> {
  await go(visit, path);
  await visit.page.getByRole('banner').getByRole('button', { name }).first().click();
  await expect(visit.page.getByRole('dialog').first()).toBeVisible();
  await expect(
    visit.page
      .getByRole('dialog')
      .first()
      .getByRole('button')
      .or(visit.page.getByRole('dialog').first().getByRole('link'))
      .or(visit.page.getByRole('dialog').first().getByRole('radio'))
      .first(),
  ).toBeVisible();
}

async function searchFor(visit: Visit, words: string): Promise<void> {
  await go(visit, '');
  await visit.page
    .getByRole('banner')
    .getByRole('button', { name: say(visit, 'betting:search.open') })
    .click();
  await visit.page.getByRole('combobox').fill(words);
}

/** What opens out of the header, or in its place on a telephone. */
export const headerScenes: readonly Scene[] = [
  {
    name: 'search with what it found',
    isLayer: true,
    show: async (visit) => {
      await searchFor(visit, 'ha');
      await expect(visit.page.getByRole('dialog').locator('mark').first()).toBeVisible();
    },
  },
  {
    name: 'search before and without an answer',
    isLayer: true,
    show: async (visit) => {
      await searchFor(visit, 'qqqxxx');
      await expect(visit.page.getByRole('status').filter({ hasText: 'qqqxxx' })).toBeAttached();
    },
  },
  {
    name: 'account menu',
    isLayer: true,
    isSignedIn: true,
    isMobile: false,
    show: async (visit) => openPopover(visit, '', beginsWith(say(visit, 'auth:menu'))),
  },
  {
    name: 'question before sign-out',
    isLayer: true,
    isSignedIn: true,
    isMobile: false,
    show: async (visit) => {
      await openPopover(visit, '', beginsWith(say(visit, 'auth:menu')));
      await visit.page
        .getByRole('button', { name: beginsWith(say(visit, 'auth:signOut')) })
        .click();
      await expect(visit.page.locator('dialog[open]')).toBeVisible();
    },
  },
  {
    name: 'balance',
    isLayer: true,
    isSignedIn: true,
    isMobile: false,
    show: async (visit) => openPopover(visit, '', beginsWith(say(visit, 'auth:account.main'))),
  },
  {
    name: 'display settings',
    isLayer: true,
    isMobile: false,
    show: async (visit) => openPopover(visit, '', beginsWith(say(visit, 'shell:displaySettings'))),
  },
  {
    name: 'odds formats',
    isLayer: true,
    isMobile: false,
    show: async (visit) => openPopover(visit, '', beginsWith(say(visit, 'shell:odds'))),
  },
  {
    name: 'languages',
    isLayer: true,
    isMobile: false,
    show: async (visit) => openPopover(visit, '', /^(English|العربية)/),
  },
  {
    name: 'time zones',
    isLayer: true,
    isMobile: false,
    show: async (visit) => openPopover(visit, '', /[\d٠-٩]{1,2}:[\d٠-٩]{2}/),
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
  {
    name: 'empty coupon',
    show: async (visit) => {
      await go(visit, '');
      if (!visit.look.isMobile) return;
      await visit.page
        .getByRole('navigation')
        .getByRole('button', { name: say(visit, 'coupon:title') })
        .click();
      await expect(
        visit.page.getByRole('dialog', { name: say(visit, 'coupon:title') }),
      ).toBeVisible();
    },
  },
];
