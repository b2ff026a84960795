import { expect, test } from 'vitest';
import { createTestServices } from '../../test/services/createTestServices.ts';
import type { CookieName, StorageKey } from '../../core/platform/storage/StorageKey.ts';
import { storedNames } from './storedNames.ts';

test('NTC-91 the names of stored values and cookies are those of the manifests, each of one plugin', () => {
  const [kept, other] = [
    { name: 'tips/seen', area: 'local', purpose: 'lists', consent: 'necessary' },
    { name: 'tips', area: 'cookie', purpose: 'look', consent: 'functionality' },
  ] as const;
  const tips = { folder: 'plugins/tips', manifest: { id: 'tips', stored: [kept, other] } };
  const hints = { folder: 'plugins/hints', manifest: { id: 'hints' } };
  expect(storedNames([tips, hints])).toEqual([
    { plugin: 'tips', ...other },
    { plugin: 'tips', ...kept },
  ]);
  expect(() =>
    storedNames([tips, { ...hints, manifest: { id: 'hints', stored: [kept] } }]),
  ).toThrow('tips and hints both declare the stored name tips/seen');
});

test('NTC-91 a name that no manifest declares cannot be stored', () => {
  const { storage, cookies } = createTestServices();
  const value = (key: string) =>
    storage.value({
      key: key as StorageKey,
      version: 1,
      fallback: 0,
      check: (each) => typeof each === 'number',
    });
  expect(() => value('tips/seen')).toThrow(
    'No manifest declares the stored name tips/seen; add it to `stored` of its plugin',
  );
  expect(() => cookies.write('tips' as CookieName, '1')).toThrow('the stored name tips;');
  value('boot/en').write(5);
  cookies.write('lng', 'de');
  expect([value('boot/en').read(), cookies.read('lng')]).toEqual([5, 'de']);
});
