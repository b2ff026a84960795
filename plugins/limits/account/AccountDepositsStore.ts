import type { Http } from '#core';
import { createResource, type Resource, type ResourceServices } from '#core/data';
import type { Figures, MoneyLimit, PersonLimits } from '../responsible/Limits.ts';
import { loadFigures, loadLimits } from '../responsible/LimitsApi.ts';

/** Sums of deposits for each deposit limit, and of all time. */
export class AccountDepositsStore {
  readonly limits: Resource<PersonLimits>;
  readonly figures: Resource<Figures>;

  constructor(services: ResourceServices & { readonly http: Http }) {
    this.limits = createResource(services, {
      ask: (signal) => loadLimits(services.http, signal),
    });
    this.figures = createResource(services, {
      ask: (signal) => loadFigures(services.http, signal),
    });
  }

  /** Every deposit limit that is set; without one the weekly limit, as on the account page. */
  get shownLimits(): readonly MoneyLimit[] {
    const deposits = this.limits.value?.money.filter(({ kind }) => kind === 'deposit') ?? [];
    const set = deposits.filter(({ most }) => most !== undefined);
    return set.length > 0 ? set : deposits.filter(({ period }) => period === 'week');
  }
}
