import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

function read(path: string): string {
  return readFileSync(join(import.meta.dirname, '..', path), 'utf8');
}

function numberOf(text: string, pattern: RegExp): number {
  const found = pattern.exec(text)?.[1];
  if (found === undefined)
    throw new Error(
      `Nothing in the styles is like ${pattern.source}; the corner is measured another way now`,
    );
  return Number(found);
}

test('SHL-509 the room that is kept free for the focus reaches above the button to the top', () => {
  const button = read('late/ScrollToTop.module.css');
  const top =
    numberOf(button, /inset-block-end: calc\((\d+)px \+ var\(--corner-h/) +
    numberOf(button, /block-size: (\d+)px/);
  const ground = numberOf(
    read('desktop/desktopFrame.module.css'),
    /--corner-ground: calc\(var\(--corner-h, 0px\) \+ (\d+)px\)/,
  );
  const frame = read('desktop/desktopFrame.module.css');
  expect(frame).toContain('--foot-ground: min(var(--corner-ground), 30dvh)');
  expect(/--column-max: calc\([^;]*var\(--corner-ground\)/.test(frame)).toBe(true);
  // Room for its shadow and the focus ring.
  expect(ground).toBeGreaterThanOrEqual(top + 8);
});
