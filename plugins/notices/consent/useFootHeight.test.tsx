import { render } from '@testing-library/react';
import { useRef, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useFootHeight } from './useFootHeight.ts';
import { fakeOf } from '../../../test/services/fakeOf.ts';

function Bar() {
  const ref = useRef<HTMLElement>(null);
  useFootHeight(ref);
  return <section ref={ref} />;
}

test('SHL-496 the height of the bar is set only on the elements that depend on it, and removed with it', () => {
  const told: ResizeObserverCallback[] = [];
  const observer = { observe: vi.fn(), unobserve: vi.fn(), disconnect: vi.fn() };
  vi.stubGlobal('ResizeObserver', function ResizeObserver(callback: ResizeObserverCallback) {
    told.push(callback);
    return observer;
  });
  try {
    const stage = (bar: ReactNode) => <div data-overlay="">{bar}</div>;
    const { container, rerender } = render(stage(<Bar />));
    const { documentElement: root, body } = document;
    const overlay = container.querySelector<HTMLElement>('[data-overlay]');
    const said = () => [
      overlay?.style.getPropertyValue('--foot-h'),
      body.style.paddingBlockEnd,
      root.style.getPropertyValue('--foot-h'),
    ];
    told.at(-1)?.(
      [
        fakeOf<ResizeObserverEntry>({
          borderBoxSize: [{ blockSize: 119.6, inlineSize: 600 }],
        }),
      ],
      observer,
    );
    expect(said()).toEqual(['128px', '128px', '']);
    rerender(stage(null));
    expect(said()).toEqual(['', '', '']);
  } finally {
    vi.unstubAllGlobals();
  }
});
