import { configure } from 'mobx';
import { expect, test } from 'vitest';
import { MemoryStorage } from '../testing/MemoryStorage.ts';
import { MarketView } from './MarketView.ts';

configure({ enforceActions: 'always' });

function createServices(search = '') {
  const query = new URLSearchParams(search);
  const rewriteQuery = (values: Readonly<Record<string, string | undefined>>): void => {
    for (const [key, value] of Object.entries(values)) {
      if (value === undefined) query.delete(key);
      else query.set(key, value);
    }
  };
  return { storage: new MemoryStorage(), navigation: { query, rewriteQuery } };
}

test('BET-204 pins and folds are kept by sport, columns for all', () => {
  const services = createServices();
  const football = new MarketView(services, 1);
  football.togglePin(4);
  football.foldAll([7, 8]);
  football.toggleColumns();
  const again = new MarketView(services, 1);
  expect([[...again.pinned], [...again.folded], again.isTwoColumns]).toEqual([[4], [7, 8], false]);
  again.foldAll([7, 8]);
  expect([...new MarketView(services, 1).folded]).toEqual([]);
  expect([...new MarketView(services, 4).pinned]).toEqual([]);
});

test('BET-204 two tabs keep different sports without undoing each other', () => {
  const services = createServices();
  const football = new MarketView(services, 1);
  const tennis = new MarketView(services, 4);
  tennis.togglePin(9);
  football.togglePin(4);
  expect([...new MarketView(services, 4).pinned]).toEqual([9]);
});

test('BET-204 rubbish in storage is dropped', () => {
  const services = createServices();
  services.storage.kept.set('betting/market-view', { isTwoColumns: true, sports: { 1: { pinned: ['x'], folded: [] } } });
  expect([...new MarketView(services, 1).pinned]).toEqual([]);
});

test('BET-203 the address says which sub-event and group is shown, and is read from there', () => {
  const services = createServices('part=h1&group=2&keep=1');
  const view = new MarketView(services, 1);
  expect([view.subEvent, view.groupId]).toEqual(['h1', 2]);
  view.chooseGroup(3);
  expect(services.navigation.query.toString()).toBe('part=h1&group=3&keep=1');
  view.chooseSubEvent('corners');
  expect(services.navigation.query.toString()).toBe('part=corners&keep=1');
  view.chooseSubEvent(undefined);
  expect(services.navigation.query.toString()).toBe('keep=1');
  expect(new MarketView(createServices('group=x1'), 1).groupId).toBeUndefined();
});
