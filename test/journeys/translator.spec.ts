import { Bettor } from '../stage/Bettor.ts';
import { expect, test } from '../stage/stage.ts';
import { stands } from '../stage/Visit.ts';

/** Does what page translators do: wraps every text in elements or replaces it. */
function translatePage(): number {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null)
    if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  const own = texts.filter(
    ({ data, parentElement }) =>
      data.trim() !== '' &&
      parentElement?.closest('script, style, font, [translate="no"]') === null,
  );
  own.forEach((text, index) => {
    const font = document.createElement('font');
    text.replaceWith(font);
    if (index % 2 === 0) font.textContent = text.data;
    else font.append(text);
  });
  return own.length;
}

/** Bare numbers that a translator would change: scores, clocks and prices must not be. */
function openNumbers(): string[] {
  return [...document.querySelectorAll('main .num, aside .num')].flatMap((element) => {
    const text = element.textContent.trim();
    return /^[+\d\s.,:′-]+$/.test(text) &&
      element.closest('[translate="no"]') === null &&
      element.querySelector('[translate="no"]') === null
      ? [`${element.tagName}.${element.className} ${text}`]
      : [];
  });
}

test('SHL-420 SHL-480 A68 a page whose texts a translator has wrapped or replaced keeps working', async ({
  page,
  stage,
}) => {
  await page.goto('/en');
  await stands(page);
  const person = new Bettor(page, false);
  const outcome = (await person.standingOutcomes(1))[0]!;
  expect(await page.evaluate(openNumbers)).toEqual([]);
  expect(await page.evaluate(translatePage)).toBeGreaterThan(50);
  for (let step = 0; step < 10; step += 1)
    await stage.control.price(outcome, { coef: 3 + step / 10 });
  await person.sees(outcome, '3.90');
  await person.press(outcome);
  await expect(
    person.coupon.getByRole('list', { name: 'Selections' }).getByRole('listitem'),
  ).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: 'Live' }).first().click();
  await expect(page).toHaveURL(/\/live$/);
  await stands(page);
  expect(await page.evaluate(openNumbers)).toEqual([]);
  await page.goBack();
  await stands(page);
  await expect(page.locator('main [data-odds]').first()).toBeVisible();
  await expect(
    person.coupon.getByRole('list', { name: 'Selections' }).getByRole('listitem'),
  ).toHaveCount(1);
});
