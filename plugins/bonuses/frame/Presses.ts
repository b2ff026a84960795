import { makeAutoObservable, observableRef } from 'mobx';
import { HttpError, type Http, type Reports } from '#core';
import type { Resource, ResourceServices } from '#core/data';

/** Why a press has done nothing: the platform's code, or none where there was no answer. */
export interface PressFailure {
  readonly id: string;
  readonly code: string | undefined;
}

/** The part of `Presses` that components render. */
export type PressesState = Pick<Presses<unknown>, 'busyId' | 'failure'>;

/** What stores of presses need of the core and of the accounts of the site. */
export interface PressServices extends ResourceServices {
  readonly http: Http;
  readonly reports: Pick<Reports, 'report'>;
  /** Makes the header and the coupon load the accounts again. */
  readonly reloadAccounts: () => Promise<void>;
}

/** Presses that change what is shown, one at a time; again each keeps its key. */
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
   * Shows the answer; where it is refused, what another tab or a deposit has changed.
   *
   * @returns whether the platform has done it
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
