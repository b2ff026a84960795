import type { ProfileAnswer, ProfileChange, ProfileData, ProfileNumbers } from '#wire';
import type { PersonalData, PersonalField } from '#domain/accounts/personalData.ts';

/** Personal data of the platform; document numbers are masked. */
export interface PersonalFile {
  readonly version: string;
  readonly data: PersonalData;
  readonly isVerified: boolean;
  /** Verified fields, changed only by a document. */
  readonly verified: readonly PersonalField[];
  readonly phone: string;
  readonly email: string;
  readonly login: string;
  readonly countryCode: string;
}

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

const personalFields = Object.keys(wireNames) as readonly PersonalField[];

export function personalFromWire(wire: ProfileAnswer): PersonalFile {
  return {
    version: wire.version,
    data: Object.fromEntries(
      personalFields.map((field) => [field, wire.data[wireNames[field]]]),
    ) as Record<PersonalField, string>,
    isVerified: wire.is_verified,
    verified: personalFields.filter((field) => wire.verified.includes(wireNames[field])),
    phone: wire.phone,
    email: wire.email,
    login: wire.login,
    countryCode: wire.country_code,
  };
}

export function personalNumbersFromWire(
  wire: ProfileNumbers,
): Readonly<Partial<Record<PersonalField, string>>> {
  return {
    passport: wire.passport,
    passportSeries: wire.passport_series,
    taxId: wire.inn,
    pinCode: wire.pin_code,
  };
}

/** Returns the page's name of a wire field. */
export function personalFieldOfWire(name: string | undefined): PersonalField | undefined {
  return personalFields.find((field) => wireNames[field] === name);
}

/** Converts changed fields only. */
export function personalChangeToWire(change: Partial<PersonalData>): ProfileChange {
  return Object.fromEntries(
    personalFields.flatMap((field) => {
      const value = change[field];
      return value === undefined ? [] : [[wireNames[field], value.trim()]];
    }),
  );
}
