import { expect } from '@playwright/test';
import { textOf } from '../textOf.ts';
import { go, say, type Scene, type Visit } from '../Visit.ts';

/** Opens home of a site with these features, for a first visit. */
async function goWithFeatures(
  visit: Visit,
  features: Readonly<Record<string, boolean>>,
): Promise<void> {
  await visit.page.context().clearCookies({ name: 'cookies_agree_type' });
  await visit.page.addInitScript((added) => {
    document.addEventListener('readystatechange', () => {
      const boot = document.querySelector('#boot')?.firstChild;
      if (document.readyState !== 'interactive' || !(boot instanceof Text)) return;
      const data = JSON.parse(boot.data) as {
        readonly environment: { isBot: boolean };
        readonly configuration: { features: object };
      };
      data.environment.isBot = false;
      Object.assign(data.configuration.features, added);
      boot.data = JSON.stringify(data);
    });
  }, features);
  await go(visit, '');
}

/** Questions and notices of a site before anything else. */
export const noticeScenes: readonly Scene[] = [
  {
    name: 'question about cookies',
    isApart: true,
    isLayer: true,
    show: async (visit) => {
      await goWithFeatures(visit, { cookieConsent: true });
      await expect(
        visit.page.getByRole('region', { name: say(visit, 'notices:consent.title') }),
      ).toBeVisible();
    },
    next: [
      {
        name: 'choice of cookies',
        isLayer: true,
        show: async (visit) => {
          await visit.page
            .getByRole('button', { name: say(visit, 'notices:consent.choose'), exact: true })
            .click();
          await expect(
            visit.page
              .getByRole('region', { name: say(visit, 'notices.later:consent.customTitle') })
              .getByRole('checkbox'),
          ).toHaveCount(3);
        },
      },
    ],
  },
  {
    name: 'question about the age',
    isApart: true,
    isLayer: true,
    show: async (visit) => {
      await goWithFeatures(visit, { ageCheck: true });
      await expect(
        visit.page.getByRole('dialog', {
          name: textOf(visit.look.language, 'notices.later:age.title').replace('{{age}}', '18'),
        }),
      ).toBeVisible();
    },
  },
  {
    name: 'news about the site',
    isApart: true,
    isLayer: true,
    isSignedIn: false,
    show: async (visit) => {
      await goWithFeatures(visit, { newSiteInformation: true });
      await expect(
        visit.page.getByRole('dialog', { name: say(visit, 'notices.later:newSite.title') }),
      ).toBeVisible();
    },
  },
  {
    name: 'question about an account in kuna',
    isApart: true,
    isLayer: true,
    isSignedIn: true,
    show: async (visit) => {
      await visit.stage.control.post('users/demo/kuna', { minor: 150_690 });
      await goWithFeatures(visit, { accountConversion: true });
      await expect(
        visit.page.getByRole('dialog', { name: say(visit, 'notices.later:conversion.title') }),
      ).toBeVisible();
    },
  },
  {
    name: 'news about an account in kuna',
    isApart: true,
    isLayer: true,
    isSignedIn: true,
    show: async (visit) => {
      await visit.stage.control.post('users/demo/kuna', { minor: 150_690, isConverted: true });
      await goWithFeatures(visit, { accountConversion: true });
      await expect(
        visit.page.getByRole('dialog', { name: say(visit, 'notices.later:kuna.title') }),
      ).toBeVisible();
    },
  },
];
