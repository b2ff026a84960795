import { makeAutoObservable, observable } from 'mobx';
import type { Resource } from '#core/data';
import { readBirthDate, type TypedDate } from '#domain/accounts/person/birthDate.ts';
import type { Person } from '#domain/accounts/person/Person.ts';
import type { Identity } from '../verification/Identity.ts';
import { detailProblem, type DetailsField, type DetailsProblem } from './detailProblem.ts';

/** Typed details of a person, over the known ones. */
export class DetailsDraft {
  readonly #identity: Resource<Identity>;
  readonly #typed = observable.map<DetailsField, string>();
  typedBirthDate: TypedDate | undefined = undefined;
  readonly #left = observable.set<DetailsField>();

  constructor(identity: Resource<Identity>) {
    this.#identity = identity;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Typed value, otherwise the known one. */
  value(field: DetailsField): string {
    if (field === 'birthDate' && this.typedBirthDate !== undefined)
      return 'date' in this.birth ? this.birth.date : '';
    return this.#typed.get(field) ?? this.#identity.value?.details?.[field] ?? '';
  }

  set(field: DetailsField, text: string): void {
    this.#typed.set(field, text.slice(0, 120));
  }

  /** Typed date, otherwise the known one. */
  get birthDate(): TypedDate {
    if (this.typedBirthDate !== undefined) return this.typedBirthDate;
    const [year = '', month = '', day = ''] =
      this.#identity.value?.details?.birthDate.split('-') ?? [];
    return { year, month, day };
  }

  typeBirthDate(change: Partial<TypedDate>): void {
    this.typedBirthDate = { ...this.birthDate, ...change };
  }

  get minAge(): number {
    return this.#identity.value?.minAge ?? 18;
  }

  /** Whether the field has a value; a date needs all its parts. */
  isFilled(field: DetailsField): boolean {
    const parts = field === 'birthDate' ? Object.values(this.birthDate) : [this.value(field)];
    return parts.every((part: string) => part.trim() !== '');
  }

  /** Shows the problem of the field from now on. */
  leave(field: DetailsField): void {
    this.#left.add(field);
  }

  /** Problem of a field that was left, or of any field after `check`. */
  problem(field: DetailsField): DetailsProblem | undefined {
    return this.#left.has(field) ? this.problemOf(field) : undefined;
  }

  /** Shows the problems of these fields from now on. Returns the first field with one. */
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

  /** Drops the typed values, which the platform knows by now. */
  dropTyped(): void {
    this.#typed.clear();
    this.typedBirthDate = undefined;
  }

  /** Clears typed values and shown problems for another change. */
  clear(): void {
    this.dropTyped();
    this.#left.clear();
  }

  private get birth(): ReturnType<typeof readBirthDate> {
    const today = this.#identity.value?.today ?? '';
    return readBirthDate(this.birthDate, { today, minAge: this.minAge });
  }

  private problemOf(field: DetailsField): DetailsProblem | undefined {
    if (field !== 'birthDate') return detailProblem(field, this.value(field));
    return 'problem' in this.birth ? this.birth.problem : undefined;
  }
}
