import { ApiError, secretHash, type SandboxPlatform } from '#sandbox';
import type { ProfileAnswer, ProfileChange, ProfileData } from '#wire';
import {
  maskedFields,
  personalProblems,
  verifiedFields,
  type PersonalData,
  type PersonalField,
} from '#domain/accounts/personalData.ts';

type Person = ReturnType<SandboxPlatform['user']>;

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
/** Signs of a number that are shown. */
const shownSigns = 4;

/** What a person has said of themself: the registration's profile, and the data of a document. */
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
      phone: person.phone,
      email: person.hasEmail ? person.email : '',
      login: person.login,
      country_code: person.country,
    };
  }

  /** @throws ApiError 409 with what is there now, when it is not what the person has seen */
  change(person: Person, version: string | undefined, change: ProfileChange): ProfileAnswer {
    const { store, nowMs } = this.#platform;
    return store.transaction(() => {
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
      if (
        seen.is_verified &&
        verifiedFields.some((field) => before[field] !== '' && before[field] !== after[field])
      )
        throw new ApiError(409, 'verified_data', 'Verified data are changed by the support alone');
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
      return this.answer(person);
    });
  }

  #of(userId: number): Record<PersonalField, string> {
    const { store, profiles, users, identity } = this.#platform;
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
    const { name = '', surname = '', birthDay = '' } = first;
    const isProved = profile !== undefined && user !== undefined && identity.isNameProved(user);
    const said =
      row === undefined
        ? first
        : {
            ...(JSON.parse(row.data) as Partial<PersonalData>),
            ...(isProved ? { name, surname, birthDay } : {}),
          };
    return Object.fromEntries(fields.map((field) => [field, said[field] ?? ''])) as Record<
      PersonalField,
      string
    >;
  }
}

function toWire(data: PersonalData): ProfileData {
  return Object.fromEntries(
    fields.map((field) => [
      wireNames[field],
      maskedFields.includes(field) ? masked(data[field]) : data[field],
    ]),
  ) as Record<keyof ProfileData, string>;
}

/** `••••4567`; of a short number nothing is shown. */
function masked(text: string): string {
  if (text === '') return '';
  return `••••${text.length > shownSigns + 2 ? text.slice(-shownSigns) : ''}`;
}
