import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ApiError } from './ApiError.ts';
import { TextLimits } from './TextLimits.ts';

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
const budget = 12;

/** Two of one range, two others, and one in a country without texts. */
const numbers = ['+35699992121', '+35699992122', '+4915123456789', '+447400123456', '+22501234567'];
const [foreign = ''] = numbers.slice(-1);

interface Sent {
  readonly phone: string;
  readonly atMs: number;
}

/** Independent implementation of the limits. */
function mayGo(sent: readonly Sent[], phone: string, nowMs: number): 'goes' | 429 | 403 {
  const within = (windowMs: number, isCounted: (each: Sent) => boolean): number =>
    sent.filter((each) => each.atMs > nowMs - windowMs && isCounted(each)).length;
  const isSame = (each: Sent): boolean => each.phone === phone;
  if (phone === foreign) return 403;
  if (within(minuteMs, isSame) >= 1) return 429;
  if (within(10 * minuteMs, isSame) >= 3) return 429;
  if (within(dayMs, isSame) >= 8) return 429;
  return within(dayMs, () => true) >= budget ? 403 : 'goes';
}

function tried(limits: TextLimits, phone: string): 'goes' | number {
  try {
    limits.count(phone);
    return 'goes';
  } catch (error) {
    if (error instanceof ApiError) return error.status;
    throw error;
  }
}

test('AUT-234 TA15 AUT-491 no sequence of requests exceeds the texts of a number, country or day, and refusals cost nothing', () => {
  const step = fc.record({
    phone: fc.constantFrom(...numbers),
    afterMs: fc.constantFrom(0, 1000, minuteMs, 5 * minuteMs, 60 * minuteMs, 8 * 60 * minuteMs),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      let nowMs = dayMs;
      const limits = new TextLimits({ nowMs: () => nowMs, budget });
      const sent: Sent[] = [];
      for (const { phone, afterMs } of steps) {
        nowMs += afterMs;
        const expected = mayGo(sent, phone, nowMs);
        expect(tried(limits, phone)).toBe(expected);
        if (expected === 'goes') sent.push({ phone, atMs: nowMs });
      }
    }),
  );
});

test('AUT-234 TA15 AUT-491 the operator is notified once when four fifths of the day’s texts are sent, and once when all are', () => {
  let nowMs = dayMs;
  const notices: string[] = [];
  const limits = new TextLimits({
    nowMs: () => nowMs,
    budget: 10,
    onNotice: (notice) => notices.push(notice),
  });
  const send = (count: number): void => {
    for (let each = 0; each < count; each += 1) tried(limits, `+4474001${10_000 + each * 7}`);
  };
  send(7);
  expect(notices).toEqual([]);
  nowMs += minuteMs;
  send(20);
  expect(notices).toEqual([
    '8 of 10 texts of a day are sent',
    'All 10 texts of a day are sent: no more until some are older',
  ]);
  nowMs += dayMs;
  send(10);
  expect(notices).toHaveLength(3);
});

test('SBX-950 TA15 a person gets three texts in 10 minutes and eight a day to any numbers, and a repeated request waits no minute', () => {
  let nowMs = dayMs;
  const limits = new TextLimits({ nowMs: () => nowMs });
  const send = (person: number, phone: string, isAgain = false): 'goes' | number => {
    try {
      limits.count(phone, { person, isAgain });
      return 'goes';
    } catch (error) {
      if (error instanceof ApiError) return error.status;
      throw error;
    }
  };
  const sentOf = (person: number): number => {
    let sent = 0;
    for (let each = 0; each < 20; each += 1)
      if (send(person, `+4474${person}1${each}0000`) === 'goes') sent += 1;
    return sent;
  };
  expect(sentOf(11)).toBe(3);
  expect(sentOf(12)).toBe(3);
  nowMs += 10 * minuteMs;
  expect(sentOf(11)).toBe(3);
  nowMs += 10 * minuteMs;
  expect([sentOf(11), sentOf(12)]).toEqual([2, 3]);
  const own = '+35699992121';
  expect([send(13, own), send(13, own), send(13, own, true)]).toEqual(['goes', 429, 'goes']);
});
