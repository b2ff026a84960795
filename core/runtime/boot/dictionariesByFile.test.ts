import { expect, test } from 'vitest';
import { dictionariesByFile } from './dictionariesByFile.ts';

const fileOf = (text: object): string =>
  `data:text/javascript,export default ${JSON.stringify(text)}`;
const fromManifest = async (namespace: string) => async (language: string) => ({
  default: { of: `${namespace} ${language}` },
});

test('PLN-56 the dictionary of the served language is loaded from the file that the page names', async () => {
  const { shop } = dictionariesByFile({ shop: fileOf({ title: 'Shop' }) }, 'de', fromManifest);
  expect((await shop?.('de'))?.default).toEqual({ title: 'Shop' });
});

test('PLN-56 the named dictionary of a file with several is used', async () => {
  const file = `data:text/javascript,export const a = {}, b = { default: { title: "Shop" } }`;
  const { shop } = dictionariesByFile({ shop: `${file}#b` }, 'de', fromManifest);
  expect((await shop?.('de'))?.default).toEqual({ title: 'Shop' });
});

test('PLN-56 another language, and a missing file, are loaded by the manifest', async () => {
  const { shop, gone } = dictionariesByFile(
    { shop: fileOf({}), gone: 'data:text/javascript,throw 1' },
    'de',
    fromManifest,
  );
  expect((await shop?.('fr'))?.default).toEqual({ of: 'shop fr' });
  expect((await gone?.('de'))?.default).toEqual({ of: 'gone de' });
});
