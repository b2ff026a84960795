import { expect, test } from '../stage/stage.ts';
import { orderBeside } from '../stage/payBeside.ts';
import { textOf } from '../stage/textOf.ts';

const say = (key: string): string => textOf('en', `payment-requests.page:${key}`);
const sayOf = (key: string): string => textOf('en', `support.thread:${key}`);

test('PRQ-21 PRQ-25 PRQ-26 OF07 OF17 OF18 from a payment of the history the person reaches the form, reads the answer of the desk in every tab, and replies with a file', async ({
  member: page,
  context,
  stage,
}) => {
  test.slow();
  await orderBeside(stage);
  await page.goto('/en/office/historypay');
  await page.getByRole('link', { name: textOf('en', 'payment-requests:ask') }).click();
  await page.getByRole('link', { name: say('topic.deposit_missing') }).click();
  await page.getByLabel(say('ask.payment')).fill('I have paid, and it is not there.');
  await page.getByRole('button', { name: say('send') }).click();
  await expect(page).toHaveURL(/\/en\/office\/payment\/requests\/\d+$/);

  const list = await context.newPage();
  await list.goto('/en/office/payment/requests');
  const row = list.getByRole('main').getByRole('link', { name: say('topic.deposit_missing') });
  await expect(row).toBeVisible();
  await stage.control.advance(30_000);
  await expect(row).toContainText(sayOf('state.needs_you'));
  await expect(page.getByText(sayOf('needsYou.title'))).toBeVisible();

  await page
    .locator('main input[type="file"]')
    .first()
    .setInputFiles({
      name: 'bank.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 a statement'),
    });
  await page.getByLabel(sayOf('reply')).fill('Here is what my bank says.');
  await expect(page.getByText(textOf('en', 'shell.files:upload.done'))).toBeVisible();
  await page.getByRole('button', { name: sayOf('reply.send'), exact: true }).click();
  const file = page.getByRole('log').getByRole('button', { name: /^bank\.pdf/ });
  await expect(file).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
  expect(download.suggestedFilename()).toBe('bank.pdf');
  await stage.control.advance(30_000);
  await expect(row).toContainText(sayOf('state.answered'));
});
