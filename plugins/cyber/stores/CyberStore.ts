import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import { CyberApi } from '../api/CyberApi.ts';
import { plainLook, readCyberSettings, type CyberSettings, type DisciplineLook } from '../domain/CyberSettings.ts';
import type { CyberKind, Discipline } from '../domain/Discipline.ts';
import { orderDisciplines } from '../domain/orderDisciplines.ts';

/** The disciplines that the platform offers, as the brand shows them. */
export class CyberStore {
  loadState: 'loading' | 'ready' | 'failed' = 'loading';
  offered: readonly Discipline[] = [];
  readonly #core: Pick<CoreServices, 'config'>;
  readonly #api: CyberApi;
  readonly #end: Dispose;
  #isAsked = false;
  /** Only the newest question may be answered: another language asks anew. */
  #question = 0;

  constructor(core: Pick<CoreServices, 'config' | 'environment' | 'http'>) {
    this.#core = core;
    this.#api = new CyberApi(core);
    makeAutoObservable(this, { offered: observableRef, open: false, lookOf: false, disciplinesOf: false, dispose: false }, { autoBind: true });
    const first = this.#api.firstDisciplines();
    if (first !== undefined) {
      this.#isAsked = true;
      this.#put(first);
    }
    // Names are in the language of the page.
    this.#end = reaction(
      () => core.environment.language,
      () => void (this.#isAsked && this.load()),
    );
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

  /** Asks once; what is known stays. */
  open(): Dispose {
    if (!this.#isAsked) void this.load();
    return () => undefined;
  }

  async load(): Promise<void> {
    const question = (this.#question += 1);
    this.#isAsked = true;
    if (this.loadState === 'failed') this.loadState = 'loading';
    try {
      const disciplines = await this.#api.disciplines();
      if (question === this.#question) this.#put(disciplines);
    } catch {
      runInAction(() => {
        if (question !== this.#question || this.loadState === 'ready') return;
        this.loadState = 'failed';
        this.#isAsked = false;
      });
    }
  }

  dispose(): void {
    this.#end();
  }

  #put(disciplines: readonly Discipline[]): void {
    runInAction(() => {
      this.offered = disciplines;
      this.loadState = 'ready';
    });
  }
}
