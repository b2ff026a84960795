import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  completeFields,
  isContactFilled,
  missingFields,
  personalProblems,
  type PersonalData,
} from './personalData.ts';

const nothing: PersonalData = {
  name: '',
  surname: '',
  middleName: '',
  birthDay: '',
  birthPlace: '',
  region: '',
  city: '',
  registrationAddress: '',
  documentType: '',
  passport: '',
  passportSeries: '',
  passportDay: '',
  passportEndDay: '',
  issuedBy: '',
  taxId: '',
  pinCode: '',
};
const all: PersonalData = {
  ...nothing,
  name: 'Marta',
  surname: 'Kallas',
  birthDay: '1991-05-17',
  passport: 'X1234567',
  passportDay: '2015-01-02',
  registrationAddress: '12, Harbour Street',
};
const today = '2026-11-27';

test('OFC-120 OF05 exactly one of the 2⁶ profiles is complete, and each other lists its missing fields', () => {
  let complete = 0;
  for (let bits = 0; bits < 64; bits += 1) {
    const lacking = completeFields.filter((_field, index) => (bits & (1 << index)) === 0);
    const data = { ...all, ...Object.fromEntries(lacking.map((field) => [field, ''])) };
    expect(missingFields(data)).toEqual(lacking);
    if (lacking.length === 0) complete += 1;
  }
  expect(complete).toBe(1);
  expect(missingFields({ ...all, name: '  ' })).toEqual(['name']);
});

test.each([
  ['', '', false],
  ['+35699123456', '', false],
  ['', 'm@example.com', false],
  ['+35699123456', 'm@example.com', true],
])('OFC-120 OF05 phone "%s" and e-mail "%s" are both there: %s', (phone, email, expected) => {
  expect(isContactFilled({ phone, email })).toBe(expected);
});

test.each([
  [{ birthDay: '1991-02-29' }, { birthDay: 'day' }],
  [{ birthDay: '1992-02-29' }, {}],
  [{ birthDay: '1899-12-31' }, { birthDay: 'day' }],
  [{ birthDay: '2027-01-01' }, { birthDay: 'future' }],
  [{ passportDay: '1990-01-01' }, { passportDay: 'issuedBeforeBirth' }],
  [{ passportDay: '2027-01-01' }, { passportDay: 'future' }],
  [{ passportEndDay: '2015-01-02' }, { passportEndDay: 'endsBeforeIssue' }],
  [{ passportEndDay: '2035-01-02' }, {}],
  [{ passportDay: '31.12.2015', passportEndDay: '2014-01-01' }, { passportDay: 'day' }],
])('OFC-121 OF05 %j is refused as %j', (change, expected) => {
  expect(personalProblems({ ...all, ...change }, today)).toEqual(expected);
});

test('OFC-121 OF05 days in their order are never refused', () => {
  const day = fc
    .date({
      min: new Date('1900-01-01T00:00:00Z'),
      max: new Date('2026-11-27T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(fc.uniqueArray(day, { minLength: 3, maxLength: 3 }), (days) => {
      const [birthDay = '', passportDay = '', passportEndDay = ''] = [...days].sort();
      expect(personalProblems({ ...all, birthDay, passportDay, passportEndDay }, today)).toEqual(
        {},
      );
    }),
  );
});
