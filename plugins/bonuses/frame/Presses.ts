import { makeAutoObservable, observableRef } from 'mobx';
import { HttpError, type Http, type Reports } from '#core';
import type { Resource, ResourceServices } from '#core/data';

/** Failure of an action: the platform's code, or none without an answer. */
export interface PressFailure {
  readonly id: string;
  readonly code: string | undefined;
}

/** The part of `Presses` that components render. */
export type PressesState = Pick<Presses<unknown>, 'busyId' | 'failure'>;

/** Services of the stores with actions. */
export interface PressServices extends ResourceServices {
  readonly http: Http;
  readonly reports: Pick<Reports, 'report'>;
  /** Reloads the accounts of header and coupon. */
  readonly reloadAccounts: () => Promise<void>;
}

/** Actions that change a resource, one at a time; a retry keeps its idempotency key. */
export class Presses<Value> {
  busyId: string | undefined = undefined;
  failure: PressFailure | undefined = undefined;
  readonly #reports: Pick<Reports, 'report'>;
  readonly #shown: Resource<Value>;
  readonly #keys = new Map<string, string>();

  constructor(reports: Pick<Reports, 'report'>, shown: Resource<Value>) {
    this.#reports = reports;
    this.#shown = shown;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  /**
   * Sends an action and shows the answer; after a failure reloads the resource, because another tab
   * or a deposit may have changed it.
   *
   * @returns whether the platform accepted it
   */
  async run(id: string, send: (key: string) => Promise<Value>): Promise<boolean> {
    if (this.busyId !== undefined) return false;
    const key = this.#keys.get(id) ?? crypto.randomUUID();
    this.#keys.set(id, key);
    this.begin(id);
    try {
      this.#shown.put(await send(key));
      this.#keys.delete(id);
      this.end(undefined);
      return true;
    } catch (error) {
      const code = error instanceof HttpError ? error.errors[0]?.code : undefined;
      this.#reports.report(error, { plugin: 'bonuses', contribution: `press-${id}` });
      this.end({ id, code: code === undefined ? undefined : String(code) });
      await this.#shown.refresh();
      return false;
    }
  }

  private begin(id: string): void {
    this.busyId = id;
    this.failure = undefined;
  }

  private end(failure: PressFailure | undefined): void {
    this.busyId = undefined;
    this.failure = failure;
  }
}
