import { expect, type Locator } from '@playwright/test';
import { Bettor } from '../Bettor.ts';
import { beginsWith } from '../textOf.ts';
import { go, say, type Scene, type Visit } from '../Visit.ts';

/**
 * Fills the coupon with selections at fixed odds, opens it, and enters a stake if the user may bet.
 */
export async function filledCoupon(
  visit: Visit,
  count: number,
): Promise<{ readonly person: Bettor; readonly outcomes: readonly number[] }> {
  const person = personOf(visit);
  await go(visit, '');
  const outcomes = await person.standingOutcomes(count);
  for (const outcome of outcomes) await visit.stage.control.price(outcome, { coef: 2 });
  for (const outcome of outcomes) await person.press(outcome);
  await person.openCoupon();
  if (visit.look.isSignedIn) await person.stake('5');
  return { person, outcomes };
}

export function personOf({ page, look }: Visit): Bettor {
  return new Bettor(page, look.isMobile, look.language);
}

/** Outcomes shown as selected. */
async function outcomesOfCoupon({ page }: Visit): Promise<readonly number[]> {
  const ids = await page
    .locator('main [data-odds][aria-pressed="true"]')
    .evaluateAll((cells) => cells.map((cell) => Number((cell as HTMLElement).dataset['odds'])));
  return [...new Set(ids)];
}

function kindMenu(visit: Visit): Locator {
  return personOf(visit).coupon.getByRole('button', {
    name: beginsWith(say(visit, 'coupon.kinds:menu')),
  });
}

/** Chooses a kind by the menu of the column, or by the chips of the sheet. */
async function chooseKind(visit: Visit, type: string): Promise<void> {
  if (!visit.look.isMobile) await kindMenu(visit).click();
  await personOf(visit)
    .coupon.getByRole(visit.look.isMobile ? 'group' : 'menu', {
      name: say(visit, 'coupon.kinds:menu'),
    })
    .getByRole(visit.look.isMobile ? 'button' : 'menuitemradio', {
      name: beginsWith(say(visit, `coupon.kinds:name.${type}`)),
    })
    .click();
}

