import { expect, type Locator, type Page } from '@playwright/test';
import type { GameList } from '../../schemas/generated/wire.ts';
import { soonS } from './Line.ts';
import { beginsWith, textOf } from './textOf.ts';
import { typeInto } from './typeInto.ts';

/** Maximum number of matches in one answer of the platform. */
const mostAsked = 60;

/** Rows of a list that render without scrolling. */
const mostRows = 12;

/** A user of the page in both layouts, who finds controls by their visible texts. */
export class Bettor {
  readonly page: Page;
  readonly isMobile: boolean;
  readonly language: string;
  readonly #platformUrl: string | undefined;
  /** The platform's time of its last answer. */
  #nowS = 0;

  /** @param platformUrl origin of the platform; the page's own by default */
  constructor(page: Page, isMobile: boolean, language = 'en', platformUrl?: string) {
    this.page = page;
    this.isMobile = isMobile;
    this.language = language;
    this.#platformUrl = platformUrl;
  }

  text(key: string): string {
    return textOf(this.language, key);
  }

  /** The whole coupon: the column, or the sheet. */
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
    const byEvent = await this.#outcomesByEvent();
    const startsAtS = await this.#startsOf([...byEvent.keys()]);
    return [...byEvent]
      .flatMap(([event, id]) => (this.#isSoon(startsAtS.get(event)) ? [] : [id]))
      .slice(0, count);
  }

  /**
   * The same for matches that neither begin nor end during the journey, below moving content at the
   * top of a page. If a small page has too few of them at this hour, live ones are added.
   */
  async standingOutcomes(count: number): Promise<number[]> {
    let standing: readonly number[] = [];
    let live: readonly number[] = [];
    // Content below the first screen loads later.
    await expect
      .poll(async () => {
        const byEvent = await this.#outcomesByEvent();
        const startsAtS = await this.#startsOf([...byEvent.keys()]);
        standing = [...byEvent].flatMap(([event, id]) =>
          startsAtS.has(event) && !this.#isSoon(startsAtS.get(event)) ? [id] : [],
        );
        live = [...byEvent].flatMap(([event, id]) => (startsAtS.has(event) ? [] : [id]));
        return standing.length + live.length;
      })
      .toBeGreaterThanOrEqual(count);
    return [...live, ...standing.slice(0, mostRows)].slice(-count);
  }

  /** The first open outcome of each row, by its event. */
  async #outcomesByEvent(): Promise<ReadonlyMap<number, number>> {
    await expect(this.page.locator('main [data-odds]').first()).toBeVisible();
    const ids = await this.page
      .locator('main [data-odds]:not([aria-disabled="true"])')
      .evaluateAll((cells) => cells.map((cell) => Number((cell as HTMLElement).dataset['odds'])));
    const byEvent = new Map<number, number>();
    for (const id of ids) {
      const event = Math.floor(id / 2 ** 21);
      if (!byEvent.has(event)) byEvent.set(event, id);
    }
    return byEvent;
  }

  #isSoon(startsAtS: number | undefined): boolean {
    return startsAtS !== undefined && startsAtS < this.#nowS + soonS;
  }

  /** Start times of those that have not begun. */
  async #startsOf(eventIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const platform = this.#platformUrl ?? `http://localhost:${new URL(this.page.url()).port}`;
    const starts = new Map<number, number>();
    for (let from = 0; from < eventIds.length; from += mostAsked) {
      const asked = eventIds.slice(from, from + mostAsked);
      const answer = await fetch(
        `${platform}/web-api/line/v1/games?section=line&limit=${mostAsked}&gameIds=${asked.join()}`,
      );
      if (!answer.ok)
        throw new Error(`The platform did not say when matches begin: ${answer.status}`);
      this.#nowS = Number(answer.headers.get('x-server-now-ms')) / 1000;
      const { games } = (await answer.json()) as GameList;
      for (const { id, starts_at: startsAtS } of games) starts.set(id, startsAtS);
    }
    return starts;
  }

  /** An invisible cell is not updated, so it is scrolled into view first. */
  async sees(outcomeId: number, text: string, timeoutMs = 25_000): Promise<void> {
    // A list that re-renders meanwhile has another cell for it.
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

  /** Signs in by the dialog or the page of sign-in, whichever is open. */
  async signIn(login = 'demo', password = 'Demo-pass-1'): Promise<void> {
    await typeInto(this.page.locator('input[name="username"]'), login);
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

  /** Waits for the confirmation of a bet; returns its number. */
  async accepted(): Promise<number> {
    await expect(this.coupon.getByText(this.text('coupon.later:accepted.title'))).toBeVisible();
    return this.shownNumber();
  }

  /** Number of the first bet in the coupon. */
  async shownNumber(): Promise<number> {
    const text = await this.coupon
      .getByText(withNumber(this.text('coupon.bets:number')))
      .first()
      .innerText();
    return Number(text.replace(/·.*$/, '').replaceAll(/\D/g, ''));
  }
}

/** Matches `No. {{number}}` with any number. */
function withNumber(template: string): RegExp {
  return new RegExp(template.replaceAll('.', '\\.').replace('{{number}}', '\\d'));
}
