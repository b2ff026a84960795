import { expect, test } from 'vitest';
import { pictureHints, type Pixels } from './pictureHints.ts';

function picture(grey: (x: number, y: number) => number): Pixels {
  const [width, height] = [60, 40];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1)
    data.fill(grey(at % width, Math.floor(at / width)), at * 4, at * 4 + 3);
  return { data, width, height };
}

test('IDN-22 ID04 a dark, blurred or small picture gets a hint', () => {
  const text = picture((x) => (x % 4 < 2 ? 230 : 40));
  expect(pictureHints(text, 1600)).toEqual([]);
  expect(pictureHints(text, 500)).toEqual(['small']);
  expect(
    pictureHints(
      picture((x) => 100 + x),
      1600,
    ),
  ).toEqual(['blurred']);
  expect(
    pictureHints(
      picture((x) => (x % 4 < 2 ? 60 : 0)),
      1600,
    ),
  ).toEqual(['dark']);
});
