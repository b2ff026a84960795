import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

test('SHL-74 SHL-915 the focus goes to the first field and back to the opener', async () => {
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

/** Pixels of a rule of the sheet: `sizeOf('.head', 'padding-block', 1)` is the second value. */
function sizeOf(selector: string, property: string, index: number): number {
  const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');
  const rule = read('Dialog.module.css').split(`\n  ${selector} {`)[1]?.split('}')[0] ?? '';
  const values = new RegExp(`${property}: ([^;]+);`).exec(rule)?.[1]?.split(' ') ?? [];
  const token = /var\((--[\w-]+)\)/.exec(values[index] ?? values[0] ?? '')?.[1];
  const size = new RegExp(`${token ?? 'nothing'}: (\\d+)px`).exec(
    read('../styles/tokens.css'),
  )?.[1];
  if (size === undefined) throw new Error(`${selector} has no ${property} of a token any more.`);
  return Number(size);
}

test('SHL-74 SHL-916 a title of several lines keeps as far from edge and button as the words below it', () => {
  const title = sizeOf('.title', 'padding-block', 0);
  expect(sizeOf('.head', 'padding-block', 0) + title).toBeGreaterThanOrEqual(16);
  expect(sizeOf('.head', 'gap', 0)).toBeGreaterThanOrEqual(12);
  for (const [head, body, alone] of [
    ['.head', '.body', '.title:only-child'],
    [
      "[data-density='touch'] .head",
      "[data-density='touch'] .body",
      "[data-density='touch'] .title:only-child",
    ],
  ] as const)
    expect(sizeOf(head, 'padding-inline', 1) + sizeOf(alone, 'margin-inline-end', 0)).toBe(
      sizeOf(body, 'padding', 1),
    );
});
