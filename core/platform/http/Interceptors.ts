import type { CoreServices } from '../../contract/CoreServices.ts';
import type { ResponseInterceptor } from '../../contract/PluginManifest.ts';
import type { Reports } from '../reports/Reports.ts';
import type { HttpError } from './HttpError.ts';

/** Repeats that one interceptor may request within one call. */
const mostRepeats = 3;
/** Place of the built-in 401 interceptor among the plugins' own. */
const signInOrder = 30;

/** Interceptor of a plugin: the plan's entry with the thunk of its manifest. */
export interface InterceptorEntry {
  readonly id: string;
  readonly plugin: string;
  readonly order: number;
  readonly status: number;
  readonly codes?: readonly (number | string)[];
  readonly load: () => Promise<ResponseInterceptor>;
}

interface InterceptorDependencies {
  readonly interceptors: readonly InterceptorEntry[];
  readonly services: () => CoreServices;
  readonly reports: Pick<Reports, 'report'>;
}

/** Runs the interceptors of plugins, and the sign-in at 401, on a failed call in their order. */
export class Interceptors {
  readonly #dependencies: InterceptorDependencies;
  readonly #loaded = new Map<string, Promise<ResponseInterceptor>>();

  constructor(dependencies: InterceptorDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Headers to repeat the call with, from the first interceptor that handles the error; undefined
   * if none does.
   *
   * @param repeats how often each interceptor has run within the call
   */
  async recover(
    error: HttpError,
    repeats: Map<string, number>,
    refresh: ResponseInterceptor,
  ): Promise<Readonly<Record<string, string>> | undefined> {
    const { interceptors, services, reports } = this.#dependencies;
    const signIn: InterceptorEntry = {
      id: 'core.sign-in',
      plugin: 'core',
      order: signInOrder,
      status: 401,
      load: async () => refresh,
    };
    const matching = [...interceptors, signIn]
      .filter((entry) => entry.status === error.status && matchesCodes(entry, error))
      .sort((first, second) => first.order - second.order);
    for (const entry of matching) {
      const count = (repeats.get(entry.id) ?? 0) + 1;
      const most = entry === signIn ? 1 : mostRepeats;
      if (count > most + (entry === signIn ? 0 : 1)) continue;
      repeats.set(entry.id, count);
      try {
        const interceptor = entry === signIn ? refresh : await this.#load(entry);
        const verdict = await interceptor(error, services(), count);
        if (verdict !== undefined && count <= most) return verdict.headers;
      } catch (thrown) {
        reports.report(thrown, { plugin: entry.plugin, contribution: `interceptor ${entry.id}` });
      }
    }
    return undefined;
  }

  #load(entry: InterceptorEntry): Promise<ResponseInterceptor> {
    const known = this.#loaded.get(entry.id);
    if (known !== undefined) return known;
    const loading = entry.load();
    this.#loaded.set(entry.id, loading);
    // A chunk that failed to load is requested again next time.
    loading.catch(() => this.#loaded.delete(entry.id));
    return loading;
  }
}

function matchesCodes(entry: InterceptorEntry, error: HttpError): boolean {
  return (
    entry.codes === undefined ||
    entry.codes.some((code) => error.hasCode(code) || error.exceptionCode === code)
  );
}