/** The coupon in its kinds and states. */
export const couponScenes: readonly Scene[] = [
  {
    name: 'coupon with an express',
    show: async (visit) => void (await filledCoupon(visit, 3)),
    next: [
      {
        name: 'with changed odds',
        show: async (visit) => {
          const [first, second] = await outcomesOfCoupon(visit);
          await visit.stage.control.price(first!, { coef: 2.4 });
          await visit.stage.control.price(second!, { isBlocked: true });
          await expect(
            personOf(visit)
              .coupon.getByText(/2[.,٫]40|٢٫٤٠/)
              .first(),
          ).toBeVisible();
        },
      },
      {
        name: 'in blocks, one from the other',
        show: async (visit) => {
          await chooseKind(visit, 'conditional');
          await expect(personOf(visit).coupon.getByRole('listitem').first()).toBeVisible();
        },
      },
      {
        name: 'with its settings',
        show: async (visit) => {
          const { coupon } = personOf(visit);
          await coupon
            .getByRole('button', { name: say(visit, 'coupon.later:settings.title') })
            .click();
          await expect(
            coupon.getByRole('heading', { name: say(visit, 'coupon.later:settings.title') }),
          ).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'coupon with one selection',
    isSignedIn: true,
    show: async (visit) => void (await filledCoupon(visit, 1)),
    next: [
      {
        name: 'accepted bet',
        show: async (visit) => {
          const person = personOf(visit);
          await person.place();
          await person.accepted();
          await person.coupon
            .getByRole('button', { name: say(visit, 'coupon.later:placed.share'), exact: true })
            .first()
            .click();
          await expect(
            person.coupon.getByRole('region', { name: say(visit, 'coupon.later:code.saved') }),
          ).toBeVisible();
        },
      },
      {
        name: 'among my bets',
        show: async (visit) => {
          const { coupon } = personOf(visit);
          await coupon.getByRole('tab', { name: say(visit, 'coupon:tab.bets') }).click();
          await expect(coupon.getByRole('list').first()).toBeVisible();
        },
      },
      {
        name: 'being cashed out',
        show: async (visit) => {
          const { coupon } = personOf(visit);
          await coupon
            .getByRole('button', { name: beginsWith(say(visit, 'coupon.later:cash.title')) })
            .first()
            .click();
          await expect(
            coupon.getByRole('group', { name: say(visit, 'coupon.later:cash.title') }),
          ).toBeVisible();
        },
      },
      {
        name: 'printed coupon',
        show: async (visit) => {
          await go(visit, `print-coupon/${await personOf(visit).shownNumber()}`);
          await expect(visit.page.getByRole('article')).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'refused bet',
    isSignedIn: true,
    show: async (visit) => {
      await visit.stage.control.faults([
        {
          method: 'POST',
          path: '/web-api/coupon/v1/placements',
          status: 422,
          body: { errors: [{ code: 'insufficient_funds', detail: 'Not enough', field: 'amount' }] },
        },
      ]);
      const { person } = await filledCoupon(visit, 1);
      await person.place();
      await expect(
        person.coupon.getByText(say(visit, 'coupon.later:refused.title')).first(),
      ).toBeVisible();
    },
  },
  {
    name: 'kinds of coupon',
    isMobile: false,
    isLayer: true,
    show: async (visit) => {
      const { person } = await filledCoupon(visit, 2);
      await kindMenu(visit).click();
      await expect(
        person.coupon.getByRole('menu', { name: say(visit, 'coupon.kinds:menu') }),
      ).toBeVisible();
    },
  },
  {
    name: 'system with the code of a coupon',
    isSignedIn: true,
    show: async (visit) => {
      const { person } = await filledCoupon(visit, 4);
      await chooseKind(visit, 'system');
      await person.coupon
        .getByRole('button', { name: say(visit, 'coupon.later:explain.open') })
        .click();
      await person.coupon
        .getByRole('button', { name: say(visit, 'coupon.money:promo.title') })
        .first()
        .click();
      await expect(
        person.coupon.getByRole('textbox', { name: say(visit, 'coupon.money:promo.title') }),
      ).toBeVisible();
    },
  },
  {
    name: 'stake that a trader looks at',
    isSignedIn: true,
    show: async (visit) => {
      await visit.stage.control.user('demo', { balance: 100_000_000 });
      await visit.stage.control.post('coupon/money', { vipDelayMs: 600_000 });
      const { person } = await filledCoupon(visit, 1);
      await person.stake('500000');
      await person.coupon.getByRole('button', { name: say(visit, 'coupon.money:vip.ask') }).click();
      await person.coupon
        .getByRole('button', { name: beginsWith(say(visit, 'coupon.money:vip.send')) })
        .click();
      await expect(person.coupon.getByText(say(visit, 'coupon.money:vip.waiting'))).toBeVisible();
    },
  },
  {
    name: 'outcome that is bet on beside its odds',
    isMobile: false,
    isLayer: true,
    show: async (visit) => {
      const person = personOf(visit);
      await go(visit, '');
      const [outcome] = await person.standingOutcomes(1);
      await visit.stage.control.price(outcome!, { coef: 2 });
      await visit.page
        .getByRole('button', { name: say(visit, 'shell:endColumn'), exact: true, expanded: true })
        .click();
      // The handler of presses loads with the hidden column; until then a press adds to the coupon.
      await expect(async () => {
        await person.odds(outcome!).click();
        await expect(visit.page.locator('[data-quick]')).toHaveCount(1, { timeout: 2000 });
      }).toPass();
    },
  },
  {
    name: 'one-click betting that is armed',
    isSignedIn: true,
    isMobile: false,
    show: async (visit) => {
      await go(visit, '');
      const { coupon } = personOf(visit);
      await coupon.getByRole('button', { name: say(visit, 'coupon.later:settings.title') }).click();
      await coupon.getByRole('switch', { name: say(visit, 'coupon.later:one-click.bet') }).click();
      await expect(
        visit.page.getByText(say(visit, 'coupon.later:one-click.title')).first(),
      ).toBeVisible();
    },
  },
];
