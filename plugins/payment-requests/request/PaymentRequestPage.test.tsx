import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OfficeMenu } from '../../office/ui.ts';
import { PaymentRequestsPage } from '../list/PaymentRequestsPage.tsx';
import { openRequests } from '../testing/openRequests.tsx';
import { PaymentRequestPage } from './PaymentRequestPage.tsx';

const list = 'payment/requests';

test('PRQ-20 OF17 the list has number, topic, payment and state, and marks unread ones; an empty one explains requests', async () => {
  const { ask, sandbox, show } = await openRequests();
  await show(PaymentRequestsPage, list);
  expect(await screen.findByText('No payment requests yet')).toBeTruthy();
  const id = await ask();
  await sandbox.post(`/sandbox/v1/support/requests/${id}`, {
    answer: 'Please send a statement.',
    state: 'needs_you',
  });
  await show(PaymentRequestsPage, list);
  const row = await screen.findByRole('link', { name: /A deposit hasn’t arrived/ });
  expect(row.getAttribute('href')).toBe(`/en/office/${list}/${id}`);
  expect(row.textContent).toMatch(
    new RegExp(
      `^A deposit hasn’t arrivedNew replyNo\\. ${id} · .* · Deposit €\u00A050\\.00Please send a statement\\.Needs you$`,
    ),
  );
});

test('PRQ-20 PRQ-26 OF17 a request shows its payment and all that was said, at once and as read, and takes a reply', async () => {
  const { ask, sandbox, services, show, user } = await openRequests();
  const id = await ask();
  await show(PaymentRequestPage, `${list}/${id}`);
  const log = within(await screen.findByRole('log', { name: 'Messages' }));
  expect(screen.getByText('€ 50.00')).toBeTruthy();
  await act(async () => {
    await sandbox.post(`/sandbox/v1/support/requests/${id}`, { answer: 'We have found it.' });
  });
  sandbox.run(200);
  expect(await log.findByText('We have found it.')).toBeTruthy();
  await waitFor(async () =>
    expect((await services.http.call('payment-requests.list')).requests[0]?.thread.isUnread).toBe(
      false,
    ),
  );
  await user.type(screen.getByLabelText('Your reply'), 'Thank you');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await log.findByText('Thank you')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'It’s solved, close it' }));
  await user.click(await screen.findByRole('button', { name: 'Open again' }));
  expect(await screen.findByLabelText('Your reply')).toBeTruthy();
});

test('PRQ-22 OF17 a closed request about a payment that has another open one leads to that', async () => {
  const { ask, paymentId, services, show, user } = await openRequests();
  const id = await ask();
  await services.http.call('payment-requests.close', { params: { id } });
  const { request } = await services.http.call('payment-requests.create', {
    idempotencyKey: 'key-of-another',
    body: { topic: 'not_me', transaction: paymentId, text: 'This was not me at all' },
  });
  await show(PaymentRequestPage, `${list}/${id}`);
  await user.click(await screen.findByRole('button', { name: 'Open again' }));
  const link = await screen.findByRole('link', { name: 'Go to it' });
  expect(link.getAttribute('href')).toBe(`/en/office/${list}/${request.thread.id}`);
});

test('PRQ-24 OF17 TA18 a request that is not theirs is not known', async () => {
  const { ask, show } = await openRequests();
  const id = await ask();
  await show(PaymentRequestPage, `${list}/${id + 1}`);
  expect(await screen.findByText('We don’t know this request')).toBeTruthy();
});

test('PRQ-26 OF17 the menu of the personal area has the pages under Help, with the number of unread answers', async () => {
  const { ask, sandbox, show } = await openRequests();
  const id = await ask();
  await show(OfficeMenu, 'historypay');
  await act(async () => {
    await sandbox.post(`/sandbox/v1/support/requests/${id}`, { answer: 'We have found it.' });
  });
  sandbox.run(200);
  const link = await screen.findByRole('link', { name: /^Payment requests/ });
  await waitFor(() => expect(link.textContent).toBe('Payment requests1'));
  const help = screen.getByRole('heading', { name: 'Help' }).parentElement as HTMLElement;
  expect(
    within(help)
      .getAllByRole('link')
      .map((each) => each.getAttribute('href')),
  ).toEqual(['/en/office/support', `/en/office/${list}`, '/en/office/share-idea']);
});
