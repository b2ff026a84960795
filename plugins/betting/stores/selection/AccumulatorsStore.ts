import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import { SelectionApi } from '../../api/SelectionApi.ts';
import type { Accumulator } from '../../domain/selection/Accumulator.ts';
import type { Section } from '../../domain/SportEvent.ts';

const EVERY_MS = 15_000;

type AccumulatorsServices = Pick<CoreServices, 'environment' | 'http' | 'scheduler'>;

/** The accumulators of the day of one section: asked for again while they are shown, so that prices and legs are those of now. */
export class AccumulatorsStore {
  accumulators: readonly Accumulator[] = [];
  readonly #section: Section;
  readonly #services: AccumulatorsServices;
  readonly #api: SelectionApi;
  #turn = 0;

  constructor(section: Section, services: AccumulatorsServices) {
    this.#section = section;
    this.#services = services;
    this.#api = new SelectionApi(services);
    makeAutoObservable(this, { accumulators: observableRef, open: false }, { autoBind: true });
  }

  /** Reads until disposed; in another language at once. */
  open(): Dispose {
    const { environment, scheduler } = this.#services;
    const stop = scheduler.poll({ everyMs: EVERY_MS, isImmediate: true }, this.load);
    const leave = reaction(() => environment.language, () => void this.load());
    return () => {
      stop();
      leave();
    };
  }

  /** What is shown stays where an answer does not come. */
  async load(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const accumulators = await this.#api.accumulators(this.#section).catch(() => undefined);
    if (accumulators !== undefined && turn === this.#turn) runInAction(() => (this.accumulators = accumulators));
  }
}
