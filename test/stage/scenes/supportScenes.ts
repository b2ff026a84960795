import { expect } from '@playwright/test';
import { beginsWith } from '../textOf.ts';
import { go, say, stands, type Scene, type Visit } from '../Visit.ts';

/** Opens the support options: in the corner, or in the menu of a phone. */
async function openSupport(visit: Visit): Promise<void> {
  await go(visit, '');
  if (visit.look.isMobile) {
    await visit.page.getByRole('button', { name: say(visit, 'shell:menu'), exact: true }).click();
    await visit.page
      .getByRole('dialog', { name: say(visit, 'shell:menu') })
      .getByRole('button', { name: beginsWith(say(visit, 'support:contact')) })
      .click();
  } else {
    await visit.page.getByRole('button', { name: beginsWith(say(visit, 'support:open')) }).click();
  }
  await expect(visit.page.locator('a[href^="mailto:"]').first()).toBeVisible();
  await stands(visit.page);
}

async function chooseWay(visit: Visit, way: string): Promise<void> {
  await visit.page
    .getByRole('button', { name: beginsWith(say(visit, way)) })
    .last()
    .click();
}

/** Support options and conversations. */
export const supportScenes: readonly Scene[] = [
  {
    name: 'ways to the support',
    isLayer: true,
    show: async (visit) => openSupport(visit),
    next: [
      {
        name: 'question to the support',
        isLayer: true,
        show: async (visit) => {
          await chooseWay(visit, 'support:question');
          await visit.page
            .getByRole('dialog')
            .getByRole('button', { name: say(visit, 'support:send') })
            .click();
          await expect(visit.page.locator('textarea[aria-invalid="true"]')).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'answered question',
    isLayer: true,
    isSignedIn: true,
    show: async (visit) => {
      await openSupport(visit);
      await chooseWay(visit, 'support:question');
      await visit.page.locator('textarea').fill('Why was my bet on Harbour City void?');
      await visit.page
        .getByRole('dialog')
        .getByRole('button', { name: say(visit, 'support:send') })
        .click();
      const title = await visit.page.getByRole('heading', { name: /\d{5}/ }).innerText();
      await visit.stage.control.post(`support/requests/${/\d{5}/.exec(title)?.[0] ?? ''}`, {
        answer: 'The match was called off.',
      });
      await visit.page
        .getByRole('dialog')
        .getByRole('button', { name: say(visit, 'support:requests'), exact: true })
        .last()
        .click();
      await expect(visit.page.getByText('The match was called off.')).toBeVisible();
    },
  },
  {
    name: 'chat with the support',
    isLayer: true,
    show: async (visit) => {
      await openSupport(visit);
      await chooseWay(visit, 'support:chat');
      await expect(visit.page.getByRole('log').locator('p').first()).toBeVisible();
      await stands(visit.page);
    },
  },
];
