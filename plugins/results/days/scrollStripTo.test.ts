import { expect, test } from 'vitest';
import { fakeOf } from '../../../test/services/fakeOf.ts';
import { scrollStripTo } from './scrollStripTo.ts';

const at = (left: number, right: number) => ({
  getBoundingClientRect: () => fakeOf<DOMRect>({ left, right }),
});

test('RES-62 the strip alone is scrolled, until the chosen part is in its middle', () => {
  const strip = fakeOf<Element>({ ...at(10, 110), scrollLeft: 40 });
  scrollStripTo(strip, fakeOf<Element>(at(200, 240)));
  expect(strip.scrollLeft).toBe(200);
  scrollStripTo(strip, fakeOf<Element>(at(-60, -20)));
  expect(strip.scrollLeft).toBe(100);
  scrollStripTo(strip, undefined);
  expect(strip.scrollLeft).toBe(100);
});
