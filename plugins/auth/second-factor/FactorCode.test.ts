import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { HttpError } from '#core';
import { PhoneCodeStore, type CodeExchange } from '../phone/PhoneCodeStore.ts';
import { FactorCode } from './FactorCode.ts';

const sixDigits = fc
  .integer({ min: 0, max: 999_999 })
  .map((number) => String(number).padStart(6, '0'));
const digitsOf = (zero: number, code: string): string =>
  Array.from(code, (digit) => String.fromCodePoint(zero + Number(digit))).join('');

/** Common spellings of a code: with blanks, a prefix, a hyphen, or the digits of another script. */
const written = fc
  .tuple(
    sixDigits,
    fc.constantFrom('', ' ', '-', '\u00A0', '\u2009'),
    fc.constantFrom('', 'G-', 'Code: ', '\u200F', '  '),
    fc.constantFrom(0x30, 0x0660, 0x06f0),
  )
  .map(([code, between, before, zero]) => ({
    code,
    text: `${before}${digitsOf(zero, code.slice(0, 3))}${between}${digitsOf(zero, code.slice(3))}`,
  }));

test('SBX-1080 FM04 a code of an app is read however it is written, and is whole once', () => {
  fc.assert(
    fc.property(written, ({ code, text }) => {
      const factor = new FactorCode();
      expect(factor.setText(text)).toBe(true);
      expect(factor.text).toBe(code);
      expect(factor.setText(text)).toBe(false);
    }),
  );
});

test('SBX-1080 FM04 why a code was refused stays at the empty field when the form is sent again', () => {
  const factor = new FactorCode();
  factor.setText('123456');
  const errors = [{ code: 'code_wrong', detail: 'The code is wrong' }];
  factor.refuse(new HttpError('auth.twoStep', 400, errors));
  expect([factor.text, factor.check(), factor.problem?.kind]).toEqual(['', false, 'wrong']);
  factor.setText('12');
  expect([factor.check(), factor.problem?.kind]).toEqual([false, 'missing']);
});

test('SEC-68 SE03 a code of another time is reported as a wrong clock, and no other code is', () => {
  const refusedWith = (meta: Readonly<Record<string, unknown>>): FactorCode => {
    const factor = new FactorCode();
    factor.setText('123456');
    factor.refuse(
      new HttpError('auth.twoStep', 400, [
        { code: 'code_wrong', detail: 'The code is wrong', meta },
      ]),
    );
    return factor;
  };
  const problem = { kind: 'clock', minutesAhead: -5 };
  expect(refusedWith({ clock_off_minutes: -5, tries_left: 3 }).problem).toEqual(problem);
  for (const strange of [0, 1.5, '5', null])
    expect(refusedWith({ clock_off_minutes: strange, tries_left: 3 }).problem).toEqual({
      kind: 'wrong',
      triesLeft: 3,
    });
});

test('AUT-230 FM04 a code by text is read however it is written, at a time or sign by sign, and sent once', async () => {
  await fc.assert(
    fc.asyncProperty(written, fc.boolean(), async ({ code, text }, isPasted) => {
      const redeem = vi.fn(async () => () => undefined);
      const exchange: CodeExchange = {
        send: async () => ({ guid: 'guid', masked: '', expiresAtS: 0, resendAtS: 0 }),
        redeem,
      };
      const phone = {
        problem: undefined,
        read: async () => ({ number: '1', country: 'mt', telCode: '+356', national: '1' }),
      };
      const store = new PhoneCodeStore(phone, exchange);
      await store.send();
      if (isPasted) store.setCode(text);
      else for (let end = 1; end <= text.length; end += 1) store.setCode(text.slice(0, end));
      store.setCode(text);
      await vi.waitFor(() => expect(store.asking.isBusy).toBe(false));
      expect(redeem.mock.calls).toEqual([[{ guid: 'guid', code }]]);
    }),
    { numRuns: 60 },
  );
});
