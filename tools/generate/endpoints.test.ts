import { expect, test } from 'vitest';
import { endpointRows } from '../../schemas/generated/endpointRows.ts';
import { endpoints } from '../../schemas/generated/endpoints.ts';
import { laterEndpointRows } from '../../schemas/generated/laterEndpointRows.ts';

test('EDG-646 EDG-661 every call of a page is in one table of two, those of the edge in none, and the first has those that a page makes at once', () => {
  const first = Object.keys(endpointRows);
  const later = Object.keys(laterEndpointRows);
  const ofPages = Object.entries(endpoints).flatMap(([id, row]) => ('isOfEdge' in row ? [] : [id]));
  expect([...first, ...later].toSorted()).toEqual(ofPages.toSorted());
  expect(first).toEqual(
    expect.arrayContaining(['session.check', 'betting.sports', 'coupon.place']),
  );
  expect(later).toEqual(expect.arrayContaining(['auth.login', 'betting.search']));
});
