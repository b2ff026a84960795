import { makeAutoObservable, observable } from 'mobx';
import type { Resource } from '#core/data';
import type { Person } from '#domain/accounts/person/Person.ts';
import type { Identity } from '../verification/Identity.ts';
import { detailProblem, type DetailsField, type DetailsProblem } from './detailProblem.ts';

/** What is typed of a person's details, over what is known of them. */
export class DetailsDraft {
  readonly #identity: Resource<Identity>;
  readonly #typed = observable.map<DetailsField, string>();
  readonly #left = observable.set<DetailsField>();

  constructor(identity: Resource<Identity>) {
    this.#identity = identity;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** What is known already is not asked for twice. */
  value(field: DetailsField): string {
    return this.#typed.get(field) ?? this.#identity.value?.details?.[field] ?? '';
  }

  set(field: DetailsField, text: string): void {
    this.#typed.set(field, text.slice(0, 120));
  }

  /** From now on `problem` tells what is wrong with it. */
  leave(field: DetailsField): void {
    this.#left.add(field);
  }

  /** Of a field that was left, or of any after `check`. */
  problem(field: DetailsField): DetailsProblem | undefined {
    return this.#left.has(field) ? this.problemOf(field) : undefined;
  }

  /** Tells what is wrong with each of these from now on; gives the first that is. */
  check(fields: readonly DetailsField[]): DetailsField | undefined {
    for (const field of fields) this.leave(field);
    return fields.find((field) => this.problemOf(field) !== undefined);
  }

  get person(): Person {
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

  /** What was typed is known to the platform by now. */
  dropTyped(): void {
    this.#typed.clear();
  }

  /** Another change begins, with nothing typed and no field left. */
  clear(): void {
    this.dropTyped();
    this.#left.clear();
  }

  private problemOf(field: DetailsField): DetailsProblem | undefined {
    const { today = '', minAge = 18 } = this.#identity.value ?? {};
    return detailProblem(field, this.value(field), { today, minAge });
  }
}
