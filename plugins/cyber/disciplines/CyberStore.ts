import { makeAutoObservable } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import { createResource, type Resource } from '#core/data';
import { CyberApi } from './CyberApi.ts';
import {
  plainLook,
  readCyberSettings,
  type CyberSettings,
  type DisciplineLook,
} from './CyberSettings.ts';
import type { CyberKind, Discipline } from './Discipline.ts';
import { orderDisciplines } from './orderDisciplines.ts';

/** The disciplines that the platform offers, as the brand shows them. */
export class CyberStore {
  readonly offers: Resource<readonly Discipline[]>;
  readonly #core: Pick<CoreServices, 'config'>;

  constructor(core: Pick<CoreServices, 'config' | 'environment' | 'http' | 'scheduler'>) {
    this.#core = core;
    const api = new CyberApi(core);
    // Names are in the language of the page.
    this.offers = createResource(core, { ask: () => api.disciplines(), isCached: true });
    makeAutoObservable(
      this,
      { offers: false, open: false, lookOf: false, disciplinesOf: false, dispose: false },
      { autoBind: true },
    );
    const first = api.firstDisciplines();
    if (first !== undefined) this.offers.put(first);
  }

  get offered(): readonly Discipline[] {
    return this.offers.value ?? [];
  }

  get settings(): CyberSettings {
    return readCyberSettings(this.#core.config.plugins['cyber']);
  }

  get shown(): readonly Discipline[] {
    return orderDisciplines(this.offered, this.settings);
  }

  disciplinesOf(kind: CyberKind): readonly Discipline[] {
    return this.shown.filter(({ kinds }) => kinds.includes(kind));
  }

  lookOf(key: string): DisciplineLook {
    return this.settings.looks.get(key) ?? plainLook;
  }

  open(): Dispose {
    return this.offers.open();
  }

  dispose(): void {
    this.offers.dispose();
  }
}
