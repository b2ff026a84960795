import { spentToken } from '../../../plugins/auth/contract.ts';
import { expect, type Locator } from '@playwright/test';
import { go, say, stands, type Scene, type Visit } from '../Visit.ts';
import { filledCoupon, personOf } from './couponScenes.ts';

const undoButton = (visit: Visit): Locator =>
  visit.page.locator('main').getByRole('button', { name: say(visit, 'recovery:undo.send') });

async function sendPassword({ page }: Visit, password: string): Promise<void> {
  await page.locator('input[name="username"]').fill('demo');
  await page.locator('input[type="password"]').fill(password);
  await page.keyboard.press('Enter');
}

/** Sign-in, recovery, and personal pages. */
export const accountScenes: readonly Scene[] = [
  {
    name: 'sign-in page',
    isSignedIn: false,
    show: async (visit) => go(visit, 'user/login'),
    next: [
      {
        name: 'refused sign-in',
        show: async (visit) => {
          await sendPassword(visit, 'wrong');
          await expect(visit.page.locator('input[type="password"]')).toHaveAttribute(
            'aria-invalid',
            'true',
          );
        },
      },
      {
        name: 'captcha',
        isLayer: true,
        show: async (visit) => {
          await visit.stage.control.faults([
            { path: '/web-api/auth/v1/login', times: 9, captcha: true },
          ]);
          await sendPassword(visit, 'Demo-pass-1');
          await expect(
            visit.page.locator('dialog[open]').getByText(say(visit, 'challenge:text')),
          ).toBeVisible();
        },
      },
      {
        name: 'captcha in vain',
        isLayer: true,
        show: async (visit) => {
          await visit.stage.control.post('captcha', { refuse: 1, times: 3 });
          const dialog = visit.page.locator('dialog[open]');
          for (const key of ['challenge:start', 'challenge:retry', 'challenge:retry'])
            await dialog.getByRole('button', { name: say(visit, key) }).click();
          await expect(dialog.getByText(say(visit, 'challenge:inVain'))).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'sign-in link that was used',
    isSignedIn: false,
    show: async (visit) => {
      await go(visit, spentToken);
      await expect(
        visit.page.getByRole('heading', { level: 1, name: say(visit, 'auth.later:token.invalid') }),
      ).toBeVisible();
    },
  },
  {
    name: 'sign-in link',
    isSignedIn: false,
    show: async (visit) => {
      const { path } = (await visit.stage.control.post('users/newbie/sign-in-link', {
        language: visit.look.language,
      })) as { readonly path: string };
      await visit.page.goto(path);
      await stands(visit.page);
      await expect(
        visit.page.locator('main').getByRole('button', { name: say(visit, 'auth:signIn') }),
      ).toBeVisible();
    },
  },
  {
    name: 'registration in full, with all that is missing',
    isSignedIn: false,
    show: async (visit) => {
      await go(visit, 'registration');
      const main = visit.page.locator('main');
      await main.getByRole('radio', { name: say(visit, 'registration:type.full') }).check();
      const isInSteps = visit.look.isMobile;
      await main
        .getByRole('button', {
          name: say(visit, `registration:${isInSteps ? 'next' : 'register'}`),
        })
        .click();
      await expect(
        main.getByText(say(visit, 'auth.birth-date:problem.missing'), { exact: true }),
      ).toBeVisible();
    },
  },
  {
    name: 'registration by phone, over the page',
    isLayer: true,
    isSignedIn: false,
    show: async (visit) => {
      await go(visit, '');
      await visit.page
        .getByRole('banner')
        .getByRole('link', { name: say(visit, 'auth:register') })
        .click();
      const dialog = visit.page.locator('dialog[open]');
      await dialog.getByRole('radio', { name: say(visit, 'registration:type.phone') }).check();
      await expect(dialog.locator('input[type="tel"]')).toBeVisible();
    },
  },
  {
    name: 'registration by a letter',
    isSignedIn: false,
    show: async (visit) => go(visit, 'user/registered?token=abcdefghijklmnopqrstuvwxyz'),
  },
  { name: 'account', isSignedIn: true, show: async (visit) => go(visit, 'office') },
  { name: 'wallets', isSignedIn: true, show: async (visit) => go(visit, 'office/wallets') },
  {
    name: 'personal-data',
    isSignedIn: true,
    show: async (visit) => go(visit, 'office/personal_data'),
  },
  { name: 'mailing', isSignedIn: true, show: async (visit) => go(visit, 'office/mailing') },
  {
    name: 'history',
    isSignedIn: true,
    show: async (visit) => go(visit, 'office/history'),
    next: [
      {
        name: 'a bet',
        show: async (visit) => {
          await visit.page.locator('main li button[aria-expanded="false"]').first().click();
          await visit.page.locator('main a[href*="/office/history/"]').first().click();
          await expect(visit.page).toHaveURL(/office\/history\/\d+$/);
          await stands(visit.page);
        },
      },
    ],
  },
  {
    name: 'forgotten password',
    isLayer: true,
    isSignedIn: false,
    show: async (visit) => {
      await visit.page.goto(`/${visit.look.language}?showForgotPasswordModal=1`);
      await stands(visit.page);
      await expect(visit.page.locator('dialog[open] input[type="email"]')).toBeVisible();
    },
  },
  {
    name: 'new password',
    isSignedIn: false,
    show: async (visit) => go(visit, 'user/passwordreset?token=abcdefghijklmnopqrstuvwxyz'),
  },
  {
    name: 'link that does not work any more',
    show: async (visit) => go(visit, 'user/passwordreset'),
  },
  {
    name: 'activation without a link',
    isSignedIn: false,
    show: async (visit) => go(visit, 'user/activate'),
  },
  {
    name: 'activation by a code',
    isSignedIn: false,
    show: async (visit) => go(visit, 'user/activatefast?token=abcdefghijklmnopqrstuvwxyz'),
  },
  {
    name: 'a change of contact to be taken back',
    isSignedIn: false,
    show: async (visit) => {
      await go(visit, `user/contactundo?token=${'x'.repeat(43)}`);
      await expect(undoButton(visit)).toBeVisible();
    },
    next: [
      {
        name: 'that cannot be taken back any more',
        show: async (visit) => {
          await undoButton(visit).click();
          await expect(visit.page.getByText(say(visit, 'recovery:undo.invalid'))).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'newsletter stopped',
    show: async (visit) => {
      const { path } = (await visit.stage.control.post('users/newbie/letter', {
        kind: 'news',
      })) as { readonly path: string };
      await go(visit, path.replace(/^\/[a-z]{2}\//, ''));
      await visit.page.getByRole('button', { name: say(visit, 'recovery:news.stop') }).click();
      await expect(visit.page.getByText(say(visit, 'recovery:news.stopped'))).toBeVisible();
    },
  },
  {
    name: 'changed terms',
    isSignedIn: true,
    show: async (visit) => {
      await visit.stage.control.site({ termsUpdatedAt: 1_790_000_000 });
      await go(visit, 'confirm-terms');
      await expect(visit.page.getByRole('checkbox')).toBeVisible();
    },
    next: [
      {
        name: 'an agreement that was not saved',
        isLayer: true,
        show: async (visit) => {
          await visit.stage.control.faults([
            {
              method: 'POST',
              path: '/web-api/api-v3/v2/user/agreement-rules/confirm',
              status: 422,
              body: { errors: [{ code: 'refused', detail: 'Refused' }] },
            },
          ]);
          await visit.page.getByText(say(visit, 'access:terms.read')).click();
          await visit.page.getByRole('button', { name: say(visit, 'access:terms.accept') }).click();
          await expect(visit.page.locator('dialog[open]')).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'registration to be finished',
    isSignedIn: true,
    show: async (visit) => {
      await visit.stage.control.user('demo', { payAndPlay: true, hasEmail: false, phone: '' });
      await go(visit, 'user/finish-registration');
      await expect(visit.page.locator('input[type="email"]')).toBeVisible();
    },
  },
  {
    name: 'banned person',
    isSignedIn: true,
    show: async (visit) => {
      await visit.stage.control.user('demo', { ban: 'except-withdrawal' });
      await go(visit, 'user/banned');
      await expect(visit.page).toHaveURL(/user\/banned$/);
    },
  },
  {
    name: 'coupon with one selection of a visitor',
    isLayer: true,
    isSignedIn: false,
    show: async (visit) => void (await filledCoupon(visit, 1)),
    next: [
      {
        name: 'sign-in dialog',
        isLayer: true,
        show: async (visit) => {
          await personOf(visit)
            .coupon.getByRole('button', { name: say(visit, 'coupon.later:place.sign-in') })
            .click();
          await expect(visit.page.locator('input[type="password"]')).toBeVisible();
        },
      },
    ],
  },
];
