import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { act } from '@testing-library/react';
import { auth } from '../../auth/index.ts';
import { coupon } from '../../coupon/index.ts';
import { office } from '../../office/index.ts';
import { renderOnSandbox } from './renderOnSandbox.tsx';

/** Renders pages of the personal area for the demo person; the desk answers only by hand. */
export async function openOffice() {
  const rendered = await renderOnSandbox(() => null, {
    isSignedIn: true,
    others: [auth, coupon, office],
  });
  const { runtime, sandbox } = rendered;
  await sandbox.post('/sandbox/v1/support', { automatic: false });
  let visits = 0;
  const show = async (Page: ComponentType, path = '/en/office/support'): Promise<void> => {
    visits += 1;
    await act(async () => {
      runtime.services.navigation.go(path);
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
    await act(async () => rendered.rerender(<Page key={visits} />));
  };
  return { ...rendered, show, user: userEvent.setup({ applyAccept: false }) };
}
