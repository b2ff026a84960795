import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { AnchoredPanel } from './AnchoredPanel.tsx';

function Page({ children }: { readonly children?: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Options
      </button>
      <a href="/en/live">Live</a>
      <a href="/en/line">Line</a>
      {isOpen && (
        <AnchoredPanel
          label="Options of the list"
          anchor={() => screen.getByRole('button', { name: 'Options' })}
          onClose={() => setOpen(false)}
        >
          {children}
        </AnchoredPanel>
      )}
    </>
  );
}

const choices = (
  <>
    <button type="button">Reset</button>
    <button type="button" disabled>
      Not now
    </button>
    <label>
      Short <input type="radio" name="names" defaultChecked />
    </label>
    <label>
      Full <input type="radio" name="names" />
    </label>
  </>
);

async function open(children: ReactNode) {
  const user = userEvent.setup();
  render(<Page>{children}</Page>);
  await user.click(screen.getByRole('button', { name: 'Options' }));
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
  return user;
}

test('SHL-515 Tab goes through the panel, then on behind its anchor, and closes it', async () => {
  const user = await open(choices);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reset' }));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Short'));
  expect(screen.getByRole('dialog')).toBeTruthy();
  await user.tab();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Live' }));
});

test('SHL-515 back from its first stop Tab reaches the anchor', async () => {
  const user = await open(choices);
  await user.tab();
  await user.tab({ shift: true });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Options' }));
});

test('SHL-515 from a panel without stops Tab goes on at once', async () => {
  const user = await open(<p>Nothing to choose</p>);
  await user.tab();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Live' }));
});

test('Esc closes it and restores the focus', async () => {
  const user = await open(choices);
  await act(async () => user.keyboard('{Escape}'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Options' }));
});
