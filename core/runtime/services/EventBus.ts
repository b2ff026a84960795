import type { Dispose } from '../../contract/Dispose.ts';
import type { Events } from '../../contract/CoreServices.ts';
import type { Reports } from '../../platform/reports/Reports.ts';
import type { EventToken } from '../../contract/Token.ts';

/** Declared events between plugins. A listener that throws is reported; the others still run. */
export class EventBus implements Events {
  readonly #reports: Pick<Reports, 'report'>;
  readonly #listeners = new Map<string, Set<(payload: unknown) => void>>();

  constructor({ reports }: { readonly reports: Pick<Reports, 'report'> }) {
    this.#reports = reports;
  }

  readonly emit = <Payload>(event: EventToken<Payload>, payload: Payload): void => {
    for (const run of [...(this.#listeners.get(event.name) ?? [])]) {
      try {
        run(payload);
      } catch (error) {
        this.#reports.report(error, {
          plugin: event.name.split('.')[0] ?? 'core',
          contribution: `event ${event.name}`,
        });
      }
    }
  };

  readonly on = <Payload>(event: EventToken<Payload>, run: (payload: Payload) => void): Dispose => {
    const listeners = this.#listeners.get(event.name) ?? new Set();
    this.#listeners.set(event.name, listeners);
    const listener = (payload: unknown): void => run(payload as Payload);
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  dispose(): void {
    this.#listeners.clear();
  }
}
