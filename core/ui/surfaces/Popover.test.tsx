import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Popover } from './Popover.tsx';

function toggle(type: 'beforetoggle' | 'toggle', newState: 'open' | 'closed'): void {
  const event = new Event(type);
  Object.defineProperty(event, 'newState', { value: newState });
  act(() => void document.querySelector('[popover]')?.dispatchEvent(event));
}

test('the content exists only while the popover is open, and the button has that state', () => {
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

test('SHL-510 it closes when the focus moves on to the page, and not while the focus is in it or on its button', () => {
  render(
    <>
      <Popover label="Odds format" trigger="Decimal">
        {() => (
          <>
            <button type="button">Fractional</button>
            <button type="button">American</button>
          </>
        )}
      </Popover>
      <a href="/en/live">Live</a>
    </>,
  );
  const hide = vi.fn();
  Object.assign(document.querySelector('[popover]') ?? {}, { hidePopover: hide });
  toggle('beforetoggle', 'open');
  toggle('toggle', 'open');
  for (const name of ['Fractional', 'American', 'Decimal', 'Fractional'])
    act(() => screen.getByRole('button', { name }).focus());
  expect(hide).not.toHaveBeenCalled();
  act(() => screen.getByRole('link').focus());
  expect(hide).toHaveBeenCalledOnce();
});
