/** Data of a person and of their document; an empty text means not given. */
export interface PersonalData {
  readonly name: string;
  readonly surname: string;
  readonly middleName: string;
  /** Day such as `1984-02-09`. */
  readonly birthDay: string;
  readonly birthPlace: string;
  readonly region: string;
  readonly city: string;
  readonly registrationAddress: string;
  readonly documentType: string;
  readonly passport: string;
  readonly passportSeries: string;
  readonly passportDay: string;
  readonly passportEndDay: string;
  readonly issuedBy: string;
  readonly taxId: string;
  readonly pinCode: string;
}

export type PersonalField = keyof PersonalData;

/** Document numbers, of which a platform returns only the last digits. */
export const maskedFields: readonly PersonalField[] = [
  'passport',
  'passportSeries',
  'taxId',
  'pinCode',
];

/** Fields fixed by the proof of a name or an address; only a document can change them. */
export const verifiedFields: Readonly<Record<'name' | 'address', readonly PersonalField[]>> = {
  name: ['name', 'surname', 'birthDay'],
  address: ['registrationAddress', 'city', 'region'],
};

/** The specification's six fields of a complete profile. */
export const completeFields: readonly PersonalField[] = [
  'birthDay',
  'name',
  'surname',
  'passport',
  'passportDay',
  'registrationAddress',
];

/** The missing fields of a complete profile. */
export function missingFields(data: PersonalData): readonly PersonalField[] {
  return completeFields.filter((field) => data[field].trim() === '');
}

/** Fields of a full registration, in the groups in which they are requested. */
export const registrationGroups = {
  names: ['name', 'middleName', 'surname'],
  birth: ['birthDay', 'birthPlace'],
  address: ['registrationAddress', 'city', 'region'],
} as const satisfies Readonly<Record<string, readonly PersonalField[]>>;
export type RegistrationGroup = keyof typeof registrationGroups;

/** Groups with a field of a complete profile that a shorter registration has left out. */
export function missingGroups(data: PersonalData): readonly RegistrationGroup[] {
  const missing = missingFields(data);
  return (Object.keys(registrationGroups) as RegistrationGroup[]).filter((group) =>
    registrationGroups[group].some((field) => missing.includes(field)),
  );
}

/** Whether phone and e-mail are both known. */
export function isContactFilled(contact: {
  readonly phone: string;
  readonly email: string;
}): boolean {
  return contact.phone !== '' && contact.email !== '';
}

export const personalProblemKinds = [
  'day',
  'future',
  'issuedBeforeBirth',
  'endsBeforeIssue',
] as const;
export type PersonalProblem = (typeof personalProblemKinds)[number];

/** Faults of days and names, by the field that shows them. */
export function personalProblems(
  data: PersonalData,
  today: string,
): Readonly<Partial<Record<PersonalField, PersonalProblem>>> {
  const problems: Partial<Record<PersonalField, PersonalProblem>> = {};
  for (const field of ['birthDay', 'passportDay', 'passportEndDay'] as const) {
    if (data[field] === '') continue;
    if (!isDay(data[field])) problems[field] = 'day';
    else if (field !== 'passportEndDay' && data[field] > today) problems[field] = 'future';
  }
  const isFree = (field: PersonalField): boolean =>
    data[field] !== '' && problems[field] === undefined;
  if (isFree('passportDay') && isFree('birthDay') && data.passportDay < data.birthDay)
    problems.passportDay = 'issuedBeforeBirth';
  if (isFree('passportEndDay') && isFree('passportDay') && data.passportEndDay <= data.passportDay)
    problems.passportEndDay = 'endsBeforeIssue';
  return problems;
}

/** Whether it is a calendar day after 1900. */
function isDay(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (parts === null || Number(parts[1]) < 1900) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
