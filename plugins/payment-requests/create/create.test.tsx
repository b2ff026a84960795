import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PaymentHistoryPage } from '../../payments/history/PaymentHistoryPage.tsx';
import { openRequests } from '../testing/openRequests.tsx';
import { SubTopicPage } from './SubTopicPage.tsx';
import { TopicPage } from './TopicPage.tsx';
import { TopicsPage } from './TopicsPage.tsx';
import { TransactionPage } from './TransactionPage.tsx';
import { TransactionsPage } from './TransactionsPage.tsx';

const base = 'payment/create-request';
const hrefs = (): (string | null)[] =>
  within(screen.getByRole('region'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const field = (name: string): HTMLTextAreaElement =>
  screen.getByLabelText<HTMLTextAreaElement>(name);
const send = (): HTMLElement => screen.getByRole('button', { name: 'Send request' });

test('PRQ-21 OF18 topics lead to their payments, and these to the form', async () => {
  const { paymentId, show } = await openRequests();
  await show(TopicsPage, base);
  await screen.findByText('What is it about?');
  expect(hrefs()).toHaveLength(7);
  expect(hrefs()[0]).toBe(`/en/office/${base}/deposit_missing`);
  await show(TopicPage, `${base}/deposit_missing`);
  await screen.findByText(/Most deposits arrive at once/);
  expect(hrefs()).toEqual([`/en/office/${base}/deposit_missing/transactions`]);
  await show(TransactionsPage, `${base}/deposit_missing/transactions`);
  await screen.findByText('Which payment is it?');
  expect(hrefs()).toEqual([`/en/office/${base}/deposit_missing/transactions/${paymentId}`]);
});

test('PRQ-21 OF18 the form has the details of the payment, shows errors at their fields, takes files, and leads to the request', async () => {
  const { paymentId, services, show, user } = await openRequests();
  await show(TransactionPage, `${base}/deposit_missing/transactions/${paymentId}`);
  await screen.findByText('A deposit hasn’t arrived');
  expect(screen.getByRole('listitem').textContent).toMatch(
    new RegExp(`^Deposit · Bank card .*No\\. ${paymentId}€\u00A050\\.00Not finished$`),
  );
  await user.type(field('What is wrong with it?'), 'Short');
  await user.tab();
  expect(screen.getByText('Please write at least 10 characters.')).toBeTruthy();
  await user.type(field('What is wrong with it?'), ', but now long enough');
  await user.upload(
    screen.getByLabelText('Choose files'),
    new File(['%PDF-1.7 a statement'], 'bank.pdf'),
  );
  await screen.findByText('Ready to send');
  await user.click(send());
  await waitFor(() =>
    expect(services.navigation.path).toMatch(/^\/en\/office\/payment\/requests\/\d+$/),
  );
  expect((await services.http.call('payment-requests.list')).requests).toMatchObject([
    {
      payment: { id: paymentId },
      thread: { messages: [{ text: 'Short, but now long enough', files: [{ name: 'bank.pdf' }] }] },
    },
  ]);
});

test('PRQ-21 OF18 a topic without a payment leads to its sub-topics, and these to the form', async () => {
  const { services, show, user } = await openRequests();
  await show(TopicPage, `${base}/papers`);
  await screen.findByText('Which one do you need?');
  expect(hrefs()).toEqual([
    `/en/office/${base}/papers/statement`,
    `/en/office/${base}/papers/receipt`,
  ]);
  await show(SubTopicPage, `${base}/papers/statement`);
  await user.type(await screen.findByLabelText('Your question'), 'Of the last year, please');
  await user.click(send());
  await waitFor(async () =>
    expect((await services.http.call('payment-requests.list')).requests).toMatchObject([
      { topic: 'papers', sub_topic: 'statement' },
    ]),
  );
});

test('PRQ-22 OF18 a payment with an open request leads to it, in the list and when another tab was faster', async () => {
  const { ask, paymentId, show, user } = await openRequests();
  await show(TransactionPage, `${base}/not_me/transactions/${paymentId}`);
  await user.type(await screen.findByLabelText('What is wrong with it?'), 'This was not me at all');
  const id = await ask();
  await user.click(send());
  const open = await screen.findByText('You already have an open request about this.');
  expect(open).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Go to it' });
  expect(link.getAttribute('href')).toBe(`/en/office/payment/requests/${id}`);
  expect(field('What is wrong with it?').value).toBe('This was not me at all');
  await show(TransactionsPage, `${base}/not_me/transactions`);
  const there = await screen.findByRole('link', { name: `Request No. ${id}` });
  expect(there.getAttribute('href')).toBe(`/en/office/payment/requests/${id}`);
});

test('PRQ-23 OF18 input stays after a failed submission, and after the page was left', async () => {
  const { breakOff, paymentId, services, show, user } = await openRequests();
  const path = `${base}/deposit_missing/transactions/${paymentId}`;
  await show(TransactionPage, path);
  await user.type(await screen.findByLabelText('What is wrong with it?'), 'It is not there yet');
  breakOff(['/payment-requests']);
  await user.click(send());
  await screen.findByText(/Nothing you typed is lost/);
  breakOff(false);
  await show(TopicsPage, base);
  await show(TransactionPage, path);
  await screen.findByLabelText('What is wrong with it?');
  expect(field('What is wrong with it?').value).toBe('It is not there yet');
  await user.click(send());
  await waitFor(async () =>
    expect((await services.http.call('payment-requests.list')).requests).toHaveLength(1),
  );
});

test.each([
  [TopicPage, 'nothing'],
  [SubTopicPage, 'papers/fees'],
  [TransactionsPage, 'nothing/transactions'],
  [TransactionPage, 'deposit_missing/transactions/4711'],
  [TransactionPage, 'withdrawal_late/transactions/1'],
])('PRQ-24 OF18 TA18 what is not known leads back to the topics: %# %s', async (Page, path) => {
  const { show } = await openRequests();
  await show(Page, `${base}/${path}`);
  expect(await screen.findByText('We can’t find that here')).toBeTruthy();
  expect(
    screen.getAllByRole('link', { name: 'All topics' }).map((link) => link.getAttribute('href')),
  ).toEqual([`/en/office/${base}`, `/en/office/${base}`]);
});

test('PRQ-25 OF07 OF18 from a payment of the history one comes to the topics that fit it, and from there to its form', async () => {
  const { paymentId, show } = await openRequests();
  await show(PaymentHistoryPage, 'historypay');
  const ask = await screen.findByRole('link', { name: 'Ask about this' });
  expect(ask.getAttribute('href')).toBe(`/en/office/${base}?payment=${paymentId}`);
  await show(TopicsPage, `${base}?payment=${paymentId}`);
  await screen.findByText('What is it about?');
  expect(hrefs()).toEqual(
    ['deposit_missing', 'not_me'].map(
      (topic) => `/en/office/${base}/${topic}/transactions/${paymentId}`,
    ),
  );
});
