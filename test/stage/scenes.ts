import { expect } from '@playwright/test';
import { Line } from './Line.ts';
import { couponScenes, filledCoupon } from './couponScenes.ts';
import type { Look } from './Look.ts';
import { beginsWith, textOf } from './textOf.ts';
import { go, say, stands, type Scene, type Visit } from './Visit.ts';

export function canBeSeen({ isSignedIn, isMobile }: Scene, look: Look): boolean {
  return (isSignedIn ?? look.isSignedIn) === look.isSignedIn && (isMobile ?? look.isMobile) === look.isMobile;
}

async function goToEvent(visit: Visit, section: 'line' | 'live', sport: string): Promise<void> {
  await go(visit, await new Line(visit.stage).eventPath(section, sport));
  await expect(visit.page.locator('main [data-odds]').first()).toBeVisible();
  // Cards far below follow in idle time.
  await expect(visit.page.locator('main [class*="_waiting_"]')).toHaveCount(0);
}

async function showHistory(visit: Visit): Promise<void> {
  const { page } = visit;
  await go(visit, `${await new Line(visit.stage).eventPath('line', 'football')}?part=h1`);
  await page.locator('[aria-labelledby="event-markets"] section button[aria-expanded="false"]').first().click();
  await expect(page.locator('figure svg[role="img"]')).toBeVisible();
}

async function openPopover(visit: Visit, path: string, name: RegExp): Promise<void> {
  await go(visit, path);
  await visit.page.getByRole('banner').getByRole('button', { name }).first().click();
  await expect(visit.page.getByRole('dialog').first()).toBeVisible();
  await expect(
    visit.page.getByRole('dialog').first().getByRole('button').or(visit.page.getByRole('dialog').first().getByRole('link')).or(visit.page.getByRole('dialog').first().getByRole('radio')).first(),
  ).toBeVisible();
}

/** Chooses a way to the support: in the corner, or in the menu of a telephone. */
async function openSupport(visit: Visit, way?: string): Promise<void> {
  await go(visit, '');
  if (visit.look.isMobile) {
    await visit.page.getByRole('button', { name: say(visit, 'shell:menu'), exact: true }).click();
    await visit.page
      .getByRole('dialog', { name: say(visit, 'shell:menu') })
      .getByRole('button', { name: beginsWith(say(visit, 'support:support')) })
      .click();
  } else {
    await visit.page.getByRole('button', { name: beginsWith(say(visit, 'support:open')) }).click();
  }
  await expect(visit.page.locator('a[href^="mailto:"]').first()).toBeVisible();
  await stands(visit.page);
  if (way !== undefined)
    await visit.page
      .getByRole('button', { name: beginsWith(say(visit, way)) })
      .last()
      .click();
}

/** Opens home as a site does that has these features, for a person who was never here. */
async function goWithFeatures(visit: Visit, features: Readonly<Record<string, boolean>>): Promise<void> {
  await visit.page.context().clearCookies({ name: 'cookies_agree_type' });
  await visit.page.addInitScript((added) => {
    document.addEventListener('readystatechange', () => {
      const boot = document.querySelector('#boot')?.firstChild;
      if (document.readyState !== 'interactive' || !(boot instanceof Text)) return;
      const data = JSON.parse(boot.data) as { readonly environment: { isBot: boolean }; readonly configuration: { features: object } };
      data.environment.isBot = false;
      Object.assign(data.configuration.features, added);
      boot.data = JSON.stringify(data);
    });
  }, features);
  await go(visit, '');
}

/** A block by its template, or the work on the site: what a visitor of home sees in its place. */
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

const closedScenes: readonly Scene[] = [
  closed('maintenance', { maintenance: { isActive: true, started_at: 1_700_000_000, ended_at: 2_000_000_000 } }),
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
];

