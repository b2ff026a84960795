import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type CoreServices } from '#core';
import { createResource, type Resource } from '#core/data';
import { closeAccount, exportData, loadClosure, type Closure } from './DataApi.ts';

export type DataOutcome = 'given' | 'given-today' | 'failed';

/** Export of the person's data, and closing of the account. */
export class DataStore {
  readonly closure: Resource<Closure>;
  isExporting = false;
  isClosing = false;
  outcome: DataOutcome | undefined = undefined;
  hasFailedToClose = false;
  readonly #services: CoreServices;

  constructor(services: CoreServices) {
    this.#services = services;
    this.closure = createResource(services, {
      ask: (signal) => loadClosure(services.http, signal),
    });
    makeAutoObservable(this, { closure: false }, { autoBind: true });
  }

  /** Passes the stored data to `save`; the platform permits one export a day. */
  async export(save: (data: Readonly<Record<string, unknown>>) => void): Promise<void> {
    if (this.isExporting) return;
    this.isExporting = true;
    this.outcome = undefined;
    try {
      save(await exportData(this.#services.http));
      runInAction(() => (this.outcome = 'given'));
    } catch (error) {
      runInAction(() => (this.outcome = outcomeOf(error)));
    } finally {
      runInAction(() => (this.isExporting = false));
    }
  }

  /** Resolves with whether the account is closed. */
  async close(): Promise<boolean> {
    if (this.isClosing) return false;
    this.isClosing = true;
    this.hasFailedToClose = false;
    try {
      await closeAccount(this.#services.http);
      return true;
    } catch (error) {
      runInAction(() => (this.hasFailedToClose = outcomeOf(error) !== undefined));
      // A new obstacle may exist by now.
      void this.closure.refresh();
      return false;
    } finally {
      runInAction(() => (this.isClosing = false));
    }
  }
}

/** Returns undefined when the person closed the proof's dialog. */
function outcomeOf(error: unknown): DataOutcome | undefined {
  if (!(error instanceof HttpError)) return 'failed';
  if (error.hasCode('reauth_required')) return undefined;
  return error.hasCode('exported') ? 'given-today' : 'failed';
}
