import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type Http } from '#core';
import { Attempt, type Resource } from '#core/data';
import type { TypedDate } from '#domain/accounts/person/birthDate.ts';
import type { Identity } from '../verification/Identity.ts';
import { checkDetails } from '../verification/IdentityApi.ts';
import type { DetailsField, DetailsProblem } from './detailProblem.ts';
import { DetailsDraft } from './DetailsDraft.ts';

/** `over`: too many tries. */
export type DetailsFailure = 'failed' | 'over';

export const detailsFields: readonly DetailsField[] = [
  'firstName',
  'lastName',
  'birthDate',
  'street',
  'postcode',
  'city',
];

const wireFields: Readonly<Record<string, DetailsField>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  birth_date: 'birthDate',
  street: 'street',
  postcode: 'postcode',
  city: 'city',
};

/** Fields that the check of the name verifies together. */
const fieldsOfName: ReadonlySet<DetailsField> = new Set(['firstName', 'lastName', 'birthDate']);

/** Details that the person enters; typed values stay until the platform has accepted them. */
export class DetailsStore {
  readonly sending: Attempt<DetailsFailure>;
  isSent = false;
  readonly #http: Http;
  readonly #identity: Resource<Identity>;
  /** Typed details. */
  readonly draft: DetailsDraft;

  constructor(http: Http, identity: Resource<Identity>) {
    this.#http = http;
    this.#identity = identity;
    this.draft = new DetailsDraft(identity);
    this.sending = new Attempt((error) =>
      error instanceof HttpError && error.hasCode('tries_over') ? 'over' : 'failed',
    );
    makeAutoObservable(this, { draft: false, sending: false }, { autoBind: true });
  }

  /** Typed value, otherwise the known one. */
  value(field: DetailsField): string {
    return this.draft.value(field);
  }

  /** Whether the field is verified: the platform refuses another value, so it is read-only. */
  isFixed(field: DetailsField): boolean {
    if (!fieldsOfName.has(field) || this.value(field) === '') return false;
    const checks = this.#identity.value?.checks ?? [];
    return checks.some(({ kind, state }) => kind === 'name' && state === 'done');
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
    if (this.draft.isFilled(field)) this.draft.leave(field);
  }

  /** Problem of a field that was left, or of any field after an attempt to send. */
  problem(field: DetailsField): DetailsProblem | undefined {
    return this.draft.problem(field);
  }

  /** Sends the details. Resolves with the first invalid field; undefined when they were sent. */
  async send(): Promise<DetailsField | undefined> {
    if (this.sending.isBusy) return undefined;
    const wrong = this.draft.check(detailsFields);
    if (wrong !== undefined) return wrong;
    let refused: DetailsField | undefined;
    await this.sending.run(async () => {
      try {
        const identity = await checkDetails(this.#http, this.draft.person);
        runInAction(() => {
          this.#identity.put(identity);
          this.draft.dropTyped();
          this.isSent = true;
        });
      } catch (error) {
        refused = refusedField(error);
        throw error;
      }
    });
    return refused;
  }
}

function refusedField(error: unknown): DetailsField | undefined {
  const field = error instanceof HttpError ? error.errors[0]?.field : undefined;
  return field === undefined ? undefined : wireFields[field];
}
