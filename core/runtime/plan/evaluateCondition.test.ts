import { expect, test } from 'vitest';
import type { Condition } from '../../contract/Contribution.ts';
import { evaluateCondition, type ConditionFacts } from './evaluateCondition.ts';

const facts: ConditionFacts = {
  isAuthed: true,
  isMobile: false,
  isBanned: false,
  features: { casino: true, chat: false },
  routeId: 1000,
};

test.each<[Condition | undefined, boolean]>([
  [undefined, true],
  [{ op: 'authed' }, true],
  [{ op: 'anonymous' }, false],
  [{ op: 'mobile' }, false],
  [{ op: 'banned' }, false],
  [{ op: 'flag', name: 'casino' }, true],
  [{ op: 'flag', name: 'chat' }, false],
  [{ op: 'flag', name: 'unheard-of' }, false],
  [{ op: 'route', id: 1000 }, true],
  [{ op: 'not', of: { op: 'route', id: 1000 } }, false],
  [{ op: 'all', of: [{ op: 'authed' }, { op: 'mobile' }] }, false],
  [{ op: 'any', of: [{ op: 'authed' }, { op: 'mobile' }] }, true],
  [{ op: 'all', of: [] }, true],
  [{ op: 'any', of: [] }, false],
])('%j holds: %s', (condition, expected) => {
  expect(evaluateCondition(condition, facts)).toBe(expected);
});
