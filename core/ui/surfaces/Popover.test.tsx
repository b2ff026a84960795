import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Popover } from './Popover.tsx';

function toggle(type: 'beforetoggle' | 'toggle', newState: 'open' | 'closed'): void {
  const event = new Event(type);
  Object.defineProperty(event, 'newState', { value: newState });
  act(() => void document.querySelector('[popover]')?.dispatchEvent(event));
}

test('the content exists only while the popover is open, and the button says which', () => {
  render(
    <Popover label="Odds format" trigger="Decimal">
      {() => <button type="button">Fractional</button>}
    </Popover>,
  );
  const trigger = screen.getByRole('button', { name: 'Decimal' });
  const panel = document.querySelector('[popover]');
  expect(trigger.getAttribute('popovertarget')).toBe(panel?.id);
  expect(panel?.getAttribute('aria-label')).toBe('Odds format');
  expect(screen.queryByText('Fractional')).toBeNull();

  toggle('beforetoggle', 'open');
  toggle('toggle', 'open');
  expect(screen.getByText('Fractional')).toBeTruthy();
  expect(trigger.getAttribute('aria-expanded')).toBe('true');

  toggle('toggle', 'closed');
  expect(screen.queryByText('Fractional')).toBeNull();
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
});
