import { act, fireEvent, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { expect, test, vi } from 'vitest';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { notices } from '../index.ts';
import type { InactivityStore } from './InactivityStore.ts';
import { InactivityDialog } from './InactivityDialog.tsx';

async function open() {
  const store = observable({ leftS: 60 as number | undefined });
  const close = vi.fn();
  const { runtime, rerender } = await renderPlugin(<span />, { manifests: [notices] });
  await runtime.services.i18n.loadNamespace('notices.later');
  const view = <InactivityDialog store={store as InactivityStore} onClose={close} />;
  rerender(view);
  return {
    close,
    left: (leftS: number | undefined): void =>
      act(() => runInAction(() => void (store.leftS = leftS))),
  };
}

test('NTC-61 the button to stay has the focus, and Esc stays too', async () => {
  const { close } = await open();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay logged in' }));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  fireEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
  expect(close.mock.calls).toEqual([['stay'], ['stay']]);
});

test('NTC-557 the time left is shown each second and spoken three times', async () => {
  const { left } = await open();
  const spoken = new Set<string | null>();
  for (let leftS = 60; leftS >= 1; leftS -= 1) {
    left(leftS);
    expect(screen.getByRole('timer').textContent).toContain(`in ${leftS} second`);
    spoken.add(screen.getByRole('status').textContent);
  }
  expect([...spoken]).toEqual([
    'You will be logged out in 60 seconds',
    'You will be logged out in 30 seconds',
    'You will be logged out in 10 seconds',
  ]);
});

test('NTC-62 the question goes when it has answered itself', async () => {
  const { close, left } = await open();
  left(undefined);
  expect(close.mock.calls).toEqual([['gone']]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
