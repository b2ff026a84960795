import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { Dialog } from './Dialog.tsx';

function Example({ isDismissible }: { readonly isDismissible: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen ? (
        <Dialog title="Terms" isDismissible={isDismissible} onClose={() => setOpen(false)}>
          <label>
            Name <input />
          </label>
          <button type="button" onClick={() => setOpen(false)}>
            Agree
          </button>
        </Dialog>
      ) : null}
    </>
  );
}

async function openDialog(isDismissible: boolean): Promise<HTMLElement> {
  await renderPlugin(<Example isDismissible={isDismissible} />);
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  return screen.getByRole('dialog', { name: 'Terms' });
}

test('SHL-74 the focus goes to the first field and back to the opener', async () => {
  await openDialog(true);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});

test('SHL-74 Esc and a press outside close a dismissible dialog', async () => {
  fireEvent.keyDown(await openDialog(true), { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  fireEvent.mouseDown(screen.getByRole('dialog'), { button: 0 });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('SHL-74 a dialog that must be answered ignores both and has no close button', async () => {
  const dialog = await openDialog(false);
  expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false);
  fireEvent.mouseDown(dialog, { button: 0 });
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(screen.getByRole('dialog')).toBe(dialog);
  fireEvent.click(screen.getByRole('button', { name: 'Agree' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
