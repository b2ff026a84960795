/** What a person says of themself and of their document; an empty text is not said. */
export interface PersonalData {
  readonly name: string;
  readonly surname: string;
  readonly middleName: string;
  /** Days are `1984-02-09`. */
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

/** Numbers of documents: a platform shows their ends alone. */
export const maskedFields: readonly PersonalField[] = [
  'passport',
  'passportSeries',
  'taxId',
  'pinCode',
];

/** What the proof of a name, and that of an address, fixes: changed by a paper alone. */
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

/** The fields that a complete profile still lacks. */
export function missingFields(data: PersonalData): readonly PersonalField[] {
  return completeFields.filter((field) => data[field].trim() === '');
}

/** What a full registration asks of the person, in the groups that are asked for in turn. */
export const registrationGroups = {
  names: ['name', 'middleName', 'surname'],
  birth: ['birthDay', 'birthPlace'],
  address: ['registrationAddress', 'city', 'region'],
} as const satisfies Readonly<Record<string, readonly PersonalField[]>>;
export type RegistrationGroup = keyof typeof registrationGroups;

/** Those of which a shorter registration has left out something that a complete profile has. */
export function missingGroups(data: PersonalData): readonly RegistrationGroup[] {
  const missing = missingFields(data);
  return (Object.keys(registrationGroups) as RegistrationGroup[]).filter((group) =>
    registrationGroups[group].some((field) => missing.includes(field)),
  );
}

/** Phone and e-mail are both known. */
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

/** What is wrong with days and names, by the field where it is said. */
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

/** A day of the calendar after 1900. */
function isDay(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (parts === null || Number(parts[1]) < 1900) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
