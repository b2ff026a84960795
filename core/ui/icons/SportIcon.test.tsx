import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SportIcon } from './SportIcon.tsx';

function symbolOf(name: string): string | undefined {
  const { container, unmount } = render(<SportIcon name={name} />);
  const symbol = container.querySelector('use')?.getAttribute('href')?.split('#')[1];
  unmount();
  return symbol;
}

test('names of sports and of symbols are both known, and an unknown sport is a trophy', () => {
  expect(
    ['football', 'ball-football', 'device-gamepad-2', 'ball-american-football', 'quidditch'].map(
      symbolOf,
    ),
  ).toEqual([
    'ball-football',
    'ball-football',
    'device-gamepad-2',
    'ball-american-football',
    'trophy',
  ]);
});
