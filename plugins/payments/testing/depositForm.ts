import { screen } from '@testing-library/react';
import type { PaymentHistory } from '#wire';
import { responsibleRoute } from '../../auth/contract.ts';
import { standInPage } from '../../auth/testing/standInPage.ts';

export const amount = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Amount' });

export async function ordersOf(call: (method: string, path: string) => Promise<Response>) {
  const answer = await call('GET', '/web-api/payments/v1/history');
  return ((await answer.json()) as PaymentHistory).payments;
}

/** Stand-in for the limits plugin, which may be missing. */
export const limits = standInPage(responsibleRoute, 'office/responsible');
