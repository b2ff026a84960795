import { expect, test } from 'vitest';
import {
  limitKindFromWire,
  limitKindToWire,
  limitPeriods,
  moneyLimitKinds,
  moneyLimitOf,
  moneyLimitType,
} from './LimitKind.ts';
import { limitChange } from './limitChange.ts';

test.each([
  [undefined, undefined, 'none'],
  [undefined, 500, 'tighter'],
  [500, 500, 'none'],
  [500, 400, 'tighter'],
  [500, 0, 'tighter'],
  [500, 501, 'looser'],
  [500, undefined, 'looser'],
  [0, undefined, 'looser'],
] as const)('LIM-22 from %s to %s is %s', (now, wished, change) => {
  expect(limitChange(now, wished)).toBe(change);
});

test('LIM-23 the nine limits in money have the codes of the limit service, and nothing else has', () => {
  const types = moneyLimitKinds.flatMap((kind) => limitPeriods.map((period) => ({ kind, period })));
  const codes = types.map((type) => limitKindToWire(moneyLimitOf(type)));
  expect(codes).toEqual([20, 21, 22, 1, 2, 3, 10, 11, 12]);
  const typeOf = (code: number) => {
    const kind = limitKindFromWire(code);
    return kind && moneyLimitType(kind);
  };
  expect(codes.map(typeOf)).toEqual(types);
  expect([0, 4, 9, 13, 19, 23, 30, 31, 33, -1].map(typeOf)).toEqual(Array.from({ length: 10 }));
});
