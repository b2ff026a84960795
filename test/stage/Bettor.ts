import { expect, type Locator, type Page } from '@playwright/test';
import type { GameList } from '../../schemas/generated/wire.ts';
import { soonS } from './Line.ts';
import { beginsWith, textOf } from './textOf.ts';

/** A person at the page: does what people do, by what they see, in both layouts. */
export class Bettor {
  readonly page: Page;
  readonly isMobile: boolean;
  readonly language: string;

  constructor(page: Page, isMobile: boolean, language = 'en') {
    this.page = page;
    this.isMobile = isMobile;
    this.language = language;
  }

  text(key: string): string {
    return textOf(this.language, key);
  }

  /** Everything of the coupon: the column, or the sheet. */
  get coupon(): Locator {
    return this.isMobile
      ? this.page.getByRole('dialog', { name: this.text('coupon:title') })
      : this.page.getByLabel(this.text('coupon:title'), { exact: true }).first();
  }

  get placeButton(): Locator {
    return this.coupon.getByRole('button', {
      name: beginsWith(
        this.text('coupon.later:place'),
        this.text('coupon.later:place.accept'),
        this.text('coupon.later:place.again'),
      ),
    });
  }

  odds(outcomeId: number): Locator {
    return this.page.locator(`[data-odds="${outcomeId}"]`).first();
  }

  /** First outcomes of the list's rows, one per event, without matches about to begin. */
  async firstOutcomes(count: number): Promise<number[]> {
    await expect(this.page.locator('main [data-odds]').first()).toBeVisible();
    const ids = await this.page
      .locator('main [data-odds]:not([aria-disabled="true"])')
      .evaluateAll((cells) => cells.map((cell) => Number((cell as HTMLElement).dataset['odds'])));
    const byEvent = new Map(ids.toReversed().map((id) => [Math.floor(id / 2 ** 21), id]));
    const isSoon = await this.#beginSoon([...byEvent.keys()]);
    return [...byEvent]
      .flatMap(([event, id]) => (isSoon.has(event) ? [] : [id]))
      .toReversed()
      .slice(0, count);
  }

  async #beginSoon(eventIds: readonly number[]): Promise<ReadonlySet<number>> {
    const { port } = new URL(this.page.url());
    const answer = await fetch(
      `http://localhost:${port}/web-api/line/v1/games?section=line&limit=60&gameIds=${eventIds.slice(-60).join()}`,
    );
    if (!answer.ok)
      throw new Error(`The platform did not say when matches begin: ${answer.status}`);
    const { games } = (await answer.json()) as GameList;
    const untilS = Number(answer.headers.get('x-server-now-ms')) / 1000 + soonS;
    return new Set(
      games.flatMap(({ id, starts_at: startsAtS }) => (startsAtS < untilS ? [id] : [])),
    );
  }

  /** A cell that nobody sees is not written to, so it is brought into view first. */
  async sees(outcomeId: number, text: string, timeoutMs = 25_000): Promise<void> {
    // A list that is drawn anew meanwhile has another cell for it.
    await expect(async () => this.odds(outcomeId).scrollIntoViewIfNeeded({ timeout: 5000 })).toPass(
      { timeout: timeoutMs },
    );
    await expect(this.odds(outcomeId).locator('.num')).toHaveText(text, { timeout: timeoutMs });
  }

  async press(outcomeId: number): Promise<void> {
    await this.odds(outcomeId).click();
    await expect(this.odds(outcomeId)).toHaveAttribute('aria-pressed', 'true');
  }

  async openCoupon(): Promise<void> {
    if (this.isMobile)
      await this.page
        .getByRole('region', { name: this.text('coupon:title') })
        .getByRole('button')
        .first()
        .click();
    await expect(this.coupon).toBeVisible();
  }

  async stake(text: string): Promise<void> {
    await this.coupon.getByRole('textbox', { name: this.text('coupon.later:stake') }).fill(text);
  }

  async policy(name: 'Ask me' | 'Accept higher' | 'Accept any'): Promise<void> {
    await this.coupon.getByLabel(this.text('coupon.later:policy')).selectOption({ label: name });
  }

  /** In the dialog or on the page of sign-in, whichever is open. */
  async signIn(login = 'demo', password = 'Demo-pass-1'): Promise<void> {
    await this.page.locator('input[name="username"]').fill(login);
    await this.page.locator('input[type="password"]').fill(password);
    await this.page.keyboard.press('Enter');
    await expect(this.page.locator('input[type="password"]')).toBeHidden();
  }

  async signInFromHeader(): Promise<void> {
    await this.page
      .getByRole('banner')
      .getByRole('link', { name: this.text('auth:signIn') })
      .click();
    await this.signIn();
  }

  async place(): Promise<void> {
    await this.placeButton.click();
  }

  /** The sign of an accepted bet; returns its number. */
  async accepted(): Promise<number> {
    await expect(this.coupon.getByText(this.text('coupon.later:accepted.title'))).toBeVisible();
    const text = await this.coupon
      .getByText(withNumber(this.text('coupon.bets:number')))
      .innerText();
    return Number(text.replace(/·.*$/, '').replaceAll(/\D/g, ''));
  }
}

/** `No. {{number}}` with a number in its place. */
function withNumber(template: string): RegExp {
  return new RegExp(template.replaceAll('.', '\\.').replace('{{number}}', '\\d'));
}
