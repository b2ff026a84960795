import { configure } from 'mobx';
import { expect, test } from 'vitest';
import type { StorageKey } from '#core';
import {
  createTestServices,
  type TestServices,
} from '../../../../test/services/createTestServices.ts';
import { settled } from '../../testing/ScriptedLine.ts';
import { ListOptions } from '../../lists/options/ListOptions.ts';
import { MarketUiStore } from './MarketUiStore.ts';

configure({ enforceActions: 'always' });

function createServices(search = '') {
  const services = createTestServices();
  services.navigation.visit({ query: new URLSearchParams(search) });
  return services;
}

function createOwner({ storage }: Pick<TestServices, 'storage'>) {
  let nowMs = 1000;
  const options = new ListOptions({
    storage,
    preferences: createTestServices().preferences,
    clock: { nowMs: () => (nowMs += 1) },
  });
  return { options, loadOptions: () => Promise.resolve(options) };
}

test('BET-204 pins are kept by sport, columns for all, and both are there before the options are', async () => {
  const services = createServices();
  const owner = createOwner(services);
  const football = new MarketUiStore(services, owner, 1);
  football.togglePin(4);
  await settled();
  football.togglePin(9);
  football.toggleColumns();
  await settled();
  expect([[...football.pinned], football.isTwoColumns]).toEqual([[4, 9], false]);
  const waiting = { options: undefined, loadOptions: owner.loadOptions };
  const again = new MarketUiStore(services, waiting, 1);
  expect([[...again.pinned], again.isTwoColumns]).toEqual([[4, 9], false]);
  expect([...new MarketUiStore(services, waiting, 4).pinned]).toEqual([]);
  again.togglePin(4);
  await settled();
  expect([...football.pinned]).toEqual([9]);
});

test('BET-544 a reset of the options of lists leaves pins and columns', async () => {
  const services = createServices();
  const owner = createOwner(services);
  const view = new MarketUiStore(services, owner, 1);
  view.togglePin(4);
  await settled();
  owner.options.set('isCompact', true);
  owner.options.reset();
  expect([[...view.pinned], owner.options.choices.isCompact]).toEqual([[4], false]);
});

test('BET-545 folds are kept by sport, and two tabs do not undo each other', () => {
  const services = createServices();
  const owner = createOwner(services);
  const football = new MarketUiStore(services, owner, 1);
  const tennis = new MarketUiStore(services, owner, 4);
  tennis.toggleFold(3);
  football.foldAll([7, 8]);
  expect([...new MarketUiStore(services, owner, 1).folded]).toEqual([7, 8]);
  expect([...new MarketUiStore(services, owner, 4).folded]).toEqual([3]);
  football.foldAll([7, 8]);
  expect([...new MarketUiStore(services, owner, 1).folded]).toEqual([]);
});

test('BET-204 rubbish in storage is dropped', () => {
  const services = createServices();
  const keep = (key: StorageKey, value: unknown) =>
    services.storage
      .value<unknown>({
        key,
        version: 1,
        fallback: undefined,
        check: (given): given is unknown => given !== undefined,
      })
      .write(value);
  keep('betting/market-view', { 1: ['x'] });
  keep('betting/list-options', {
    values: { pinnedMarkets: 'x', isOneColumn: 7 },
    changedAtMs: {},
  });
  const view = new MarketUiStore(
    services,
    { options: undefined, loadOptions: createOwner(services).loadOptions },
    1,
  );
  expect([[...view.pinned], [...view.folded], view.isTwoColumns]).toEqual([[], [], true]);
});

test('BET-203 the address says which sub-event and group is shown, and is read from there', () => {
  const services = createServices('part=h1&group=2&keep=1');
  const view = new MarketUiStore(services, createOwner(services), 1);
  expect([view.subEvent, view.groupId]).toEqual(['h1', 2]);
  view.chooseGroup(3);
  expect(services.navigation.query.toString()).toBe('part=h1&group=3&keep=1');
  view.chooseSubEvent('corners');
  expect(services.navigation.query.toString()).toBe('part=corners&keep=1');
  view.chooseSubEvent(undefined);
  expect(services.navigation.query.toString()).toBe('keep=1');
  const odd = createServices('group=x1');
  expect(new MarketUiStore(odd, createOwner(odd), 1).groupId).toBeUndefined();
});
