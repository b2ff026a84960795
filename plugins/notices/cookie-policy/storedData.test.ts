import { expect, test } from 'vitest';
import { storedDataSections } from './storedData.ts';

test('NTC-92 stored data are listed under their category and purpose, with place and time; marketing says that it stores nothing', () => {
  const [necessary, functionality, marketing] = storedDataSections([
    {
      name: 'ggru',
      area: 'cookie',
      purpose: 'account',
      consent: 'necessary',
      life: { kind: 'minutes', count: 30 },
    },
    { name: 'coupon/selections', area: 'local', purpose: 'coupon', consent: 'necessary' },
    { name: 'coupon/accepted', area: 'session', purpose: 'coupon', consent: 'necessary' },
    {
      name: 'age-until',
      area: 'local',
      purpose: 'protection',
      consent: 'necessary',
      life: { kind: 'days', count: 30 },
    },
    { name: 'boot/*', area: 'local', purpose: 'site', consent: 'necessary' },
    { name: 'hide_left', area: 'cookie', purpose: 'look', consent: 'functionality' },
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
    { purpose: 'site', items: [{ name: 'boot/…', area: 'local', life: { kind: 'kept' } }] },
  ]);
  expect(functionality?.groups).toEqual([
    {
      purpose: 'look',
      items: [{ name: 'hide_left', area: 'cookie', life: { kind: 'years', count: 1 } }],
    },
  ]);
  expect([marketing?.category, marketing?.groups]).toEqual(['marketing', []]);
});
