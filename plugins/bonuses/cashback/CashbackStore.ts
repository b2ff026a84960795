import { createResource, type Resource } from '#core/data';
import { Presses, type PressServices } from '../frame/Presses.ts';
import type { Cashback, CashbackWeek } from './Cashback.ts';
import { collectCashback, loadCashback } from './CashbackApi.ts';

/** Weekly cashback, and its collection. */
export class CashbackStore {
  readonly answer: Resource<Cashback>;
  readonly presses: Presses<Cashback>;
  readonly #services: PressServices;

  constructor(services: PressServices) {
    this.#services = services;
    this.answer = createResource(services, {
      ask: (signal) => loadCashback(services.http, signal),
    });
    this.presses = new Presses(services.reports, this.answer);
  }

  /** @returns whether the money is on the account */
  async collect(week: CashbackWeek): Promise<boolean> {
    const { http, reloadAccounts } = this.#services;
    const isDone = await this.presses.run(weekId(week), (key) => collectCashback(http, week, key));
    if (isDone) await reloadAccounts();
    return isDone;
  }
}

/** Returns the id of a week's action. */
export function weekId({ accountId, fromS }: CashbackWeek): string {
  return `collect-${accountId}-${fromS}`;
}
