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
  ...(name === 'touched' ? { texts: ['game.later'] } : {}),
  load: async () => {
    loaded.push(name);
    if (name === 'lost') throw new TypeError('gone');
    return () => null;
  },
});
const game = definePlugin({
  id: 'game',
  routes: [
    page(1990, 'hovered'),
    page(1991, 'passed'),
    page(1992, 'focused'),
    page(1993, 'touched'),
    page(1994, 'lost'),
    page(1995, 'seen'),
  ],
});

const ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
  loaded.length = 0;
});

async function open(connection: object | undefined) {
  const links = ['hovered', 'passed', 'focused', 'touched', 'lost', 'seen'].map((name) => (
    <Link key={name} to={{ name: `game.${name}` }}>
      {name}
    </Link>
  ));
  const { runtime, getByText } = await renderPlugin(<div>{links}</div>, { manifests: [game] });
  const counts: number[] = [];
  const fake = new Proxy(window, {
    get: (target, key) => {
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

function send(link: Element, type: string): void {
  link.dispatchEvent(new Event(type, { bubbles: true }));
}

test('SHL-336 SHL-941 the page of a link is prefetched when it is about to be followed, each once, and a failure has no effect', async () => {
  const { runtime, getByText, counts, pass } = await open({ effectiveType: '4g' });
  const texts = vi.spyOn(runtime.services.i18n, 'loadNamespace');
  await pass(150);
  expect(loaded).toEqual([]);
  send(getByText('passed'), 'pointerover');
  await pass(50);
  send(getByText('hovered'), 'pointerover');
  await pass(50);
  expect(loaded).toEqual([]);
  await pass(100);
  expect(new Set(loaded)).toEqual(new Set(['hovered']));
  loaded.length = 0;
  send(getByText('focused'), 'focusin');
  await pass(150);
  send(getByText('touched'), 'touchstart');
  send(getByText('lost'), 'touchstart');
  await pass(0);
  expect(new Set(loaded)).toEqual(new Set(['focused', 'touched', 'lost']));
  expect(texts).toHaveBeenCalledWith('game.later');
  loaded.length = 0;
  send(getByText('hovered'), 'touchstart');
  send(getByText('focused'), 'pointerover');
  await pass(150);
  expect(loaded).toEqual([]);
  expect(counts.at(-1)).toBe(0);
  expect(Math.max(...counts)).toBeGreaterThan(0);
  const { states } = runtime.views;
  for (const name of ['hovered', 'focused', 'touched'])
    expect(states.get(`route game.${name}`)?.kind).toBe('ready');
  for (const name of ['passed', 'seen', 'lost'])
    expect(states.has(`route game.${name}`)).toBe(false);
});

test.each([
  { saveData: true, effectiveType: '4g' },
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
])('SHL-336 SHL-940 nothing is prefetched with %j', async (connection) => {
  const { getByText, pass } = await open(connection);
  send(getByText('hovered'), 'pointerover');
  send(getByText('touched'), 'touchstart');
  await pass(150);
  expect(loaded).toEqual([]);
});
