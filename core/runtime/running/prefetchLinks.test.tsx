import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { definePlugin } from '../../contract/definePlugin.ts';
import { Link } from '../../ui/react/Link.tsx';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { prefetchLinks } from './prefetchLinks.ts';

const loaded: string[] = [];
const page = (id: number, name: string) => ({
  id,
  name: `game.${name}`,
  path: name,
  titleKey: 'title',
  load: async () => {
    loaded.push(name);
    if (name === 'lost') throw new TypeError('gone');
    return () => null;
  },
});
const game = definePlugin({
  id: 'game',
  routes: [
    page(1990, 'seen'),
    page(1991, 'hidden'),
    page(1992, 'hovered'),
    page(1993, 'lost'),
    page(1994, 'rare'),
  ],
});

let seen: ((entries: readonly { target: Element; isIntersecting: boolean }[]) => void) | undefined;
const watched = new Set<string | null>();
class FakeObserver {
  constructor(run: typeof seen) {
    seen = run;
  }
  observe(link: Element): void {
    watched.add(link.textContent);
  }
  unobserve(link: Element): void {
    watched.delete(link.textContent);
  }
  disconnect(): void {
    watched.clear();
  }
}

const ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
  loaded.length = 0;
});

async function open(connection: object | undefined) {
  const links = ['seen', 'hidden', 'hovered', 'lost', 'rare'].map((name) => (
    <Link key={name} to={{ name: `game.${name}` }}>
      {name}
    </Link>
  ));
  const again = <Link to={{ name: 'game.seen' }}>seen again</Link>;
  const { runtime, getByText } = await renderPlugin(
    <div>
      {links}
      {again}
    </div>,
    { manifests: [game] },
  );
  const counts: number[] = [];
  const fake = new Proxy(window, {
    get: (target, key) => {
      if (key === 'IntersectionObserver') return FakeObserver;
      if (key === 'navigator') return { connection };
      return Reflect.get(target, key, target) as unknown;
    },
  }) as Window & typeof globalThis;
  const stop = prefetchLinks(runtime, { page: fake, onCount: (running) => counts.push(running) });
  const pass = (delayMs: number): Promise<void> =>
    act(() => new Promise<void>((resolve) => setTimeout(resolve, delayMs)));
  ends.push(stop, runtime.dispose);
  return { runtime, getByText, counts, pass };
}

test('SHL-336 links in view and under the pointer are fetched ahead after 200 ms, each page once, and a loss is nobody’s concern', async () => {
  const { runtime, getByText, counts, pass } = await open({ effectiveType: '4g' });
  await vi.waitFor(
    () => expect([...watched]).toEqual(['seen', 'seen again', 'hidden', 'hovered', 'lost']),
    { timeout: 3000 },
  );
  seen?.([
    { target: getByText('seen'), isIntersecting: true },
    { target: getByText('hidden'), isIntersecting: true },
    { target: getByText('lost'), isIntersecting: true },
  ]);
  seen?.([{ target: getByText('hidden'), isIntersecting: false }]);
  await pass(100);
  expect(loaded).toEqual([]);
  await pass(150);
  expect([...new Set(loaded)].toSorted()).toEqual(['lost', 'seen']);
  // What is fetched need not be watched in every frame, nor other links to the same page.
  expect([...watched]).toEqual(['hidden', 'hovered']);
  loaded.length = 0;
  getByText('hovered').dispatchEvent(new Event('pointerover', { bubbles: true }));
  getByText('seen').dispatchEvent(new Event('focusin', { bubbles: true }));
  await pass(250);
  expect([...new Set(loaded)]).toEqual(['hovered']);
  expect(counts.at(-1)).toBe(0);
  expect(Math.max(...counts)).toBeGreaterThan(0);
  expect([...runtime.views.states].map(([name, { kind }]) => [name, kind])).toEqual(
    expect.arrayContaining([
      ['route game.seen', 'ready'],
      ['route game.hovered', 'ready'],
    ]),
  );
  expect(runtime.views.states.has('route game.lost')).toBe(false);
});

test.each([
  { saveData: true, effectiveType: '4g' },
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
])('SHL-336 nothing is fetched ahead with %j', async (connection) => {
  seen = undefined;
  const { getByText, pass } = await open(connection);
  getByText('hovered').dispatchEvent(new Event('pointerover', { bubbles: true }));
  await pass(250);
  expect([seen, loaded]).toEqual([undefined, []]);
});
