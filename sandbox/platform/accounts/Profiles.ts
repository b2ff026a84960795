import type { Person } from '#domain/accounts/person/Person.ts';
import type { Store } from '../store/Store.ts';
import { isSameName, isSamePerson } from './samePerson.ts';

interface ProfileRow {
  readonly user_id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly birth_date: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly region: string;
}

export class Profiles {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  of(userId: number): Person | undefined {
    const row = this.#store.one<ProfileRow>('SELECT * FROM profiles WHERE user_id = ?', userId);
    return row && fromRow(row);
  }

  save(userId: number, profile: Person): void {
    this.#store.run(
      `INSERT OR REPLACE INTO profiles (user_id, first_name, last_name, birth_date, street,
        postcode, city, region) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      userId,
      profile.firstName,
      profile.lastName,
      profile.birthDate,
      profile.street,
      profile.postcode,
      profile.city,
      profile.region,
    );
  }

  /** Returns accounts with these names and this date of birth, at any address. */
  namesakesOf({
    firstName,
    lastName,
    birthDate,
  }: Pick<Person, 'firstName' | 'lastName' | 'birthDate'>): number[] {
    return this.#store
      .all<ProfileRow>('SELECT * FROM profiles WHERE birth_date = ?', birthDate)
      .filter((row) => isSameName(fromRow(row), { firstName, lastName }))
      .map((row) => row.user_id);
  }

  /**
   * Returns accounts of the same person: equal date of birth, all names of one among those of the
   * other (in any order and script), and the same postcode or the same street and city.
   */
  sameAs(profile: Person): number[] {
    return this.#store
      .all<ProfileRow>('SELECT * FROM profiles WHERE birth_date = ?', profile.birthDate)
      .filter((row) => isSamePerson(fromRow(row), profile))
      .map((row) => row.user_id);
  }
}

function fromRow(row: ProfileRow): Person {
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    birthDate: row.birth_date,
    street: row.street,
    postcode: row.postcode,
    city: row.city,
    region: row.region,
  };
}
