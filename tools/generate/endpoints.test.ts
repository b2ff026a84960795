import { expect, test } from 'vitest';
import { endpointRows } from '../../schemas/generated/endpointRows.ts';
import { endpoints } from '../../schemas/generated/endpoints.ts';
import { laterEndpointRows } from '../../schemas/generated/laterEndpointRows.ts';

test('EDG-661 every call is in one table of two, and the first has those that a page makes at once', () => {
  const first = Object.keys(endpointRows);
  const later = Object.keys(laterEndpointRows);
  expect([...first, ...later].toSorted()).toEqual(Object.keys(endpoints).toSorted());
  expect(first).toEqual(
    expect.arrayContaining(['session.check', 'betting.sports', 'coupon.place']),
  );
  expect(later).toEqual(expect.arrayContaining(['auth.login', 'betting.search']));
});
