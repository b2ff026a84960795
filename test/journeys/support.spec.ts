import type { Page } from '@playwright/test';
import { signInBeside } from '../stage/Look.ts';
import { sizes } from '../stage/sizes.ts';
import { expect, test } from '../stage/stage.ts';
import { beginsWith, textOf } from '../stage/textOf.ts';

const say = (key: string): string => textOf('en', `support:${key}`);

async function openWays(page: Page): Promise<void> {
  await page.getByRole('button', { name: say('open') }).click();
}

test.describe('on a telephone', () => {
  test.use(sizes[1]?.options ?? {});

  test('SUP-1 SUP-10 SUP-12 a visitor finds the support and asks a question, and typed input is kept on the way', async ({
    page,
    stage,
    guard,
  }) => {
    guard.expectError(/Failed to load resource.*503/);
    await page.goto('/en/payment');
    await page.getByRole('button', { name: textOf('en', 'shell:menu'), exact: true }).click();
    await page
      .getByRole('dialog', { name: textOf('en', 'shell:menu') })
      .getByRole('button', { name: beginsWith(say('contact')) })
      .click();
    await expect(page.getByRole('button', { name: beginsWith(say('callback')) })).toHaveCount(0);
    await page.getByRole('button', { name: beginsWith(say('question')) }).click();
    const form = page.getByRole('dialog', { name: say('question') });
    await form
      .getByRole('textbox', { name: say('text') })
      .fill('Which documents do you need of me?');
    await form.getByRole('textbox', { name: say('yourEmail') }).fill('visitor@example.com');
    await stage.control.faults([
      { method: 'POST', path: '/web-api/support/v1/requests', status: 503, times: 1 },
    ]);
    await form.getByRole('button', { name: say('send') }).click();
    await expect(form.getByText(say('failure.noConnection'))).toBeVisible();
    await form.getByRole('button', { name: say('send') }).click();
    await expect(form.getByRole('heading', { name: /received question No\. \d+/ })).toBeFocused();
    expect(await stage.control.outbox()).toHaveLength(1);
  });
});

test('SUP-3 SUP-30 SUP-32 SUP-13 SUP-14 SUP-15 SUP-20 payments lead to the consultant, who greets and answers; a person requests a call, and is notified when a question was answered', async ({
  page,
  context,
  stage,
}) => {
  test.slow();
  await signInBeside(context, stage.brandURL('northline'));
  await test.step('the consultant answers; the keyboard is enough', async () => {
    await page.goto(`${stage.brandURL('northline')}/en/payment?payment_consultant=1`);
    const chat = page.getByRole('dialog', { name: say('chat') });
    await expect(chat.getByText('Hi, I’m Ada. How can I help?')).toBeVisible();
    await expect(chat.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('When does my withdrawal arrive?');
    await page.keyboard.press('Enter');
    await expect(chat.getByText('When does my withdrawal arrive?')).toBeVisible();
    await stage.control.advance(1500);
    await expect(chat.getByText(/Withdrawals are checked first/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chat).toBeHidden();
  });
  await test.step('a call', async () => {
    await openWays(page);
    await page.getByRole('button', { name: beginsWith(say('callback')) }).click();
    await page.getByRole('textbox', { name: say('yourPhone') }).fill('+356 9900 0021');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^We’ll call you by \d/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: say('open') })).toBeFocused();
  });
  await test.step('a question and its answer', async () => {
    await openWays(page);
    await page.getByRole('button', { name: beginsWith(say('question')) }).click();
    await page
      .getByRole('textbox', { name: say('text') })
      .fill('Why was my bet on Harbour City void?');
    await page.getByRole('button', { name: say('send') }).click();
    const title = await page
      .getByRole('heading', { name: /received question No\. \d+/ })
      .innerText();
    await page.keyboard.press('Escape');
    await stage.control.post(`support/requests/${/\d+/.exec(title)?.[0] ?? ''}`, {
      answer: 'The match was called off after half an hour.',
    });
    await expect(page.getByText(say('answered.title'))).toBeVisible();
    await page.getByRole('button', { name: say('answered.read'), exact: true }).click();
    const list = page.getByRole('dialog', { name: say('requests') });
    await expect(list.getByText('The match was called off after half an hour.')).toBeVisible();
    await expect(list.getByText(textOf('en', 'support.thread:state.answered'))).toBeVisible();
    await list.getByRole('link').click();
    await expect(page).toHaveURL(/\/en\/office\/support\/\d+$/);
    await expect(page.getByRole('log').getByText('The match was called off')).toBeVisible();
    await expect(page.getByRole('button', { name: say('open'), exact: true })).toBeVisible();
  });
});
