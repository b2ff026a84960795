import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openOffice } from '../testing/openOffice.tsx';
import { RequestsPage } from '../requests/RequestsPage.tsx';
import { IdeaPage } from './IdeaPage.tsx';

const path = '/en/office/share-idea';
const title = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>('In a few words');
const text = (): HTMLTextAreaElement => screen.getByLabelText<HTMLTextAreaElement>('Your idea');
const share = (): HTMLElement => screen.getByRole('button', { name: 'Share the idea' });

test('SUP-40 OF16 an idea has a title and a text, a missing one is reported at its field, and a number is returned', async () => {
  const { show, user } = await openOffice();
  await show(IdeaPage, path);
  await user.type(text(), 'Short');
  await user.tab();
  expect(screen.getByText('Please write at least 10 characters.')).toBeTruthy();
  await user.click(share());
  expect(document.activeElement).toBe(title());
  expect(screen.getByText('Give your idea a title')).toBeTruthy();
  expect(title().maxLength).toBe(80);
  await user.type(title(), 'More darts');
  await user.type(text(), ', but long enough');
  await user.click(share());
  expect(await screen.findByText('Thank you. Your idea is No. 3108')).toBeTruthy();
  expect(screen.getByText('You can share 2 more today.')).toBeTruthy();
  expect([title().value, text().value]).toEqual(['', '']);
});

test('SUP-41 OF16 input stays after a failed submission, after three ideas in a day, and after the page was left', async () => {
  const { breakNetwork, runtime, show, user } = await openOffice();
  await show(IdeaPage, path);
  await user.type(title(), 'More darts');
  await user.type(text(), 'Darts all day long');
  breakNetwork(['/ideas']);
  await user.click(share());
  await screen.findByText(/Nothing you typed is lost/);
  breakNetwork(false);
  await show(RequestsPage);
  await show(IdeaPage, path);
  expect([title().value, text().value]).toEqual(['More darts', 'Darts all day long']);
  for (const each of ['one', 'two', 'three'])
    await runtime.services.http.call('support.idea', {
      idempotencyKey: `key-of-${each}`,
      body: { title: each, text: 'An idea of ten letters' },
    });
  await user.click(share());
  expect(await screen.findByText(/You’ve shared three ideas today/)).toBeTruthy();
  expect([title().value, text().value]).toEqual(['More darts', 'Darts all day long']);
});
