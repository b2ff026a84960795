import { expect, test } from 'vitest';
import { appendStylesPlugin } from './appendStylesPlugin.ts';

const { filter, handler } = appendStylesPlugin().transform as unknown as {
  readonly filter: { readonly id: RegExp };
  readonly handler: (this: { readonly error: (message: string) => never }, code: string) => string;
};
const context = {
  error: (message: string): never => {
    throw new Error(message);
  },
};

test('the helper that loads chunks puts their styles behind those of the HTML, which stand in the body', () => {
  expect(filter.id.test('\0vite/preload-helper.js')).toBe(true);
  expect(handler.call(context, 'f();document.head.appendChild(link);g();')).toBe(
    'f();document.body.appendChild(link);g();',
  );
});

test('a bundler whose helper has changed fails the build and names the place to look', () => {
  expect(() => handler.call(context, 'document.head.append(link)')).toThrow(/appendStylesPlugin/);
});
