import { fireEvent, render, screen } from '@testing-library/react';
import type { SyntheticEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

test('a busy button keeps the focus, announces it and ignores presses', () => {
  const onClick = vi.fn();
  const { rerender } = render(<Button onClick={onClick}>Place</Button>);
  const button = screen.getByRole('button', { name: 'Place' });
  button.focus();
  fireEvent.click(button);
  rerender(
    <Button onClick={onClick} isBusy>
      Place
    </Button>,
  );
  fireEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test('a busy submit button does not submit its form a second time', () => {
  const onSubmit = vi.fn((event: SyntheticEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isBusy>
        Log in
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});
