import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type Http } from '#core';
import { Attempt, Uploads, type Resource } from '#core/data';
import type { TypedDate } from '#domain/accounts/person/birthDate.ts';
import {
  changedFields,
  papersForChange,
  type ChangeTopic,
} from '#domain/identity/detailChanges.ts';
import { provedBy, type Paper } from '#domain/identity/papers.ts';
import type { DetailsField, DetailsProblem } from '../details/detailProblem.ts';
import { DetailsDraft } from '../details/DetailsDraft.ts';
import type { Identity } from '../verification/Identity.ts';
import { askChange } from '../verification/IdentityApi.ts';

/** `unchanged`: the typed details equal the known ones. */
export type ChangeFailure = 'failed' | 'unchanged';

/** A change of verified details, and the document that proves it. */
export class ChangeStore {
  readonly uploads: Uploads;
  readonly sending = new Attempt<ChangeFailure>((error) =>
    error instanceof HttpError && error.hasCode('unchanged') ? 'unchanged' : 'failed',
  );
  chosenTopic: ChangeTopic | undefined;
  chosenPaper: Paper | undefined = undefined;
  readonly #http: Http;
  readonly #identity: Resource<Identity>;
  /** Typed details. */
  readonly draft: DetailsDraft;

  constructor(http: Http, identity: Resource<Identity>, topic?: ChangeTopic) {
    this.#http = http;
    this.#identity = identity;
    this.draft = new DetailsDraft(identity);
    this.chosenTopic = topic;
    this.uploads = new Uploads(http);
    makeAutoObservable(this, { uploads: false, draft: false, sending: false }, { autoBind: true });
  }

  /** Verified details can be changed, and an expiring document can be replaced. */
  get topics(): readonly ChangeTopic[] {
    const { checks = [], expiring } = this.#identity.value ?? {};
    const isDone = (kind: string): boolean =>
      checks.some((check) => check.kind === kind && check.state === 'done');
    return [
      ...(isDone('name') ? (['name'] as const) : []),
      ...(isDone('address') ? (['address'] as const) : []),
      ...(expiring === undefined ? [] : (['document'] as const)),
    ];
  }

  get topic(): ChangeTopic | undefined {
    return this.topics.find((topic) => topic === this.chosenTopic) ?? this.topics[0];
  }

  get fields(): readonly DetailsField[] {
    return this.topic === undefined
      ? []
      : changedFields(this.topic).filter((field) => field !== 'region');
  }

  get papers(): readonly Paper[] {
    return this.topic === undefined ? [] : papersForChange(this.topic);
  }

  get paper(): Paper | undefined {
    return this.papers.find((paper) => paper === this.chosenPaper) ?? this.papers[0];
  }

  /** Checks that the chosen document proves. */
  get proves(): ReturnType<typeof provedBy> {
    return this.paper === undefined ? [] : provedBy(this.paper);
  }

  get isReady(): boolean {
    return this.uploads.files.length > 0 && this.uploads.isReady;
  }

  value(field: DetailsField): string {
    return this.draft.value(field);
  }

  problem(field: DetailsField): DetailsProblem | undefined {
    return this.draft.problem(field);
  }

  chooseTopic(topic: ChangeTopic): void {
    this.chosenTopic = topic;
    this.sending.setFailure(undefined);
  }

  choosePaper(paper: Paper): void {
    this.chosenPaper = paper;
    this.sending.setFailure(undefined);
  }

  set(field: DetailsField, text: string): void {
    this.draft.set(field, text);
    this.sending.setFailure(undefined);
  }

  typeBirthDate(change: Partial<TypedDate>): void {
    this.draft.typeBirthDate(change);
    this.sending.setFailure(undefined);
  }

  leave(field: DetailsField): void {
    this.draft.leave(field);
  }

  /** Sends the change. Resolves with the first invalid field, if there is one. */
  async send(): Promise<DetailsField | undefined> {
    const { topic, paper, fields } = this;
    const details = this.#identity.value?.details;
    if (this.sending.isBusy || topic === undefined || paper === undefined || !this.isReady)
      return undefined;
    const wrong = this.draft.check(fields);
    if (wrong !== undefined) return wrong;
    if (
      fields.length > 0 &&
      fields.every((field) => this.value(field).trim() === details?.[field])
    ) {
      this.sending.setFailure('unchanged');
      return fields[0];
    }
    await this.sending.run(async () => {
      const [first = '', ...others] = this.uploads.ids;
      const identity = await askChange(
        this.#http,
        topic,
        topic === 'document' ? undefined : this.draft.person,
        paper,
        [first, ...others],
      );
      runInAction(() => {
        this.uploads.clear();
        this.draft.clear();
        this.#identity.put(identity);
      });
    });
    return undefined;
  }
}
