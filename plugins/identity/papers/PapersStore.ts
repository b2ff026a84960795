import { makeAutoObservable, observable, runInAction } from 'mobx';
import { HttpError, type Http } from '#core';
import type { Resource } from '#core/data';
import { fileLimits } from '#domain/identity/documentFile.ts';
import { provedBy, type CheckKind, type Paper } from '#domain/identity/papers.ts';
import type { Check, Identity } from '../verification/Identity.ts';
import { submitPaper } from '../verification/IdentityApi.ts';
import type { SeePicture } from './PictureReader.ts';
import { Upload } from './Upload.ts';

export type PapersOutcome = 'failed' | 'over';

/** Papers that the person sends. */
export class PapersStore {
  readonly uploads = observable.array<Upload>([], { deep: false });
  isBusy = false;
  outcome: PapersOutcome | undefined = undefined;
  /** More files were chosen than can be sent at once. */
  hasTooMany = false;
  chosen: Paper | undefined = undefined;
  readonly #http: Http;
  readonly #identity: Resource<Identity>;
  readonly #see: SeePicture;

  constructor(http: Http, identity: Resource<Identity>, see: SeePicture) {
    this.#http = http;
    this.#identity = identity;
    this.#see = see;
    makeAutoObservable(this, { uploads: false }, { autoBind: true });
  }

  /** Checks that a paper is asked for. */
  get open(): readonly Check[] {
    return (this.#identity.value?.checks ?? []).filter(
      ({ state, papers }) => (state === 'needed' || state === 'refused') && papers.length > 0,
    );
  }

  /** Papers that prove any of what is open; those that prove the first thing first. */
  get choices(): readonly Paper[] {
    return [...new Set(this.open.flatMap(({ papers }) => papers))];
  }

  get paper(): Paper | undefined {
    const { choices } = this;
    return choices.find((paper) => paper === this.chosen) ?? choices[0];
  }

  /** What the chosen paper would prove. */
  get proves(): readonly CheckKind[] {
    const { paper } = this;
    const kinds = this.open.map(({ kind }) => kind);
    return paper === undefined ? [] : provedBy(paper).filter((kind) => kinds.includes(kind));
  }

  get isReady(): boolean {
    return this.uploads.length > 0 && this.uploads.every(({ state }) => state.kind === 'done');
  }

  choose(paper: Paper): void {
    this.chosen = paper;
    this.outcome = undefined;
  }

  add(files: readonly File[]): void {
    const room = fileLimits.mostFiles - this.uploads.length;
    this.hasTooMany = files.length > room;
    for (const file of files.slice(0, room)) {
      const upload = new Upload(this.#http, file, this.#see);
      this.uploads.push(upload);
      void upload.send();
    }
  }

  remove(upload: Upload): void {
    upload.cancel();
    this.uploads.remove(upload);
    this.hasTooMany = false;
  }

  async submit(): Promise<void> {
    const { paper } = this;
    if (this.isBusy || paper === undefined || !this.isReady) return;
    this.isBusy = true;
    this.outcome = undefined;
    try {
      const [first = '', ...others] = this.uploads.flatMap(({ id }) => id ?? []);
      const identity = await submitPaper(this.#http, paper, [first, ...others]);
      runInAction(() => {
        this.uploads.clear();
        this.chosen = undefined;
        this.#identity.put(identity);
      });
    } catch (error) {
      runInAction(() => {
        this.outcome =
          error instanceof HttpError && error.hasCode('tries_over') ? 'over' : 'failed';
      });
    } finally {
      runInAction(() => (this.isBusy = false));
    }
  }
}
