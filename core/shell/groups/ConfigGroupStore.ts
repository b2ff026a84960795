import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Clock } from '../../platform/time/Clock.ts';
import type { Environment } from '../../runtime/boot/Environment.ts';
import type { Http } from '../../platform/http/Http.ts';
import type { ConfigGroups } from './configGroupsToken.ts';

const leastFreshMs = 600_000;
const mostFreshMs = 900_000;

export interface ConfigGroupServices {
  readonly clock: Pick<Clock, 'monotonicMs'>;
  readonly environment: Pick<Environment, 'language'>;
  readonly http: Pick<Http, 'call'>;
  readonly random?: () => number;
}

interface CachedGroup {
  readonly value: unknown;
  readonly untilMs: number;
}

/** Keeps each group for 600 to 900 s, so that not all pages request it in the same minute. */
export class ConfigGroupStore implements ConfigGroups {
  readonly #services: ConfigGroupServices;
  readonly #groups = observable.map<string, CachedGroup>([], { deep: false });
  readonly #asking = new Map<string, Promise<void>>();

  constructor(services: ConfigGroupServices) {
    this.#services = services;
    makeAutoObservable(this, { load: false }, { autoBind: true });
  }

  group(name: string): unknown {
    return this.#groups.get(this.#keyOf(name))?.value;
  }

  async load(names: readonly string[]): Promise<void> {
    const nowMs = this.#services.clock.monotonicMs();
    const missing = names.filter(
      (name) =>
        (this.#groups.get(this.#keyOf(name))?.untilMs ?? -1) <= nowMs &&
        !this.#asking.has(this.#keyOf(name)),
    );
    if (missing.length > 0) {
      const keys = missing.map((name) => this.#keyOf(name));
      const asking = this.#ask(missing).finally(() => {
        for (const key of keys) this.#asking.delete(key);
      });
      for (const key of keys) this.#asking.set(key, asking);
    }
    await Promise.all(names.flatMap((name) => this.#asking.get(this.#keyOf(name)) ?? []));
  }

  async #ask(names: readonly string[]): Promise<void> {
    const { clock, environment, http, random = Math.random } = this.#services;
    const keys = new Map(names.map((name) => [name, this.#keyOf(name)]));
    const { groups } = await http.call('site.configGroups', {
      query: { groups: names.join(','), lang: environment.language },
    });
    const untilMs = clock.monotonicMs() + leastFreshMs + random() * (mostFreshMs - leastFreshMs);
    runInAction(() => {
      for (const [name, key] of keys) this.#groups.set(key, { value: groups[name], untilMs });
    });
  }

  #keyOf(name: string): string {
    return `${this.#services.environment.language} ${name}`;
  }
}
