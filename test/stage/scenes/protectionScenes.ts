import { expect } from '@playwright/test';
import { go, say, type Scene, type Visit } from '../Visit.ts';

const text = (visit: Visit, key: string): string => say(visit, `limits.responsible:${key}`);

/** Leaves the field of the first limit with an invalid amount. */
async function typeNoAmount(visit: Visit): Promise<void> {
  const { page } = visit;
  await go(visit, 'office/responsible');
  await page
    .getByRole('group')
    .getByRole('button', { name: new RegExp(`^${text(visit, 'set')}`) })
    .first()
    .click();
  await page.locator('main input[name="limit"]').fill('x');
  await page.getByRole('button', { name: text(visit, 'save'), exact: true }).click();
  await expect(page.locator('main input[name="limit"]')).toHaveAttribute('aria-invalid', 'true');
}

/** Limits, breaks, and ways of sign-in. */
export const protectionScenes: readonly Scene[] = [
  {
    name: 'limit that is no amount',
    isSignedIn: true,
    show: typeNoAmount,
    next: [
      {
        name: 'self-exclusion before it is confirmed',
        isLayer: true,
        show: async (visit) => {
          const { page } = visit;
          const panel = page.getByRole('region', { name: text(visit, 'exclusion.title') });
          await panel.getByRole('button').first().click();
          await panel.getByRole('button').last().click();
          await expect(page.getByRole('dialog')).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'security',
    isSignedIn: true,
    show: async (visit) => {
      await go(visit, 'office/security');
      await expect(
        visit.page.getByText(say(visit, 'security:sessions.this')).first(),
      ).toBeVisible();
    },
    next: [
      {
        name: 'another e-mail',
        show: async (visit) => {
          const change = say(visit, 'recovery.change:email.change');
          await visit.page.getByRole('button', { name: change }).click();
          await expect(visit.page.locator('input[name="new-email"]')).toBeFocused();
        },
      },
    ],
  },
];
