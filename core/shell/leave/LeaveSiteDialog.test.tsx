import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { LeaveSiteDialog } from './LeaveSiteDialog.tsx';

test('SHL-613 the other site is named, the way there is a link and to stay is the first answer', async () => {
  const onClose = vi.fn();
  await renderPlugin(<LeaveSiteDialog url="https://foreign.example/x?y=1" onClose={onClose} />);
  expect(
    screen.getByRole('dialog', { name: 'You are leaving Testbrand', hidden: true }).textContent,
  ).toContain('foreign.example');
  expect(screen.getByRole('link', { name: 'Continue', hidden: true }).getAttribute('href')).toBe(
    'https://foreign.example/x?y=1',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Stay here', hidden: true }));
  expect(onClose).toHaveBeenCalledOnce();
});
