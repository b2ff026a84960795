import { makeAutoObservable, observable, runInAction } from 'mobx';
import { HttpError, type Http } from '#core';
import type { Resource } from '#core/data';
import { readBirthDate, type BirthDateProblem } from '#domain/accounts/person/birthDate.ts';
import {
  addressLineProblem,
  personNameProblem,
  type PersonTextProblem,
} from '#domain/accounts/person/personName.ts';
import type { Person } from '#domain/accounts/person/Person.ts';
import type { Identity } from '../verification/Identity.ts';
import { checkDetails } from '../verification/IdentityApi.ts';

export type DetailsField = keyof Person;
export type DetailsProblem = PersonTextProblem | BirthDateProblem;
/** `over`: too many tries. */
export type DetailsOutcome = 'failed' | 'over';

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

/** Verified together by the check of the name. */
const fieldsOfName: ReadonlySet<DetailsField> = new Set(['firstName', 'lastName', 'birthDate']);

/** What the person says of themself; what was typed stays until it was taken. */
export class DetailsStore {
  isBusy = false;
  isSent = false;
  outcome: DetailsOutcome | undefined = undefined;
  readonly #http: Http;
  readonly #identity: Resource<Identity>;
  readonly #typed = observable.map<DetailsField, string>();
  readonly #left = observable.set<DetailsField>();

  constructor(http: Http, identity: Resource<Identity>) {
    this.#http = http;
    this.#identity = identity;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** What is known already is not asked for twice. */
  value(field: DetailsField): string {
    return this.#typed.get(field) ?? this.#identity.value?.details?.[field] ?? '';
  }

  /** True of a verified field: the platform refuses another value, so the form offers none. */
  isFixed(field: DetailsField): boolean {
    if (!fieldsOfName.has(field) || this.value(field) === '') return false;
    const checks = this.#identity.value?.checks ?? [];
    return checks.some(({ kind, state }) => kind === 'name' && state === 'done');
  }

  set(field: DetailsField, text: string): void {
    this.#typed.set(field, text.slice(0, 120));
    this.outcome = undefined;
  }

  leave(field: DetailsField): void {
    if (this.value(field).trim() !== '') this.#left.add(field);
  }

  /** Of a field that was left, or of any after a try to send. */
  problem(field: DetailsField): DetailsProblem | undefined {
    return this.#left.has(field) ? this.problemOf(field) : undefined;
  }

  /** Gives the field that stands in the way; undefined when it was sent. */
  async send(): Promise<DetailsField | undefined> {
    if (this.isBusy) return undefined;
    for (const field of detailsFields) this.#left.add(field);
    const wrong = detailsFields.find((field) => this.problemOf(field) !== undefined);
    if (wrong !== undefined) return wrong;
    this.isBusy = true;
    this.outcome = undefined;
    try {
      const identity = await checkDetails(this.#http, this.details);
      runInAction(() => {
        this.#identity.put(identity);
        this.#typed.clear();
        this.isSent = true;
      });
      return undefined;
    } catch (error) {
      return runInAction(() => this.fail(error));
    } finally {
      runInAction(() => (this.isBusy = false));
    }
  }

  private get details(): Person {
    const said = (field: DetailsField): string => this.value(field).trim();
    return {
      firstName: said('firstName'),
      lastName: said('lastName'),
      birthDate: said('birthDate'),
      street: said('street'),
      postcode: said('postcode'),
      city: said('city'),
      region: said('region'),
    };
  }

  private problemOf(field: DetailsField): DetailsProblem | undefined {
    const text = this.value(field);
    if (field === 'firstName' || field === 'lastName') return personNameProblem(text);
    if (field !== 'birthDate') return addressLineProblem(text);
    const { today = '', minAge = 18 } = this.#identity.value ?? {};
    const [year = '', month = '', day = ''] = text.split('-');
    const birth = readBirthDate({ year, month, day }, { today, minAge });
    return 'problem' in birth ? birth.problem : undefined;
  }

  private fail(error: unknown): DetailsField | undefined {
    if (error instanceof HttpError && error.hasCode('tries_over')) this.outcome = 'over';
    else this.outcome = 'failed';
    const field = error instanceof HttpError ? error.errors[0]?.field : undefined;
    return field === undefined ? undefined : wireFields[field];
  }
}
