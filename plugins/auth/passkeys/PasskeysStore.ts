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

/** What came of the last change. A new name needs no word: it stands in the list. */
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

/** The passkeys of the person, and one change of them at a time. */
export class PasskeysStore {
  readonly answer: Resource<PasskeyList>;
  isBusy = false;
  outcome: PasskeyOutcome | undefined = undefined;
  /** Which one is being renamed, and how it is to be called. */
  renamedId: string | undefined = undefined;
  newName = '';
  readonly #services: PasskeysServices;
  readonly #browser: PasskeyBrowser;
  readonly #onChanged: () => void;

  /** @param onChanged a key has come or gone, as far as the answer tells */
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

  /** The device makes a key once its owner agrees; to close its question changes nothing. */
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

  /** What was typed stays where it could not be saved. */
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
   * The list after a change. The device drops what is not in it, so it is told this one alone: one
   * that was read may be older than the key that the device has just made.
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
      // The answer may be lost while the change was made: the list says what is.
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
