import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type Http } from '#core';
import { Attempt, createResource, type Resource, type ResourceServices } from '#core/data';
import { isEmailToken } from '#domain/accounts/isEmailToken.ts';
import { decideOnDevice, lookAtDevice, type WaitingDevice } from './NewDeviceApi.ts';

export type NewDeviceState =
  | { readonly kind: 'looking' | 'letIn' | 'keptOut' | 'over' | 'unreached' }
  /** The page was reloaded: only the e-mail still has the token. */
  | { readonly kind: 'without-token' }
  | { readonly kind: 'asked' | 'sending'; readonly device: WaitingDevice };

/** Core services of the store. */
export interface NewDeviceServices extends ResourceServices {
  readonly http: Http;
}

/** Page of the e-mail that asks whether a new device belongs to the person. */
export class NewDeviceStore {
  readonly device: Resource<WaitingDevice>;
  /** Sending the decision; `unreached`: without an answer, so it can be sent again. */
  readonly deciding = new Attempt<'unreached'>((error) => this.#failureOf(error));
  /** Final state; undefined while the device still waits. */
  private end: 'letIn' | 'keptOut' | 'over' | 'without-token' | undefined;
  readonly #http: Http;
  readonly #token: string;

  constructor(services: NewDeviceServices, token: string) {
    this.#http = services.http;
    this.#token = token;
    this.device = createResource(services, {
      ask: (signal) => lookAtDevice(services.http, token, signal),
    });
    this.end = token === '' ? 'without-token' : isEmailToken(token) ? undefined : 'over';
    makeAutoObservable(this, { device: false, deciding: false }, { autoBind: true });
  }

  get state(): NewDeviceState {
    if (this.end !== undefined) return { kind: this.end };
    const { value: device, error, hasFailed } = this.device;
    if (device !== undefined) return { kind: this.deciding.isBusy ? 'sending' : 'asked', device };
    if (isOver(error)) return { kind: 'over' };
    return { kind: hasFailed || this.device.isMissing ? 'unreached' : 'looking' };
  }

  async look(): Promise<void> {
    if (this.end === undefined) await this.device.load();
  }

  async decide(isMine: boolean): Promise<void> {
    if (this.state.kind !== 'asked') return;
    await this.deciding.run(async () => {
      await decideOnDevice(this.#http, this.#token, isMine);
      runInAction(() => (this.end = isMine ? 'letIn' : 'keptOut'));
    });
  }

  #failureOf(error: unknown): 'unreached' | undefined {
    if (!isOver(error)) return 'unreached';
    this.end = 'over';
    return undefined;
  }
}

function isOver(error: unknown): boolean {
  return error instanceof HttpError && error.hasCode('link_invalid');
}
