import { toOdds } from '#domain/odds/toOdds.ts';
import type {
  RegistrationAnswer,
  RegistrationBonus,
  RegistrationForm as RegistrationFormWire,
  RegistrationRequest,
} from '#wire';
import type {
  BonusChoice,
  BonusOffer,
  FieldName,
  Registered,
  Registration,
  RegistrationForm,
  RegistrationType,
} from './RegistrationForm.ts';

const typesOfWire: Readonly<Record<string, RegistrationType>> = {
  one_click: 'one-click',
  phone: 'phone',
  full: 'full',
  social: 'social',
  bank: 'bank',
};
const fieldsOfWire: Readonly<Record<string, FieldName>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  birth_date: 'birthDate',
  country: 'country',
  region: 'region',
  city: 'city',
  street: 'street',
  postcode: 'postcode',
  email: 'email',
  phone: 'phone',
  password: 'password',
  currency: 'currency',
  promo: 'promo',
  bonus: 'bonus',
  amount: 'amount',
  funds: 'funds',
  consents: 'terms',
};
const choices: Readonly<Record<RegistrationBonus['id'], BonusChoice>> = {
  0: 'none',
  1: 'sport',
  2: 'casino',
};

/**
 * @param report receives the types that the page cannot show: unknown ones, and those with an
 * unknown field
 */
export function readForm(
  wire: RegistrationFormWire,
  report: (type: string, field: string | undefined) => void,
): RegistrationForm {
  return {
    country: wire.country,
    countries: wire.countries.map(({ code, is_closed: isClosed = false }) => ({ code, isClosed })),
    currencies: wire.currencies,
    currency: wire.currency,
    minAge: wire.min_age,
    today: wire.today,
    termsUpdatedAtS: wire.terms_updated_at,
    types: wire.types.flatMap(({ type: name, fields }) => {
      const type = typesOfWire[name];
      const unknown = fields.find((field) => fieldOfWire(field) === undefined);
      if (type === undefined || unknown !== undefined) {
        report(name, unknown);
        return [];
      }
      return [{ type, fields: fields.flatMap((field) => fieldOfWire(field) ?? []) }];
    }),
    bonuses: wire.bonuses.map(readBonus),
    documents: wire.documents,
    bank: wire.bank,
  };
}

export function fieldOfWire(name: string | undefined): FieldName | undefined {
  return name === undefined || !Object.hasOwn(fieldsOfWire, name) ? undefined : fieldsOfWire[name];
}

function typeOnWire(type: RegistrationType): RegistrationRequest['type'] {
  return type === 'one-click' ? 'one_click' : type;
}

function bonusOnWire(choice: BonusChoice): RegistrationBonus['id'] {
  return choice === 'none' ? 0 : choice === 'sport' ? 1 : 2;
}

export function registrationOnWire(said: Registration): RegistrationRequest {
  const { promo, password, phoneTicket, socialTicket, phone, email, person, amount } = said;
  return {
    type: typeOnWire(said.type),
    attempt: said.attempt,
    country: said.country,
    currency: said.currency,
    bonus: bonusOnWire(said.bonus),
    consents: {
      terms_updated_at: said.termsUpdatedAtS,
      is_of_age: true,
      marketing: [...said.marketing],
    },
    ...(said.usesPasskey ? { uses_passkey: true } : {}),
    ...(said.isOtherBirthDate ? { is_other_birth_date: true } : {}),
    ...(amount === undefined ? {} : { amount, acknowledged: true }),
    ...(promo === undefined ? {} : { promo }),
    ...(password === undefined ? {} : { password }),
    ...(phoneTicket === undefined ? {} : { phone_ticket: phoneTicket }),
    ...(socialTicket === undefined ? {} : { social_ticket: socialTicket }),
    ...(phone === undefined ? {} : { phone }),
    ...(email === undefined ? {} : { email }),
    ...(person === undefined
      ? {}
      : {
          person: {
            first_name: person.firstName,
            last_name: person.lastName,
            birth_date: person.birthDate,
            street: person.street,
            postcode: person.postcode,
            city: person.city,
            region: person.region,
            ...(person.lastName === '' ? { has_one_name: true } : {}),
          },
        }),
  };
}

export function readRegistered(wire: RegistrationAnswer): Registered {
  const { user_id: userId, login, password, data } = wire;
  if (wire.next === 'check_mail') return { kind: 'check-mail' };
  if (wire.next === 'request_sent') return { kind: 'request-sent' };
  if (wire.next === 'refused')
    return { kind: 'refused', reason: wire.reason ?? 'over', url: wire.url };
  if (wire.next === 'pay') {
    if (wire.url === undefined) throw new Error('registration answered pay without a url');
    return { kind: 'pay', url: wire.url };
  }
  if (userId === undefined || login === undefined || data === undefined)
    throw new Error('registration answered signed_in without user_id, login or data');
  return {
    kind: 'opened',
    userId,
    login,
    password,
    token: { token: data.token, expiresAtS: data.expires_at },
  };
}

function readBonus({
  id,
  percent,
  most,
  wager_times: wagerTimes,
  least_selections: leastSelections,
  least_coef: leastCoef,
  days,
}: RegistrationBonus): BonusOffer {
  return {
    choice: choices[id],
    terms:
      percent === undefined || most === undefined || wagerTimes === undefined
        ? undefined
        : {
            percent,
            most,
            wagerTimes,
            leastSelections,
            leastOdds: leastCoef === undefined ? undefined : toOdds(leastCoef),
            days,
          },
  };
}
