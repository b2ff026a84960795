import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeEvent, decodeOutcome, encodeEvent, encodeOutcome } from './identifiers.ts';

const eventKey = fc.record({
  competitionId: fc.integer({ min: 1, max: 1023 }),
  day: fc.integer({ min: 0, max: 65_535 }),
  index: fc.integer({ min: 0, max: 63 }),
});

test('an event id decodes to its parts', () => {
  fc.assert(
    fc.property(eventKey, (key) => {
      expect(decodeEvent(encodeEvent(key))).toEqual(key);
    }),
  );
});

test('an outcome id decodes to its parts and stays below 2^53', () => {
  fc.assert(
    fc.property(
      eventKey,
      fc.integer({ min: 1, max: 511 }),
      fc.integer({ min: 0, max: 127 }),
      fc.integer({ min: 0, max: 31 }),
      (event, typeId, lineIndex, outcomeIndex) => {
        const key = { eventId: encodeEvent(event), typeId, lineIndex, outcomeIndex };
        const id = encodeOutcome(key);
        expect(Number.isSafeInteger(id)).toBe(true);
        expect(decodeOutcome(id)).toEqual(key);
      },
    ),
  );
});
