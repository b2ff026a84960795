import { expect, test } from 'vitest';
import { formatPhone, readPhone } from './phoneNumber.ts';

test.each([
  ['+35699990001', '+356 9999 0001'],
  ['0035699', '+356 99'],
  ['+1 (212)555', '+1 212 555'],
  ['+', '+'],
  ['99990001', '99990001'],
  ['+356 nine', '+356 nine'],
])('AUT-59 %j is shown as %j while it is typed', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
});

test.each([
  ['+356 9999-0001', '+35699990001'],
  ['00356 9999 0001', '+35699990001'],
  [' +44 (20) 7946 0018 ', '+442079460018'],
  ['99990001', undefined],
  ['+356 9999 000', undefined],
  ['+356 1111 1111', undefined],
  ['+999 1234 5678', undefined],
  ['call +35699990001', undefined],
  ['', undefined],
])('AUT-58 %j goes over the wire as %j', (text, number) => {
  expect(readPhone(text)).toBe(number);
});
