import { loadPhoneNumbers } from '#core';
import { emailProblem } from '#domain/accounts/person/emailProblem.ts';
import { readBirthDate, type TypedDate } from '#domain/accounts/person/birthDate.ts';
import { addressLineProblem, personNameProblem } from '#domain/accounts/person/personName.ts';
import type { FirstDeposit } from '../bank/firstDeposit.ts';
import type {
  BonusChoice,
  FieldName,
  Marketing,
  Registration,
  RegistrationForm,
  RegistrationType,
  SocialVisitor,
} from './RegistrationForm.ts';

/** Fields with one line of text. */
export type TextFieldName =
  | 'firstName'
  | 'lastName'
  | 'region'
  | 'city'
  | 'street'
  | 'postcode'
  | 'email'
  | 'phone'
  | 'promo'
  | 'amount';

/** Answers given so far. */
export interface Answers {
  readonly attempt: string;
  readonly form: { readonly value: RegistrationForm | undefined };
  readonly type: RegistrationType | undefined;
  readonly country: string | undefined;
  readonly isCountryClosed: boolean;
  readonly currency: string | undefined;
  readonly texts: Readonly<Record<TextFieldName, string>>;
  /** Whether the document has only a first name. */
  readonly hasOneName: boolean;
  readonly birthDate: TypedDate;
  /** Whether an earlier date of birth was below the minimum age. */
  readonly wasTooYoung: boolean;
  readonly bonus: BonusChoice | undefined;
  readonly hasAgreed: boolean;
  /** How a person who registers by phone will sign in. */
  readonly secret: 'password' | 'passkey';
  /** Whether the person knows how players' money is protected. */
  readonly hasReadFunds: boolean;
  readonly language: string;
  readonly marketing: Iterable<Marketing>;
  /** Proof that the person owns the number. */
  readonly phoneTicket: string | undefined;
  readonly social: SocialVisitor | undefined;
}

/** Returns the problem of an answer as part of a text's key; undefined without one. */
export async function fieldProblem(
  field: FieldName,
  answers: Answers,
): Promise<string | undefined> {
  const { texts, form } = answers;
  switch (field) {
    case 'lastName':
      return answers.hasOneName ? undefined : personNameProblem(texts.lastName);
    case 'firstName':
      return personNameProblem(texts[field]);
    case 'street':
    case 'postcode':
    case 'city':
      return addressLineProblem(texts[field]);
    case 'email':
      return emailProblem(texts.email);
    case 'phone':
      if (answers.type !== 'phone') return phoneProblem(texts.phone);
      return answers.phoneTicket === undefined ? 'unproved' : undefined;
    case 'birthDate': {
      const birth = form.value && readBirthDate(answers.birthDate, form.value);
      return birth !== undefined && 'problem' in birth ? birth.problem : undefined;
    }
    case 'country':
      return answers.isCountryClosed ? 'closed' : undefined;
    case 'amount': {
      const deposit = await depositOf(answers);
      return deposit !== undefined && 'problem' in deposit ? deposit.problem : undefined;
    }
    case 'funds':
      return answers.hasReadFunds ? undefined : 'missing';
    case 'bonus':
      return answers.bonus === undefined ? 'missing' : undefined;
    case 'terms':
      return answers.hasAgreed ? undefined : 'missing';
    case 'region':
    case 'password':
    case 'currency':
    case 'promo':
      return undefined;
  }
}

/** Returns the valid answers in the form in which they are sent. */
export async function registrationOf(
  answers: Answers,
  password: string | undefined,
): Promise<Registration> {
  const { texts, type = 'full', bonus = 'none', form, country = '', currency = '' } = answers;
  const isFull = type === 'full';
  const isBank = type === 'bank';
  const deposit = isBank ? await depositOf(answers) : undefined;
  const birth =
    isFull && form.value !== undefined ? readBirthDate(answers.birthDate, form.value) : undefined;
  return {
    type,
    attempt: answers.attempt,
    country,
    // A choice made for another registration type does not apply to this one.
    currency: isBank ? (form.value?.currency ?? currency) : currency,
    bonus: isBank ? 'none' : bonus,
    isOtherBirthDate: isFull && answers.wasTooYoung,
    amount: deposit !== undefined && 'money' in deposit ? deposit.money : undefined,
    promo: texts.promo.trim() || undefined,
    termsUpdatedAtS: form.value?.termsUpdatedAtS ?? 0,
    marketing: [...answers.marketing],
    password,
    usesPasskey: type === 'phone' && answers.secret === 'passkey',
    phoneTicket: type === 'phone' ? answers.phoneTicket : undefined,
    phone:
      isFull && texts.phone.trim() !== ''
        ? (await loadPhoneNumbers()).readPhone(texts.phone)
        : undefined,
    socialTicket: type === 'social' ? answers.social?.ticket : undefined,
    email:
      isFull || (type === 'social' && answers.social?.email === undefined)
        ? texts.email.trim()
        : undefined,
    person:
      birth !== undefined && 'date' in birth
        ? {
            firstName: texts.firstName.trim(),
            lastName: answers.hasOneName ? '' : texts.lastName.trim(),
            birthDate: birth.date,
            street: texts.street.trim(),
            postcode: texts.postcode.trim(),
            city: texts.city.trim(),
            region: texts.region.trim(),
          }
        : undefined,
  };
}

/** Loaded on demand, because few people register by a deposit at their bank. */
async function depositOf({ form, texts, language }: Answers): Promise<FirstDeposit | undefined> {
  const bounds = form.value?.bank;
  if (bounds === undefined) return undefined;
  const { readFirstDeposit } = await import('../bank/firstDeposit.ts');
  return readFirstDeposit(texts.amount, bounds, language);
}

/** An optional number must be empty or whole. */
async function phoneProblem(phone: string): Promise<string | undefined> {
  if (phone.trim() === '') return undefined;
  const { readPhone } = await loadPhoneNumbers();
  return readPhone(phone) === undefined ? 'incomplete' : undefined;
}
