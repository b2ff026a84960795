import { observable, runInAction } from 'mobx';
import { beforeEach, expect, test } from 'vitest';
import type { MediaChoice } from './Media.ts';
import type { SafeStorage } from '#core';
import { MediaStore } from './MediaStore.ts';
import { MemoryArea } from '../../../core/platform/storage/MemoryArea.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';

let storage: SafeStorage;
let areas: { readonly local: MemoryArea; session: MemoryArea };
let preferences: { mayPersist: boolean };
let store: MediaStore;

const choice = (
  kind: 'video' | 'zone',
  eventId: number,
  more: Partial<MediaChoice> = {},
): MediaChoice => ({
  kind,
  eventId,
  sportId: 1,
  title: `Event ${eventId}`,
  eventPath: `live/1-football/2-cup/${eventId}-a-b`,
  ...more,
});
const open = (): MediaStore => new MediaStore(createTestServices({ storage, preferences }));
const ids = (of = store): readonly string[] => of.items.map(({ id }) => id);

beforeEach(() => {
  areas = { local: new MemoryArea(), session: new MemoryArea() };
  storage = createTestServices({ areas }).storage;
  preferences = observable({ mayPersist: true });
  store = open();
});

test('BET-300 choosing adds or merges by id, unselecting removes, clearing keeps detached media', () => {
  store.select(choice('video', 1));
  store.select(choice('zone', 2));
  store.select(choice('video', 1, { title: 'Renamed', isAutoClearable: false }));
  expect(ids()).toEqual(['video-1', 'zone-2']);
  expect(store.of(1)).toMatchObject({
    title: 'Renamed',
    isAutoClearable: false,
    isFloating: false,
    source: 'live',
  });
  store.clear();
  expect(ids()).toEqual(['video-1']);
  store.select(choice('zone', 3));
  store.unselectAll(3);
  store.unselect('video-1');
  expect(ids()).toEqual([]);
});

test('BET-301 one broadcast or zone of an event is shown at a time, and one player floats', () => {
  store.select(choice('zone', 1));
  store.select(choice('video', 1));
  expect(ids()).toEqual(['video-1']);
  expect(store.targetScreen).toBe('page');
  store.detach(store.of(1)!);
  store.select(choice('zone', 2));
  store.detach(store.of(2)!);
  expect([ids(), store.floating?.id, store.targetScreen]).toEqual([
    ['zone-2'],
    'zone-2',
    'floating',
  ]);
  store.putBack(store.of(2)!);
  expect([store.floating, store.of(2)?.isAutoClearable, store.targetScreen]).toEqual([
    undefined,
    true,
    'page',
  ]);
});

test('BET-301 media is shown before it is recommended, and not once it was dismissed', () => {
  const zone = choice('zone', 1);
  const shown = store.shownOf(zone);
  expect([store.items, shown?.isRecommended]).toEqual([[], true]);
  store.recommend(zone);
  expect(store.of(1)).toEqual(shown);
  store.putAway(1);
  expect(store.shownOf(zone)).toBeUndefined();
});

test('BET-301 a recommendation gives way to a choice and does not come back after it was dismissed', () => {
  store.recommend(choice('zone', 1));
  expect(store.of(1)?.isRecommended).toBe(true);
  store.select(choice('video', 1, { isRecommended: false }));
  store.recommend(choice('zone', 1));
  expect(ids()).toEqual(['video-1']);
  store.unselectAll(1);
  store.recommend(choice('zone', 1));
  expect(store.targetScreen).toBe('none');
});

test('BET-301 media dismissed on one page stays so on others and after a reload, until it is requested', () => {
  store.recommend(choice('zone', 1));
  store.putAway(1);
  const next = open();
  next.recommend(choice('zone', 2));
  expect(ids(next)).toEqual([]);
  next.show(choice('zone', 2));
  next.recommend(choice('zone', 3));
  expect(ids(next)).toEqual(['zone-2', 'zone-3']);
});

test('BET-302 choices are kept where the browser may keep them, and rubbish in their place is dropped', () => {
  store.select(choice('video', 1, { isFloating: true, isAutoClearable: false }));
  store.moveTo('start');
  const next = open();
  expect([ids(next), next.place, next.floating?.id]).toEqual([['video-1'], 'start', 'video-1']);
  runInAction(() => (preferences.mayPersist = false));
  expect([ids(), ids(open()), open().place]).toEqual([['video-1'], ['video-1'], 'start']);
  areas.session = new MemoryArea();
  expect([ids(open()), open().place]).toEqual([[], 'end']);
});

test.each([
  ['another id', { id: 'video-2' }],
  ['an address elsewhere', { eventPath: '//example.com/live' }],
  ['a script', { eventPath: 'javascript:alert(1)' }],
  ['an unknown kind', { kind: 'audio' }],
  ['a flag that is a word', { isFloating: 'yes' }],
])('BET-302 a kept choice with %s is not taken', (_name, wrong) => {
  store.select(choice('video', 1));
  const [kept] = store.items;
  const stored = storage.value({
    key: 'betting/media',
    version: 1,
    fallback: undefined as unknown,
    check: (value): value is unknown => value !== undefined,
  });
  stored.write([{ ...kept, ...wrong }]);
  expect(ids(open())).toEqual([]);
});
