import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type Http, type Reports } from '#core';
import { createResource, type Resource, type ResourceServices } from '#core/data';
import type { CallFailure } from '../failures/readCallFailure.ts';
import { readChangeFailure } from '../failures/readChangeFailure.ts';
import type { PasskeyBrowser } from './PasskeyBrowser.ts';
import {
  addPasskey,
  loadCreationOptions,
  loadPasskeys,
  removePasskey,
  renamePasskey,
  type Passkey,
  type PasskeyList,
} from './PasskeysApi.ts';

/** Outcome of the last change. A new name needs none, because the list shows it. */
export type PasskeyOutcome =
  | 'added'
  | 'removed'
  | 'problem.known'
  | 'problem.limit'
  | 'problem.last'
  | 'problem.failed'
  | `problem.${CallFailure}`;

export interface PasskeysServices extends ResourceServices {
  readonly http: Http;
  readonly reports: Pick<Reports, 'report'>;
}

/** Passkeys of the person, changed one at a time. */
export class PasskeysStore {
  readonly answer: Resource<PasskeyList>;
  isBusy = false;
  outcome: PasskeyOutcome | undefined = undefined;
  /** Id of the passkey being renamed, and its new name. */
  renamedId: string | undefined = undefined;
  newName = '';
  readonly #services: PasskeysServices;
  readonly #browser: PasskeyBrowser;
  readonly #onChanged: () => void;

  /** @param onChanged called when the list has gained or lost a key */
  constructor(
    services: PasskeysServices,
    browser: PasskeyBrowser,
    onChanged: () => void = () => undefined,
  ) {
    this.#services = services;
    this.#browser = browser;
    this.#onChanged = onChanged;
    this.answer = createResource(services, {
      ask: (signal) => loadPasskeys(services.http, signal),
    });
    makeAutoObservable(this, { answer: false }, { autoBind: true });
  }

  /** Creates a passkey once the owner of the device agrees; closing its dialog changes nothing. */
  async add(): Promise<void> {
    await this.#change(async () => {
      const { http } = this.#services;
      const made = await this.#browser.create(await loadCreationOptions(http));
      if (made === 'cancelled') return undefined;
      if (typeof made === 'string') return made === 'known' ? 'problem.known' : 'problem.failed';
      this.#take(await addPasskey(http, made));
      return 'added';
    });
  }

  async remove(id: string): Promise<void> {
    await this.#change(async () => {
      this.#take(await removePasskey(this.#services.http, id));
      return 'removed';
    });
  }

  beginRename({ id, name }: Passkey): void {
    this.renamedId = id;
    this.newName = name;
  }

  setNewName(name: string): void {
    this.newName = name.slice(0, 60);
  }

  endRename(): void {
    this.renamedId = undefined;
  }

  /** Saves the new name; the typed text stays when that failed. */
  async saveName(): Promise<void> {
    const { renamedId } = this;
    const name = this.newName.trim();
    if (renamedId === undefined || name === '') return;
    await this.#change(async () => {
      this.answer.put(await renamePasskey(this.#services.http, renamedId, name));
      this.endRename();
      return undefined;
    });
  }

  /**
   * Puts the list after a change and reports it to the device, which deletes all keys that are not
   * in it. Only this list is reported: a loaded one may be older than a key just created.
   */
  #take(list: PasskeyList): void {
    this.answer.put(list);
    this.#browser.accept(
      list.rpId,
      list.owner,
      list.passkeys.map(({ id }) => id),
    );
  }

  async #change(make: () => Promise<PasskeyOutcome | undefined>): Promise<void> {
    if (this.isBusy) return;
    runInAction(() => {
      this.isBusy = true;
      this.outcome = undefined;
    });
    const before = keysOf(this.answer);
    const outcome = await make().catch(async (error: unknown) => {
      // The response may be lost although the change was made; the list shows the truth.
      await this.answer.refresh();
      this.#services.reports.report(error, { plugin: 'auth', contribution: 'passkeys' });
      return problemOf(error);
    });
    runInAction(() => {
      this.isBusy = false;
      this.outcome = outcome;
    });
    if (keysOf(this.answer) !== before) this.#onChanged();
  }
}

function keysOf({ value }: Resource<PasskeyList>): string | undefined {
  return value?.passkeys.map(({ id }) => id).join(' ');
}

function problemOf(error: unknown): PasskeyOutcome {
  if (!(error instanceof HttpError)) return 'problem.failed';
  if (error.hasCode('last_way_in')) return 'problem.last';
  return error.hasCode('passkey_limit') ? 'problem.limit' : `problem.${readChangeFailure(error)}`;
}
