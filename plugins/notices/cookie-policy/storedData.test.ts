import { expect, test } from 'vitest';
import { storedDataSections } from './storedData.ts';

test('NTC-92 what is kept stands under its category and purpose, with place and time; marketing says that nothing is kept', () => {
  const [necessary, functionality, marketing] = storedDataSections([
    { name: 'ggru', area: 'cookie', isOptional: false },
    { name: 'coupon/selections', area: 'local', isOptional: false },
    { name: 'coupon/accepted', area: 'session', isOptional: false },
    { name: 'age-until', area: 'local', isOptional: false },
    { name: 'something-new', area: 'local', isOptional: false },
    { name: 'hide_left', area: 'cookie', isOptional: true },
  ]);
  expect(necessary?.groups).toEqual([
    {
      purpose: 'account',
      items: [{ name: 'ggru', area: 'cookie', life: { kind: 'minutes', count: 30 } }],
    },
    {
      purpose: 'coupon',
      items: [
        { name: 'coupon/selections', area: 'local', life: { kind: 'kept' } },
        { name: 'coupon/accepted', area: 'session', life: { kind: 'tab' } },
      ],
    },
    {
      purpose: 'protection',
      items: [{ name: 'age-until', area: 'local', life: { kind: 'days', count: 30 } }],
    },
    { purpose: 'site', items: [{ name: 'something-new', area: 'local', life: { kind: 'kept' } }] },
  ]);
  expect(functionality?.groups).toEqual([
    {
      purpose: 'look',
      items: [{ name: 'hide_left', area: 'cookie', life: { kind: 'years', count: 1 } }],
    },
  ]);
  expect([marketing?.category, marketing?.groups]).toEqual(['marketing', []]);
});
