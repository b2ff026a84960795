import { makeAutoObservable, observable, reaction, runInAction } from 'mobx';
import type { Dispose } from '../../contract/Dispose.ts';
import type { Environment } from '../../runtime/boot/Environment.ts';
import type { Http } from '../../platform/http/Http.ts';
import type { Reports } from '../../platform/reports/Reports.ts';
import type { Dictionaries, DictionaryItem } from './dictionariesToken.ts';

interface DictionaryServices {
  readonly environment: Pick<Environment, 'language'>;
  readonly http: Pick<Http, 'call'>;
  readonly reports: Pick<Reports, 'report'>;
}

/** Requests each dictionary once per language; the old names stay until the new ones arrive. */
export class DictionaryStore implements Dictionaries {
  readonly #services: DictionaryServices;
  readonly #lists = observable.map<string, readonly DictionaryItem[]>([], { deep: false });
  readonly #loaded = new Map<string, Promise<void>>();
  readonly #wanted = new Set<string>();
  readonly #stopFollowing: Dispose;

  constructor(services: DictionaryServices) {
    this.#services = services;
    makeAutoObservable(this, { load: false }, { autoBind: true });
    this.#stopFollowing = reaction(
      () => services.environment.language,
      () =>
        void this.load([...this.#wanted]).catch((error: unknown) =>
          services.reports.report(error, { plugin: 'shell', contribution: 'dictionaries' }),
        ),
    );
  }

  items(id: string): readonly DictionaryItem[] | undefined {
    return this.#lists.get(id);
  }

  async load(ids: readonly string[]): Promise<void> {
    const { language } = this.#services.environment;
    for (const id of ids) this.#wanted.add(id);
    const missing = ids.filter((id) => !this.#loaded.has(`${language} ${id}`));
    if (missing.length > 0) {
      const asking = this.#ask(missing, language);
      for (const id of missing) this.#loaded.set(`${language} ${id}`, asking);
      asking.catch(() => {
        for (const id of missing) this.#loaded.delete(`${language} ${id}`);
      });
    }
    await Promise.all(ids.flatMap((id) => this.#loaded.get(`${language} ${id}`) ?? []));
  }

  dispose(): void {
    this.#stopFollowing();
  }

  async #ask(ids: readonly string[], language: string): Promise<void> {
    const { dictionaries } = await this.#services.http.call('site.dictionaries', {
      query: { ids: ids.join(','), lang: language },
    });
    if (language !== this.#services.environment.language) return;
    runInAction(() => {
      for (const id of ids)
        this.#lists.set(
          id,
          (dictionaries[id] ?? []).map(({ tel_code: telCode, ...item }) => ({ ...item, telCode })),
        );
    });
  }
}
