import { ApiError, secretHash, type SandboxPlatform, type Person } from '#sandbox';
import type { ProfileAnswer, ProfileChange, ProfileData, ProfileNumbers } from '#wire';
import {
  maskedFields,
  missingGroups,
  personalProblems,
  verifiedFields,
  type PersonalData,
  type PersonalField,
} from '#domain/accounts/personalData.ts';

/** Names of the wire. */
const wireNames: Readonly<Record<PersonalField, keyof ProfileData>> = {
  name: 'name',
  surname: 'surname',
  middleName: 'middle_name',
  birthDay: 'date_birthday',
  birthPlace: 'place_birthday',
  region: 'region',
  city: 'city',
  registrationAddress: 'registration_address',
  documentType: 'document_type_id',
  passport: 'passport',
  passportSeries: 'passport_series',
  passportDay: 'passport_date',
  passportEndDay: 'passport_end_date',
  issuedBy: 'issued_by',
  taxId: 'inn',
  pinCode: 'pin_code',
};
const fields = Object.keys(wireNames) as PersonalField[];
/** Number of visible characters. */
const shownSigns = 4;

/** Personal data: profile of the registration, and document. */
export class PersonalFiles {
  readonly #platform: SandboxPlatform;

  constructor(platform: SandboxPlatform) {
    this.#platform = platform;
  }

  answer(person: Person): ProfileAnswer {
    const data = this.#of(person.id);
    return {
      version: secretHash(JSON.stringify(data)).slice(0, 16),
      data: toWire(data),
      is_verified: this.#platform.identity.isNameProved(person),
      verified: this.#fixed(person, data).map((field) => wireNames[field]),
      phone: person.phone,
      email: person.hasEmail ? person.email : '',
      login: person.login,
      country_code: person.country,
    };
  }

  /** Unmasked document numbers. */
  numbersOf({ id }: Person): ProfileNumbers {
    const { passport, passportSeries, taxId, pinCode } = this.#of(id);
    return { passport, passport_series: passportSeries, inn: taxId, pin_code: pinCode };
  }

  /** @throws ApiError 409 with the current data, if they differ from those that the person saw */
  change(person: Person, version: string | undefined, change: ProfileChange): ProfileAnswer {
    const { store, users, nowMs } = this.#platform;
    const saved = store.transaction(() => {
      const seen = this.answer(person);
      if (version !== seen.version)
        throw new ApiError(409, 'profile_changed', 'The data were changed elsewhere meanwhile', {
          meta: { ...seen },
        });
      const before = this.#of(person.id);
      const after = { ...before };
      for (const field of fields) {
        const value = change[wireNames[field]];
        if (value !== undefined) after[field] = value.trim();
      }
      if (this.#fixed(person, before).some((field) => before[field] !== after[field]))
        throw new ApiError(409, 'verified_data', 'Verified data are changed by a paper alone');
      const today = new Date(nowMs()).toISOString().slice(0, 10);
      for (const [field, problem] of Object.entries(personalProblems(after, today)))
        throw new ApiError(400, problem, `This cannot be the ${field}`, {
          field: wireNames[field as PersonalField],
        });
      store.run(
        'INSERT OR REPLACE INTO personal_files (user_id, data) VALUES (?, ?)',
        person.id,
        JSON.stringify(after),
      );
      if (missingGroups(after).length === 0)
        users.change(person.id, { dataAfterRegistration: true });
      return this.answer(person);
    });
    if (!saved.is_verified) this.#noteDocument(person);
    return saved;
  }

  /** A document belongs to one person, whatever name was typed. */
  #noteDocument(person: Person): void {
    const number = documentOf(this.#of(person.id));
    if (number === '') return;
    const { store, identity } = this.#platform;
    const owners = store
      .all<{ user_id: number; data: string }>(
        'SELECT user_id, data FROM personal_files WHERE user_id <> ?',
        person.id,
      )
      .filter(({ data }) => documentOf(JSON.parse(data) as Partial<PersonalData>) === number)
      .map((row) => row.user_id);
    identity.noteDocument(person.id, owners);
  }

  /** Verified fields of the person. */
  #fixed(person: Person, data: Readonly<Record<PersonalField, string>>): readonly PersonalField[] {
    return this.#provedOf(person).filter((field) => data[field] !== '');
  }

  #provedOf(person: Person): readonly PersonalField[] {
    const { identity } = this.#platform;
    const isAddressProved = identity
      .checksOf(person)
      .some(({ kind, state }) => kind === 'address' && state === 'done');
    return [
      ...(identity.isNameProved(person) ? verifiedFields.name : []),
      ...(isAddressProved ? verifiedFields.address : []),
    ];
  }

  #of(userId: number): Record<PersonalField, string> {
    const { store, profiles, users } = this.#platform;
    const row = store.one<{ data: string }>(
      'SELECT data FROM personal_files WHERE user_id = ?',
      userId,
    );
    const profile = profiles.of(userId);
    const first: Partial<PersonalData> =
      profile === undefined
        ? {}
        : {
            name: profile.firstName,
            surname: profile.lastName,
            birthDay: profile.birthDate,
            region: profile.region,
            city: profile.city,
            registrationAddress: [profile.street, profile.postcode].join(', '),
          };
    const user = users.byId(userId);
    // Verified values come from the profile and override values saved here before.
    const proved = user === undefined || profile === undefined ? [] : this.#provedOf(user);
    const said =
      row === undefined
        ? first
        : {
            ...(JSON.parse(row.data) as Partial<PersonalData>),
            ...Object.fromEntries(
              proved.flatMap((field) => (first[field] === '' ? [] : [[field, first[field]]])),
            ),
          };
    return Object.fromEntries(fields.map((field) => [field, said[field] ?? ''])) as Record<
      PersonalField,
      string
    >;
  }
}

/** Normalises series and number; empty without a number. */
function documentOf({ passport = '', passportSeries = '' }: Partial<PersonalData>): string {
  const folded = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  return passport === '' ? '' : folded(passportSeries) + folded(passport);
}

function toWire(data: PersonalData): ProfileData {
  return Object.fromEntries(
    fields.map((field) => [
      wireNames[field],
      maskedFields.includes(field) ? masked(data[field]) : data[field],
    ]),
  ) as Record<keyof ProfileData, string>;
}

/** Masks as `••••4567`; a short number completely. */
function masked(text: string): string {
  if (text === '') return '';
  return `••••${text.length > shownSigns + 2 ? text.slice(-shownSigns) : ''}`;
}
