// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { hasLoadedScripts, loadScript, ScriptLoadError } from './loadScript.ts';
import { trustScriptUrl, UntrustedScriptError } from './trustScriptUrl.ts';

let fire: (() => void) | undefined;
const scheduler = {
  after: (_delayMs: number, run: () => void) => {
    fire = run;
    return () => (fire = undefined);
  },
};

/** Keeps the script out of the page, because happy-dom would fetch it. */
const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
const scripts = (): HTMLScriptElement[] =>
  append.mock.calls.map(([script]) => script as HTMLScriptElement);

afterEach(() => append.mockClear());

test('SHL-603 a script runs once, however many callers request it', async () => {
  expect(hasLoadedScripts()).toBe(false);
  const first = loadScript({ address: '/sandbox/one.js', timeoutMs: 5000 }, scheduler);
  const second = loadScript({ address: '/sandbox/one.js', timeoutMs: 5000 }, scheduler);
  expect(scripts().map(({ src, async }) => [src, async])).toEqual([
    [`${location.origin}/sandbox/one.js`, true],
  ]);
  scripts()[0]?.dispatchEvent(new Event('load'));
  await Promise.all([first, second]);
  expect(hasLoadedScripts()).toBe(true);
  expect(fire).toBeUndefined();
});

test('SHL-604 a time-out or a block is an error, and the next call tries again', async () => {
  const late = loadScript({ address: '/sandbox/two.js', timeoutMs: 5000 }, scheduler);
  fire?.();
  await expect(late).rejects.toThrow(/two\.js did not come within 5000 ms/);
  const blocked = loadScript({ address: '/sandbox/two.js', timeoutMs: 5000 }, scheduler);
  scripts()[1]?.dispatchEvent(new Event('error'));
  await expect(blocked).rejects.toThrow(ScriptLoadError);
});

test('SHL-255 only the site and listed https origins are trusted', async () => {
  expect(trustScriptUrl('/assets/worker.js')).toBe(`${location.origin}/assets/worker.js`);
  expect(trustScriptUrl('https://id.example/client', ['https://id.example'])).toBe(
    'https://id.example/client',
  );
  for (const [address, origins] of [
    ['https://evil.example/x.js', ['https://id.example']],
    ['http://id.example/x.js', ['http://id.example']],
    ['data:text/javascript,1', []],
    ['blob:https://id.example/1', ['https://id.example']],
    ['//evil.example/x.js', []],
  ] as const) {
    expect(() => trustScriptUrl(address, origins)).toThrow(UntrustedScriptError);
  }
  await expect(
    loadScript({ address: 'https://evil.example/x.js', timeoutMs: 1 }, scheduler),
  ).rejects.toThrow(UntrustedScriptError);
  expect(scripts()).toEqual([]);
});
