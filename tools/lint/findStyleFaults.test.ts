import { expect, test } from 'vitest';
import { findStyleFaults } from './findStyleFaults.ts';

test.each([
  ['  margin-left: 4px;', 'physical direction'],
  ['  left: 0;', 'physical direction'],
  ['  border-top-left-radius: 4px;', 'physical direction'],
  ['  max-width: 10px;', 'physical size'],
  ['  text-align: right;', 'physical side'],
  ['  color: #fff;', 'literal colour'],
  ['  background: rgba(0, 0, 0, 0.5);', 'literal colour'],
  ['  border: 1px solid red;', 'literal colour'],
  ['  z-index: 10;', 'literal layer'],
  ['  color: var(--text) !important;', '!important'],
])('%s is a fault: %s', (line, message) => {
  expect(findStyleFaults('core/ui/X.module.css', `.a {\n${line}\n}`)).toEqual([
    { path: 'core/ui/X.module.css', line: 2, message: expect.stringContaining(message) as string },
  ]);
});

test.each([
  '  margin-inline-start: 4px;',
  '  color: var(--text);',
  '  z-index: var(--z-modal);',
  '  z-index: 1;',
  '  inset-block-end: 0;',
  '  max-inline-size: 10px;',
  '  border: 1px solid transparent;',
  '  /* left: 0 */',
  '  white-space: nowrap;',
  '  background: color-mix(in srgb, var(--text) 20%, transparent);',
])('%s is right', (line) => {
  expect(findStyleFaults('core/ui/X.module.css', `.a {\n${line}\n}`)).toEqual([]);
});