export const scenes: readonly Scene[] = [
  { name: 'home', show: async (visit) => go(visit, '') },
  { name: 'line', show: async (visit) => go(visit, 'line') },
  { name: 'line of a sport', show: async (visit) => go(visit, 'line/1') },
  { name: 'line of a competition', show: async (visit) => go(visit, 'line/1/2') },
  {
    name: 'line in the Asian view',
    isApart: true,
    show: async (visit) => {
      await visit.page.addInitScript((key) => localStorage.setItem(key, '{"v":1,"d":{"appViewType":1,"oddsFormat":6}}'), `grandstand:${visit.look.brand}:preferences`);
      await go(visit, 'line/1');
      await expect(visit.page.locator('main [data-odds]').first()).toBeVisible();
    },
  },
  {
    name: 'options of lists',
    isLayer: true,
    show: async (visit) => {
      await go(visit, 'line/1/2');
      await visit.page
        .getByRole('main')
        .getByRole('button', { name: say(visit, 'betting:list.options') })
        .click();
      await expect(visit.page.getByRole('button', { name: say(visit, 'betting.later:options.reset') })).toBeVisible();
    },
  },
  { name: 'live', show: async (visit) => go(visit, 'live') },
  {
    name: 'curated page',
    show: async (visit) => {
      await go(visit, 'topgame');
      await expect(visit.page.locator('main [data-odds]').first()).toBeVisible();
      await expect(visit.page.getByRole('button', { name: say(visit, 'betting.accumulators:generator.title') })).toBeAttached();
    },
  },
  {
    name: 'matches side by side',
    show: async (visit) => {
      await go(visit, 'multi');
      await visit.page
        .getByRole('button', { name: say(visit, 'betting.later:multi.add') })
        .first()
        .click();
      const rows = visit.page.getByRole('dialog').getByRole('listitem');
      for (const place of [0, 1]) await rows.nth(place).getByRole('button').click();
      await visit.page.keyboard.press('Escape');
      await expect(visit.page.locator('main [data-odds]').first()).toBeVisible();
    },
  },
  {
    name: 'bet generator',
    isLayer: true,
    show: async (visit) => {
      await go(visit, 'topgame');
      await visit.page.getByRole('button', { name: say(visit, 'betting.accumulators:generator.title') }).click();
      await visit.page.getByRole('button', { name: say(visit, 'betting.later:generator.find') }).click();
      await expect(visit.page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible();
    },
  },
  { name: 'live of a sport', show: async (visit) => go(visit, 'live/4') },
  { name: 'football match', show: async (visit) => goToEvent(visit, 'live', 'football') },
  { name: 'tennis match', show: async (visit) => goToEvent(visit, 'live', 'tennis') },
  { name: 'basketball match', show: async (visit) => goToEvent(visit, 'live', 'basketball') },
  { name: 'hockey match', show: async (visit) => goToEvent(visit, 'live', 'ice-hockey') },
  {
    name: 'floating match zone',
    isLayer: true,
    show: async (visit) => {
      await goToEvent(visit, 'live', 'football');
      await visit.page.getByRole('button', { name: say(visit, 'betting.later:media.detach') }).click();
      await expect(visit.page.locator('[data-block] figure')).toBeVisible();
    },
  },
  { name: 'markets of a half with a price history', show: async (visit) => showHistory(visit) },
  { name: 'match to come', show: async (visit) => goToEvent(visit, 'line', 'football') },
  {
    name: 'a match that is over',
    show: async (visit) => {
      await go(visit, 'line/1/2/999999999');
    },
  },
  {
    name: 'statistics of a match',
    show: async (visit) => {
      const [game] = await new Line(visit.stage).games('live', 1);
      await go(visit, `statistic/event/${game?.id ?? 0}`);
      await expect(visit.page.locator('[aria-labelledby="table"] :is(tbody tr, li)').first()).toBeVisible();
    },
  },
  {
    name: 'statistics of a competition',
    show: async (visit) => {
      await go(visit, 'statistic/competition/2');
      await expect(visit.page.locator('main tbody tr').first()).toBeVisible();
    },
  },
  {
    name: 'statistics of a team in a window',
    show: async (visit) => {
      const [game] = await new Line(visit.stage).games('line', 1);
      await go(visit, `statisticpopup/team/${game?.team1.id ?? 0}`);
      await expect(visit.page.locator('main tbody tr').first()).toBeVisible();
    },
  },
  {
    name: 'cyber sport',
    show: async (visit) => {
      await go(visit, 'cyber/real/all');
      await expect(visit.page.locator('main [data-odds]').first()).toBeVisible();
    },
  },
  {
    name: 'championships of a cyber discipline',
    show: async (visit) => {
      await go(visit, 'cyber/virtual/5/champs');
      await expect(visit.page.locator('main li a').last()).toBeVisible();
    },
  },
  {
    name: 'cyber match',
    show: async (visit) => {
      const line = new Line(visit.stage);
      const game = [...(await line.games('live', 17)), ...(await line.games('line', 17))].find(({ main }) => main.length > 0);
      await go(visit, `cyber/${game?.cyber?.kind ?? 'real'}/${game?.cyber?.id ?? 0}/${game?.champId ?? 0}/${game?.isLive === true ? 'live' : 'line'}/${game?.id ?? 0}`);
      await expect(visit.page.locator('main [data-odds]').first()).toBeVisible();
    },
  },
  {
    name: 'results of a day with a match opened',
    show: async (visit) => {
      await go(visit, `results/${new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)}/1-football`);
      await visit.page.locator('main li [aria-expanded="false"]').first().click();
      await expect(visit.page.locator('main dl dd').first()).toBeVisible();
    },
  },
  {
    name: 'match zone of live results',
    show: async (visit) => {
      await go(visit, 'results/zone?sport=1');
      await expect(visit.page.locator('main [aria-labelledby="zone"] dl dd').first()).toBeVisible();
    },
  },
  {
    name: 'result of a match',
    show: async (visit) => {
      const [game] = await new Line(visit.stage).games('live', 1);
      await visit.stage.control.result(game?.id ?? 0, { score: [1, 1] });
      await visit.stage.control.result(game?.id ?? 0, { score: [2, 1] });
      await go(visit, `results/event/${game?.id ?? 0}`);
      await expect(visit.page.locator('main [aria-labelledby="settled"] h3').first()).toBeVisible();
    },
  },
  { name: 'inspector', show: async (visit) => go(visit, 'debugger?tab=guards') },
  { name: 'sign-in page', isSignedIn: false, show: async (visit) => go(visit, 'user/login') },
  {
    name: 'sign-in link that was used',
    isSignedIn: false,
    show: async (visit) => {
      await go(visit, 'a-link-that-was-used-before');
      await expect(visit.page.getByRole('heading', { level: 1, name: say(visit, 'auth.later:token.invalid') })).toBeVisible();
    },
  },
  {
    name: 'words below the page',
    show: async (visit) => {
      await visit.stage.control.site({ site: { isShowSeoModuleLinks: true } });
      await go(visit, '');
      const more = visit.page.getByRole('button', { name: say(visit, 'shell.later:seoMore') });
      await expect(more).toBeAttached();
      await more.press('Enter');
      await expect(more).toBeHidden();
    },
  },
  { name: 'account', isSignedIn: true, show: async (visit) => go(visit, 'office') },
  { name: 'history', isSignedIn: true, show: async (visit) => go(visit, 'office/history') },
  {
    name: 'a bet',
    isSignedIn: true,
    show: async (visit) => {
      await go(visit, 'office/history');
      await visit.page.locator('main li button[aria-expanded="false"]').first().click();
      await visit.page.locator('main a[href*="/office/history/"]').first().click();
      await expect(visit.page).toHaveURL(/office\/history\/\d+$/);
      await stands(visit.page);
    },
  },
  {
    name: 'bet calculator',
    show: async (visit) => {
      await go(visit, 'information/betting-calculator?kind=system&legs=2000w_1850b_1500l_2400&stake=1000');
      await expect(visit.page.getByText(say(visit, 'coupon.arithmetic:explain.potential'))).toBeVisible();
    },
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
  { name: 'new password', isSignedIn: false, show: async (visit) => go(visit, 'user/passwordreset?token=abcdefghijklmnopqrstuvwxyz') },
  { name: 'link that does not work any more', show: async (visit) => go(visit, 'user/passwordreset') },
  { name: 'activation without a link', isSignedIn: false, show: async (visit) => go(visit, 'user/activate') },
  { name: 'activation by a code', isSignedIn: false, show: async (visit) => go(visit, 'user/activatefast?token=abcdefghijklmnopqrstuvwxyz') },
  {
    name: 'newsletter stopped',
    show: async (visit) => {
      const { path } = (await visit.stage.control.post('users/newbie/letter', { kind: 'news' })) as { readonly path: string };
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
  },
  {
    name: 'an agreement that was not saved',
    isLayer: true,
    isSignedIn: true,
    show: async (visit) => {
      await visit.stage.control.site({ termsUpdatedAt: 1_790_000_000 });
      await visit.stage.control.faults([{ method: 'POST', path: '/web-api/api-v3/v2/user/agreement-rules/confirm', status: 422, body: { errors: [{ code: 'refused', detail: 'Refused' }] } }]);
      await go(visit, 'confirm-terms');
      await visit.page.getByText(say(visit, 'access:terms.read')).click();
      await visit.page.getByRole('button', { name: say(visit, 'access:terms.accept') }).click();
      await expect(visit.page.locator('dialog[open]')).toBeVisible();
    },
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
      await visit.stage.control.user('demo', { banLevel: 53 });
      await go(visit, 'user/banned');
      await expect(visit.page).toHaveURL(/user\/banned$/);
    },
  },
  ...closedScenes,
  { name: 'no such page', show: async (visit) => go(visit, 'nowhere') },
  {
    name: 'leaving for another site',
    isLayer: true,
    show: async (visit) => {
      await visit.stage.control.redirects([{ path: '/partner', url: 'https://partner.example/offer' }]);
      await go(visit, 'partner');
      await expect(visit.page.getByRole('dialog').getByText('partner.example')).toBeVisible();
    },
  },
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
  },
  {
    name: 'search before and without an answer',
    isLayer: true,
    show: async (visit) => {
      await go(visit, '');
      await visit.page
        .getByRole('banner')
        .getByRole('button', { name: say(visit, 'betting:search.open') })
        .click();
      await visit.page.getByRole('combobox').fill('qqqxxx');
      await expect(visit.page.getByRole('status').filter({ hasText: 'qqqxxx' })).toBeAttached();
    },
  },
  {
    name: 'sign-in dialog',
    isLayer: true,
    isSignedIn: false,
    show: async (visit) => {
      const { person } = await filledCoupon(visit, 1);
      await person.coupon.getByRole('button', { name: say(visit, 'coupon:place.sign-in') }).click();
      await expect(visit.page.locator('input[type="password"]')).toBeVisible();
    },
  },
  {
    name: 'refused sign-in',
    isLayer: true,
    isSignedIn: false,
    show: async (visit) => {
      await go(visit, 'user/login');
      await visit.page.locator('input[autocomplete="username"]').fill('demo');
      await visit.page.locator('input[type="password"]').fill('wrong');
      await visit.page.keyboard.press('Enter');
      await expect(visit.page.locator('input[type="password"]')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'captcha',
    isLayer: true,
    isSignedIn: false,
    show: async (visit) => {
      const { page } = visit;
      await visit.stage.control.faults([{ path: '/web-api/auth/v1/login', times: 9, captcha: true }]);
      await go(visit, 'user/login');
      await page.locator('input[autocomplete="username"]').fill('demo');
      await page.locator('input[type="password"]').fill('Demo-pass-1');
      await page.keyboard.press('Enter');
      await expect(page.locator('dialog[open]').getByText(say(visit, 'proofs:text'))).toBeVisible();
    },
  },
  {
    name: 'captcha in vain',
    isLayer: true,
    isSignedIn: false,
    show: async (visit) => {
      const { page } = visit;
      await visit.stage.control.faults([{ path: '/web-api/auth/v1/login', times: 9, captcha: true }]);
      await visit.stage.control.post('captcha', { refuse: 1, times: 3 });
      await go(visit, 'user/login');
      await page.locator('input[autocomplete="username"]').fill('demo');
      await page.locator('input[type="password"]').fill('Demo-pass-1');
      await page.keyboard.press('Enter');
      for (const key of ['proofs:start', 'proofs:retry', 'proofs:retry'])
        await page
          .locator('dialog[open]')
          .getByRole('button', { name: say(visit, key) })
          .click();
      await expect(page.locator('dialog[open]').getByText(say(visit, 'proofs:inVain'))).toBeVisible();
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
      await visit.page.getByRole('button', { name: beginsWith(say(visit, 'auth:signOut')) }).click();
      await expect(visit.page.locator('dialog[open]')).toBeVisible();
    },
  },
  { name: 'balance', isLayer: true, isSignedIn: true, isMobile: false, show: async (visit) => openPopover(visit, '', beginsWith(say(visit, 'auth:account.main'))) },
  { name: 'display settings', isLayer: true, isMobile: false, show: async (visit) => openPopover(visit, '', beginsWith(say(visit, 'shell:displaySettings'))) },
  { name: 'odds formats', isLayer: true, isMobile: false, show: async (visit) => openPopover(visit, '', beginsWith(say(visit, 'shell:odds'))) },
  { name: 'languages', isLayer: true, isMobile: false, show: async (visit) => openPopover(visit, '', /^(English|العربية)/) },
  { name: 'time zones', isLayer: true, isMobile: false, show: async (visit) => openPopover(visit, '', /[\d٠-٩]{1,2}:[\d٠-٩]{2}/) },
  {
    name: 'menu',
    isLayer: true,
    isMobile: true,
    show: async (visit) => {
      await go(visit, '');
      await visit.page.getByRole('button', { name: say(visit, 'shell:menu'), exact: true }).click();
      await expect(visit.page.getByRole('dialog', { name: say(visit, 'shell:menu') })).toBeVisible();
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
      await expect(visit.page.getByRole('dialog', { name: say(visit, 'coupon:title') })).toBeVisible();
    },
  },
  {
    name: 'question about cookies',
    isApart: true,
    isLayer: true,
    show: async (visit) => {
      await goWithFeatures(visit, { cookieConsent: true });
      await expect(visit.page.getByRole('region', { name: say(visit, 'notices:consent.title') })).toBeVisible();
    },
  },
  {
    name: 'choice of cookies',
    isApart: true,
    isLayer: true,
    show: async (visit) => {
      await goWithFeatures(visit, { cookieConsent: true });
      await visit.page.getByRole('button', { name: say(visit, 'notices:consent.choose'), exact: true }).click();
      await expect(visit.page.getByRole('region', { name: say(visit, 'notices.later:consent.customTitle') }).getByRole('checkbox')).toHaveCount(3);
    },
  },
  {
    name: 'question about the age',
    isApart: true,
    isLayer: true,
    show: async (visit) => {
      await goWithFeatures(visit, { ageCheck: true });
      await expect(visit.page.getByRole('dialog', { name: textOf(visit.look.language, 'notices.later:age.title').replace('{{age}}', '18') })).toBeVisible();
    },
  },
  {
    name: 'news about the site',
    isApart: true,
    isLayer: true,
    isSignedIn: false,
    show: async (visit) => {
      await goWithFeatures(visit, { newSiteInformation: true });
      await expect(visit.page.getByRole('dialog', { name: say(visit, 'notices.later:newSite.title') })).toBeVisible();
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
      await expect(visit.page.getByRole('dialog', { name: say(visit, 'notices.later:conversion.title') })).toBeVisible();
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
      await expect(visit.page.getByRole('dialog', { name: say(visit, 'notices.later:kuna.title') })).toBeVisible();
    },
  },
  ...couponScenes,
  { name: 'ways to the support', isLayer: true, show: async (visit) => openSupport(visit) },
  {
    name: 'question to the support',
    isLayer: true,
    show: async (visit) => {
      await openSupport(visit, 'support:question');
      await visit.page
        .getByRole('dialog')
        .getByRole('button', { name: say(visit, 'support:send') })
        .click();
      await expect(visit.page.locator('textarea[aria-invalid="true"]')).toBeVisible();
    },
  },
  {
    name: 'answered question',
    isLayer: true,
    isSignedIn: true,
    show: async (visit) => {
      await openSupport(visit, 'support:question');
      await visit.page.locator('textarea').fill('Why was my bet on Harbour City void?');
      await visit.page
        .getByRole('dialog')
        .getByRole('button', { name: say(visit, 'support:send') })
        .click();
      const title = await visit.page.getByRole('heading', { name: /\d{5}/ }).innerText();
      await visit.stage.control.post(`support/requests/${/\d{5}/.exec(title)?.[0] ?? ''}`, { answer: 'The match was called off.' });
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
      await openSupport(visit, 'support:chat');
      await expect(visit.page.getByRole('log').locator('p').first()).toBeVisible();
      await stands(visit.page);
    },
  },
];
