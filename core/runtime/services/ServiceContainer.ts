import type { Contributions } from '../plan/Contributions.ts';
import type { Plan } from '../plan/Plan.ts';
import type { CoreServices, ServiceRegistry } from '../../contract/CoreServices.ts';
import type { Reports } from '../../platform/reports/Reports.ts';
import type { Token } from '../../contract/Token.ts';

/** The plugin of a requested service is off or not installed. */
export class MissingServiceError extends Error {
  override readonly name = 'MissingServiceError';

  constructor(token: Token<unknown>, reason: string) {
    super(`Service "${token.name}" (version ${token.major}) is not there: ${reason}`);
  }
}

export interface ServiceContainerDependencies {
  /**
   * The plan can change: services of an off plugin are withheld, and returned again when it is on.
   */
  readonly site: { readonly plan: Plan };
  readonly contributions: Contributions;
  readonly reports: Reports;
  /** Read on use, because the container is one of the core's services itself. */
  readonly core: () => CoreServices;
  readonly monotonicMs: () => number;
}

/** For this long after a failure renders do not create the service again; a later request does. */
const failureLastsMs = 1000;

interface Making {
  /**
   * Carries status and value as React's `use` reads them, so that a ready service never suspends.
   */
  readonly promise: Promise<unknown> & { status?: 'fulfilled'; value?: unknown };
  failedAtMs: number | undefined;
}

/** Services of plugins, each created on first use; tokens match by name and major version. */
export class ServiceContainer implements ServiceRegistry {
  readonly #dependencies: ServiceContainerDependencies;
  readonly #made = new Map<string, Making>();
  readonly #ready = new Map<string, unknown>();

  constructor(dependencies: ServiceContainerDependencies) {
    this.#dependencies = dependencies;
  }

  has(token: Token<unknown>): boolean {
    return this.#planned(token)?.offReason === undefined && this.#planned(token) !== undefined;
  }

  peek<T>(token: Token<T>): T | undefined {
    return this.has(token) ? (this.#ready.get(keyOf(token)) as T | undefined) : undefined;
  }

  /** Every caller gets the same promise, so that React recognises it. */
  get<T>(token: Token<T>): Promise<T> {
    const key = this.has(token) ? keyOf(token) : `${keyOf(token)} off`;
    const { monotonicMs } = this.#dependencies;
    const known = this.#made.get(key);
    if (
      known !== undefined &&
      (known.failedAtMs === undefined || monotonicMs() - known.failedAtMs < failureLastsMs)
    )
      return known.promise as Promise<T>;
    const making: Making = { promise: this.#make(token), failedAtMs: undefined };
    this.#made.set(key, making);
    making.promise.then(
      (service) => {
        this.#ready.set(key, service);
        making.promise.status = 'fulfilled';
        making.promise.value = service;
      },
      () => (making.failedAtMs = monotonicMs()),
    );
    return making.promise as Promise<T>;
  }

  dispose(): void {
    for (const service of this.#ready.values()) {
      if (
        typeof service === 'object' &&
        service !== null &&
        'dispose' in service &&
        typeof service.dispose === 'function'
      )
        service.dispose();
    }
    this.#ready.clear();
    this.#made.clear();
  }

  async #make<T>(token: Token<T>): Promise<T> {
    const planned = this.#planned(token);
    if (planned === undefined) throw new MissingServiceError(token, 'no plugin provides it');
    if (planned.offReason !== undefined)
      throw new MissingServiceError(token, `plugin ${planned.plugin} is off, ${planned.offReason}`);
    const load = this.#dependencies.contributions.services.get(keyOf(token));
    if (load === undefined) throw new MissingServiceError(token, 'its plugin has no code for it');
    try {
      const create = await load();
      return (await create(this.#dependencies.core())) as T;
    } catch (error) {
      this.#dependencies.reports.report(error, {
        plugin: planned.plugin,
        contribution: `service ${token.name}`,
      });
      throw error;
    }
  }

  #planned(token: Token<unknown>): Plan['services'][number] | undefined {
    return this.#dependencies.site.plan.services.find(
      (service) => service.token === token.name && service.major === token.major,
    );
  }
}

function keyOf(token: Token<unknown>): string {
  return `${token.name}@${token.major}`;
}
