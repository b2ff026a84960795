import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type Http } from '#core';
import { Attempt, Uploads, type Resource } from '#core/data';
import { provedBy, type CheckKind, type Paper } from '#domain/identity/papers.ts';
import type { Check, Identity } from '../verification/Identity.ts';
import { submitPaper } from '../verification/IdentityApi.ts';

/** `over`: no tries are left. */
export type PapersFailure = 'failed' | 'over';

/** Documents that the person sends. */
export class PapersStore {
  readonly uploads: Uploads;
  readonly sending = new Attempt<PapersFailure>((error) =>
    error instanceof HttpError && error.hasCode('tries_over') ? 'over' : 'failed',
  );
  chosen: Paper | undefined = undefined;
  readonly #http: Http;
  readonly #identity: Resource<Identity>;

  constructor(http: Http, identity: Resource<Identity>) {
    this.#http = http;
    this.#identity = identity;
    this.uploads = new Uploads(http);
    makeAutoObservable(this, { uploads: false, sending: false }, { autoBind: true });
  }

  /** Open checks that a document can prove. */
  get open(): readonly Check[] {
    return (this.#identity.value?.checks ?? []).filter(
      ({ state, papers }) => (state === 'needed' || state === 'refused') && papers.length > 0,
    );
  }

  /** Documents that prove any open check, those for the first check first. */
  get papers(): readonly Paper[] {
    return [...new Set(this.open.flatMap(({ papers }) => papers))];
  }

  get paper(): Paper | undefined {
    return this.papers.find((paper) => paper === this.chosen) ?? this.papers[0];
  }

  /** Open checks that the chosen document would prove. */
  get proves(): readonly CheckKind[] {
    const { paper } = this;
    const kinds = this.open.map(({ kind }) => kind);
    return paper === undefined ? [] : provedBy(paper).filter((kind) => kinds.includes(kind));
  }

  get isReady(): boolean {
    return this.uploads.files.length > 0 && this.uploads.isReady;
  }

  choosePaper(paper: Paper): void {
    this.chosen = paper;
    this.sending.setFailure(undefined);
  }

  /** @returns whether the documents were sent */
  async submit(): Promise<boolean> {
    const { paper } = this;
    if (paper === undefined || !this.isReady) return false;
    return this.sending.run(async () => {
      const [first = '', ...others] = this.uploads.ids;
      const identity = await submitPaper(this.#http, paper, [first, ...others]);
      runInAction(() => {
        this.uploads.clear();
        this.chosen = undefined;
        this.#identity.put(identity);
      });
    });
  }
}
