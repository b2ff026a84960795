import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfigFolder, readStartSettings } from './readStartSettings.ts';

const read = (environment: Readonly<Record<string, string>>) =>
  readStartSettings(environment, ['northline', 'solara'], '/site');

test('EDG-392 without variables the demo of the first brand starts on 8080', () => {
  expect(read({ BRAND: '', PLATFORM_URL: '' })).toEqual({
    port: 8080,
    stage: 'demo',
    brand: 'northline',
    sandbox: { databasePath: '/site/.data/sandbox.sqlite' },
    trustsProxy: false,
  });
  expect(
    read({
      STAGE: 'test',
      PORT: '0',
      BRAND: 'solara',
      SANDBOX_CONTROL: '1',
      PLATFORM_URL: 'https://platform.example/v2/',
    }),
  ).toEqual({
    port: 0,
    stage: 'test',
    brand: 'solara',
    platformUrl: 'https://platform.example/v2/',
    sandbox: { databasePath: ':memory:', isControlOpen: true },
    trustsProxy: false,
  });
  expect(readStartSettings({}, ['verano'], '/site').brand).toBe('verano');
});

test('EDG-396 CONFIG_FOLDER names the folder of the brands, and one that is none stops the start', () => {
  const own = join(import.meta.dirname, '..', '..', 'config');
  expect(readConfigFolder({}, own)).toBe(own);
  expect(readConfigFolder({ CONFIG_FOLDER: own }, '/other')).toBe(own);
  expect(() => readConfigFolder({ CONFIG_FOLDER: '/no/such/folder' }, own)).toThrow(
    'CONFIG_FOLDER is "/no/such/folder"; it must be a folder with base.json',
  );
});

test.each([
  ['PORT', '80a', 'PORT is "80a"; it must be a whole number from 0 (any free one) to 65535'],
  ['PORT', '99999', 'to 65535'],
  ['STAGE', 'prod', 'STAGE is "prod"; it may be production, demo or test'],
  ['BRAND', 'solra', 'BRAND is "solra"; it may be one of: northline, solara; nearest: solara'],
  ['PLATFORM_URL', 'platform.example', 'it must be an address such as https://platform.example'],
  ['PLATFORM_URL', 'wss://platform.example', 'it must be an address'],
  ['PLATFORM_URL', 'https://platform.example/?key=1', 'nearest: https://platform.example/'],
])('EDG-391 %s=%s stops the start and says how to mend it', (name, value, said) => {
  expect(() => read({ [name]: value })).toThrow(said);
});
