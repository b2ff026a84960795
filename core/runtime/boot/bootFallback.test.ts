import { expect, test } from 'vitest';
import { BrowserStorage } from '../../platform/storage/BrowserStorage.ts';
import { MemoryArea } from '../../platform/storage/MemoryArea.ts';
import { parseBootData } from './InitialState.ts';
import { storeLastGoodBoot, readLastGoodBoot } from './lastGoodBoot.ts';
import { bootFallback, type FallbackHost } from './bootFallback.tsx';

const section = {};
const good = {
  configuration: {
    brand: section,
    languages: section,
    plugins: section,
    menus: section,
    routes: section,
    theme: section,
    features: section,
    site: section,
  },
  plan: section,
  environment: { language: 'en' },
  firstData: [],
};
const page = (boot: unknown): string =>
  `<html><script type="application/json" id="boot" nonce="x">${JSON.stringify(boot)}</script></html>`;

function host(answers: readonly (string | Error)[], lastGood?: string) {
  const left = [...answers];
  const pausesMs: number[] = [];
  let asked = 0;
  const it: FallbackHost = {
    fetchPage: async () => {
      const answer = left.shift() ?? new Error('down');
      if (answer instanceof Error) throw answer;
      return answer;
    },
    pause: async (delayMs) => void pausesMs.push(delayMs),
    lastGood: () => lastGood,
    ask: async () => {
      asked += 1;
      left.push(page(good));
    },
    random: () => 0.75,
  };
  return { it, pausesMs, asked: () => asked };
}

test('SHL-333 A36 a page without its state requests it again, five times a second apart', async () => {
  const { it, pausesMs, asked } = host([
    new Error('down'),
    '<html>',
    page({ configuration: {} }),
    page(good),
  ]);
  expect(await bootFallback(it)).toEqual(good);
  expect([pausesMs, asked()]).toEqual([[1250, 1250, 1250], 0]);
});

test('SHL-333 A36 then the last good one is used, then the person may retry without a reload', async () => {
  const kept = host([], JSON.stringify(good));
  expect(await bootFallback(kept.it)).toEqual(good);
  expect([kept.pausesMs.length, kept.asked()]).toEqual([5, 0]);
  const bare = host([], '{"broken');
  expect(await bootFallback(bare.it)).toEqual(good);
  expect([bare.pausesMs.length, bare.asked()]).toEqual([5, 1]);
});

test('SHL-334 A36 the last good start is kept for a day by language, without answers', () => {
  const storage = new BrowserStorage({ brand: 'test', area: () => area });
  const area = new MemoryArea();
  const dayMs = 86_400_000;
  const boot = parseBootData(
    JSON.stringify({ ...good, firstData: [{ endpoint: 'betting.sports', answer: 1 }] }),
  );
  storeLastGoodBoot(storage, boot, 1000);
  expect(parseBootData(readLastGoodBoot(storage, 'en', 1000 + dayMs) ?? '')).toEqual(good);
  expect(readLastGoodBoot(storage, 'en', 1001 + dayMs)).toBeUndefined();
  expect(readLastGoodBoot(storage, 'en', 999)).toBeUndefined();
  expect(readLastGoodBoot(storage, 'ru', 1000)).toBeUndefined();
});
