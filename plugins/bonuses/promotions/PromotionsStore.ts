import type { Http } from '#core';
import { createResource, type Resource } from '#core/data';
import { Presses, type PressServices } from '../frame/Presses.ts';
import type { Promotion, Promotions } from './Promotions.ts';
import { joinPromotion, loadPromotions } from './PromotionsApi.ts';

/** Promotions and rewards, and joining them. */
export class PromotionsStore {
  readonly answer: Resource<Promotions>;
  readonly presses: Presses<Promotions>;
  readonly #http: Http;

  constructor(services: PressServices) {
    this.#http = services.http;
    this.answer = createResource(services, {
      ask: (signal) => loadPromotions(services.http, signal),
    });
    this.presses = new Presses(services.reports, this.answer);
  }

  async join(promotion: Promotion): Promise<void> {
    await this.presses.run(promotion.id, (key) => joinPromotion(this.#http, promotion, key));
  }
}
