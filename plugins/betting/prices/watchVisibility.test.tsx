import { expect, test, vi } from 'vitest';
import { PriceStore } from './PriceStore.ts';
import { ManualTime } from '../testing/ManualTime.ts';
import { VisibilityGate } from './VisibilityGate.ts';
import { fakeOf } from '../../../test/services/fakeOf.ts';

test('BET-438 odds are written to from 50 px before their card is on the screen, and are right as soon as it is that near', async () => {
  const seen: { margin?: string | undefined; callback?: IntersectionObserverCallback } = {};
  const watched = new Set<Element>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe = (element: Element): void => void watched.add(element);
      readonly unobserve = (element: Element): void => void watched.delete(element);
      constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit) {
        seen.callback = callback;
        seen.margin = options.rootMargin;
      }
    },
  );
  try {
    // One observer is shared as long as the page is open, so another test may have created it.
    vi.resetModules();
    const { watchVisibility } = await import('./watchVisibility.ts');
    const card = document.createElement('section');
    const gate = new VisibilityGate(false);
    const stop = watchVisibility(card, gate);
    expect([seen.margin, watched.has(card)]).toEqual(['50px 0px', true]);
    const come = (isIntersecting: boolean): void =>
      seen.callback?.(
        [fakeOf<IntersectionObserverEntry>({ target: card, isIntersecting })],
        {} as IntersectionObserver,
      );

    const time = new ManualTime();
    const prices = new PriceStore(time);
    const written: number[] = [];
    const cell = {
      cadence: 'frame' as const,
      get isVisible() {
        return gate.isOpen;
      },
      paint: (odds: number) => void written.push(odds),
      mark: () => undefined,
    };
    prices.upsert([7, 1500, 0]);
    prices.bind(7, cell);
    gate.onOpen(() => prices.refresh(7, cell));
    prices.apply([7, 1600, 0]);
    time.play(1000);
    expect(written).toEqual([1500]);
    come(true);
    expect(written).toEqual([1500, 1600]);
    prices.apply([7, 1700, 0]);
    time.play(1000);
    expect(written).toEqual([1500, 1600, 1700]);
    come(false);
    prices.apply([7, 1800, 0]);
    time.play(1000);
    expect(written).toEqual([1500, 1600, 1700]);
    stop();
    expect(watched.has(card)).toBe(false);
  } finally {
    vi.unstubAllGlobals();
  }
});
