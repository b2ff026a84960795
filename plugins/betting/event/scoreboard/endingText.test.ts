import { expect, test } from 'vitest';
import { endingText } from './endingText.ts';

test('BET-476: football ends after extra time or on penalties, hockey after overtime or a shoot-out', () => {
  expect(endingText({ ending: 'overtime', sportId: 1 })).toBe('extra-time');
  expect(endingText({ ending: 'shootout', sportId: 1 })).toBe('penalties');
  expect(endingText({ ending: 'overtime', sportId: 2 })).toBe('overtime');
  expect(endingText({ ending: 'shootout', sportId: 2 })).toBe('shootout');
  expect(endingText({ ending: 'abandoned', sportId: 1 })).toBe('abandoned');
});
