import type { Store } from '../store/Store.ts';

/** Who a person is, in their own words; nothing of it is proved. */
export interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  /** `1984-02-09` */
  readonly birthDate: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly region: string;
}

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

  of(userId: number): Profile | undefined {
    const row = this.#store.one<ProfileRow>('SELECT * FROM profiles WHERE user_id = ?', userId);
    return row && fromRow(row);
  }

  save(userId: number, profile: Profile): void {
    this.#store.run(
      'INSERT OR REPLACE INTO profiles (user_id, first_name, last_name, birth_date, street, postcode, city, region) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
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

  /** Accounts of the same person: name, date of birth and postcode, however they are written. */
  sameAs(profile: Profile): number[] {
    return this.#store
      .all<ProfileRow>('SELECT * FROM profiles WHERE birth_date = ?', profile.birthDate)
      .filter((row) => identityOf(fromRow(row)) === identityOf(profile))
      .map((row) => row.user_id);
  }
}

/** Letters and digits alone, without accents. */
function identityOf({ firstName, lastName, postcode }: Profile): string {
  return [firstName, lastName, postcode]
    .map((text) =>
      text
        .normalize('NFKD')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]/gu, ''),
    )
    .join('|');
}

function fromRow(row: ProfileRow): Profile {
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
