import type { Plan, PlannedGuard } from '../plan/Plan.ts';
import type { Load } from '../../contract/Load.ts';
import type { CoreServices } from '../../contract/CoreServices.ts';
import type { Guard, GuardVerdict, NavigationRequest } from '../../contract/Guard.ts';
import { isTriggered } from './isTriggered.ts';
import { guardStations, type GuardStation } from './guardStations.ts';

/** Entry of the trace; `no guard` for a station without one. */
export interface GuardStep {
  readonly station: GuardStation;
  readonly guard: string | undefined;
  readonly verdict: GuardVerdict['kind'] | 'started' | 'no guard' | 'failed open' | 'failed closed';
  readonly tookMs: number;
}

export interface GuardRun {
  readonly url: string;
  readonly steps: readonly GuardStep[];
  readonly verdict: GuardVerdict | { readonly kind: 'failed'; readonly guard: string };
  /** Modals requested by guards, opened once the page is shown. */
  readonly modals: readonly Extract<GuardVerdict, { kind: 'modal' }>[];
}

/** A guard exceeded the time-out of its contribution. */
export class GuardTimeoutError extends Error {
  override readonly name = 'GuardTimeoutError';

  constructor(guard: string, timeoutMs: number) {
    super(`Guard "${guard}" gave no verdict within ${timeoutMs} ms`);
  }
}

/** The plan names a guard without code, so the page that it protects cannot be allowed. */
class UnknownGuardError extends Error {
  override readonly name = 'UnknownGuardError';

  constructor(guard: string, isUnknown: boolean) {
    super(
      isUnknown
        ? `No plugin has the guard "${guard}" that the configuration names: take guards.${guard} out, or write its right name`
        : `Guard "${guard}" has no code: build page and edge from the same plugins, or switch it off (guards.${guard}: false)`,
    );
  }
}

export interface GuardRunnerDependencies {
  readonly services: CoreServices;
  readonly site: { readonly plan: Pick<Plan, 'guards'> };
  readonly load: (guardId: string) => Load<Guard> | undefined;
}

type Outcome = { readonly verdict: GuardVerdict } | { readonly error: unknown };

/**
 * Runs the guards station by station: `check` is awaited, `load` started with the navigation,
 * `effect` is not awaited. The first verdict besides `next` and `modal` ends the run.
 */
export class GuardRunner {
  readonly #dependencies: GuardRunnerDependencies;
  readonly #loaded = new Map<string, Promise<Guard>>();

  constructor(dependencies: GuardRunnerDependencies) {
    this.#dependencies = dependencies;
  }

  async run(request: NavigationRequest): Promise<GuardRun> {
    const { services } = this.#dependencies;
    const open = this.#dependencies.site.plan.guards.filter(
      (guard) =>
        guard.offReason === undefined && isTriggered(guard.trigger, request, services.environment),
    );
    // Their code loads in parallel; each runs at its station only.
    for (const guard of open) void this.#loadGuard(guard);
    const early = new Map(
      open
        .filter((guard) => guard.kind === 'load')
        .map((guard) => [guard.id, this.#ask(guard, request)]),
    );
    const steps: GuardStep[] = [];
    const modals: Extract<GuardVerdict, { kind: 'modal' }>[] = [];
    const end = (verdict: GuardRun['verdict']): GuardRun => ({
      url: request.url.href,
      steps,
      verdict,
      modals,
    });

    for (const station of guardStations) {
      const posted = open.filter((guard) => guard.station === station);
      if (posted.length === 0)
        steps.push({ station, guard: undefined, verdict: 'no guard', tookMs: 0 });
      for (const guard of posted) {
        const startedMs = services.clock.monotonicMs();
        const note = (verdict: GuardStep['verdict']): void => {
          steps.push({
            station,
            guard: guard.id,
            verdict,
            tookMs: services.clock.monotonicMs() - startedMs,
          });
        };
        if (guard.kind === 'effect') {
          void this.#ask(guard, request).then((outcome) => this.#reportError(guard, outcome));
          note('started');
          continue;
        }
        const outcome = await (early.get(guard.id) ?? this.#ask(guard, request));
        if (request.signal.aborted) return end({ kind: 'cancel' });
        if ('error' in outcome) {
          this.#reportError(guard, outcome);
          const isClosed = guard.onError === 'closed' || outcome.error instanceof UnknownGuardError;
          note(isClosed ? 'failed closed' : 'failed open');
          if (isClosed) return end({ kind: 'failed', guard: guard.id });
          continue;
        }
        note(outcome.verdict.kind);
        if (outcome.verdict.kind === 'modal') modals.push(outcome.verdict);
        else if (outcome.verdict.kind === 'show') return end({ kind: 'next' });
        else if (outcome.verdict.kind !== 'next') return end(outcome.verdict);
      }
    }
    return end({ kind: 'next' });
  }

  async #ask(guard: PlannedGuard, request: NavigationRequest): Promise<Outcome> {
    const { services } = this.#dependencies;
    let cancelTimer = (): void => undefined;
    const timeout = new Promise<Outcome>((resolve) => {
      cancelTimer = services.scheduler.after(guard.timeoutMs, () =>
        resolve({ error: new GuardTimeoutError(guard.id, guard.timeoutMs) }),
      );
    });
    const answer = this.#loadGuard(guard)
      .then((ask) => ask(request, services))
      .then(
        (verdict): Outcome => ({ verdict }),
        (error: unknown): Outcome => ({ error }),
      );
    try {
      return await Promise.race([answer, timeout]);
    } finally {
      cancelTimer();
    }
  }

  #loadGuard({ id, isUnknown }: PlannedGuard): Promise<Guard> {
    const known = this.#loaded.get(id);
    if (known !== undefined) return known;
    const load = this.#dependencies.load(id);
    const loading =
      load === undefined ? Promise.reject(new UnknownGuardError(id, isUnknown === true)) : load();
    this.#loaded.set(id, loading);
    // A chunk that failed to load must be requested again by the next navigation.
    loading.catch(() => this.#loaded.delete(id));
    return loading;
  }

  #reportError(guard: PlannedGuard, outcome: Outcome): void {
    if ('error' in outcome)
      this.#dependencies.services.reports.report(outcome.error, {
        plugin: guard.plugin,
        contribution: `guard ${guard.id}`,
      });
  }
}
