import { expect, test } from 'vitest';
import { fakeOf } from '../../../test/services/fakeOf.ts';
import { keepFocusInView } from './keepFocusInView.ts';

function open() {
  const page = new EventTarget();
  const scrolled: unknown[] = [];
  const stop = keepFocusInView(
    fakeOf<Document>({
      addEventListener: page.addEventListener.bind(page),
      removeEventListener: page.removeEventListener.bind(page),
    }),
  );
  const focus = (matching: readonly string[], height = 40): number => {
    const event = new Event('focusin');
    const target = {
      matches: (selector: string) => selector.split(',').some((one) => matching.includes(one)),
      getBoundingClientRect: () => ({ height }),
      ownerDocument: { documentElement: { clientHeight: 800 } },
      scrollIntoView: (options: unknown) => scrolled.push(options),
    };
    Object.defineProperty(event, 'target', { value: target });
    page.dispatchEvent(event);
    return scrolled.length;
  };
  return { focus, scrolled, stop };
}

test('SHL-422 C09 focused elements are scrolled into view completely, by the shortest way and at once', () => {
  const { focus, scrolled, stop } = open();
  focus(['button', ':focus-visible']);
  expect(scrolled).toEqual([{ block: 'nearest', inline: 'nearest', behavior: 'instant' }]);
  stop();
  expect(focus(['button', ':focus-visible'])).toBe(1);
});

test('SHL-422 a press, a heading and an element of window size scroll nothing', () => {
  const { focus } = open();
  expect([
    focus(['button']),
    focus(['h1', ':focus-visible']),
    focus(['[tabindex="0"]', ':focus-visible'], 500),
  ]).toEqual([0, 0, 0]);
});
