import { createResource, type Resource } from '#core/data';
import { Presses, type PressServices } from '../frame/Presses.ts';
import type { BonusChoice, Bonuses } from './Bonuses.ts';
import { chooseBonus, giveUpBonus, loadBonuses } from './BonusesApi.ts';

/** The person's bonuses, and decisions about them. */
export class BonusesStore {
  readonly answer: Resource<Bonuses>;
  readonly presses: Presses<Bonuses>;
  readonly #services: PressServices;

  constructor(services: PressServices) {
    this.#services = services;
    this.answer = createResource(services, {
      ask: (signal) => loadBonuses(services.http, signal),
    });
    this.presses = new Presses(services.reports, this.answer);
  }

  async choose(choice: BonusChoice): Promise<void> {
    await this.presses.run(`choose-${choice}`, () => chooseBonus(this.#services.http, choice));
  }

  /** @returns whether it is given up */
  async giveUp(accountId: number): Promise<boolean> {
    const { http, reloadAccounts } = this.#services;
    const isDone = await this.presses.run(`give-up-${accountId}`, (key) =>
      giveUpBonus(http, accountId, key),
    );
    if (isDone) await reloadAccounts();
    return isDone;
  }
}
