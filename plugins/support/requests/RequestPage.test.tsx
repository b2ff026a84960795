import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OfficeMenu } from '../../office/ui.ts';
import { openOffice } from '../testing/openOffice.tsx';
import { RequestPage } from './RequestPage.tsx';
import { RequestsPage } from './RequestsPage.tsx';

async function open() {
  const opened = await openOffice();
  const { request } = await opened.runtime.services.http.call('support.ask', {
    idempotencyKey: 'key-of-one',
    body: { topic: 'bets', text: 'Why was my bet void?' },
  });
  const { id } = request.thread;
  const desk = (order: object): Promise<Response> =>
    opened.sandbox.post(`/sandbox/v1/support/requests/${id}`, order);
  const showRequest = (): Promise<void> => opened.show(RequestPage, `/en/office/support/${id}`);
  return { ...opened, id, desk, showRequest };
}

const reply = (): HTMLTextAreaElement => screen.getByLabelText<HTMLTextAreaElement>('Your reply');
const log = (): HTMLElement => screen.getByRole('log', { name: 'Messages' });
const paper = new File(['%PDF-1.7 a slip'], 'slip.pdf', { type: 'application/pdf' });

test('SUP-13 SUP-15 OF16 the page lists the requests, and each says all, takes a reply with a file and counts as read', async () => {
  const { desk, id, runtime, show, showRequest, user } = await open();
  await desk({ answer: 'Please send us your slip.', state: 'needs_you' });
  await show(RequestsPage);
  const link = await screen.findByRole('link', { name: /Bets and settlement/ });
  expect(link.getAttribute('href')).toBe(`/en/office/support/${id}`);
  expect(link.textContent).toMatch(/New reply.*Please send us your slip\.Needs you$/);
  await showRequest();
  expect(await screen.findByText('We need something from you')).toBeTruthy();
  const call = runtime.services.http;
  await waitFor(async () =>
    expect((await call.call('support.requests')).requests[0]?.thread.isUnread).toBe(false),
  );
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Write a few words first')).toBeTruthy();
  await user.type(reply(), 'Here it is');
  await user.upload(screen.getByLabelText('Choose files'), paper);
  await screen.findByText('Ready to send');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await within(log()).findByText('Here it is');
  expect(within(log()).getByRole('button', { name: /slip\.pdf/ })).toBeTruthy();
  expect([reply().value, screen.getByText('In progress').textContent]).toEqual(['', 'In progress']);
});

test('SUP-15 OF16 TA18 a request of another person is not found', async () => {
  const { id, show } = await open();
  await show(RequestPage, `/en/office/support/${id + 1}`);
  expect(await screen.findByText('We don’t know this request')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'All requests' })).toHaveLength(2);
});

test('SUP-16 OF16 a reply that was not sent stays, also when the page was left; sent again it is one', async () => {
  const { breakNetwork, id, runtime, sandbox, show, showRequest, user } = await open();
  await showRequest();
  await screen.findByRole('log');
  await user.type(reply(), 'And now?');
  breakNetwork(['/messages']);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(/Nothing you typed is lost/);
  breakNetwork(false);
  await show(RequestsPage);
  await showRequest();
  await screen.findByRole('log');
  expect(reply().value).toBe('And now?');
  await sandbox.post('/sandbox/v1/faults', [
    {
      method: 'POST',
      path: `/web-api/support/v1/requests/${id}/messages`,
      drop: 'after',
      times: 1,
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(reply().value).toBe(''));
  const { request } = await runtime.services.http.call('support.request', { params: { id } });
  expect(request.thread.messages.map(({ text }) => text)).toEqual([
    'Why was my bet void?',
    'And now?',
  ]);
});

test('SUP-17 OF16 a person closes a request and opens it again, until it is too late', async () => {
  const { sandbox, desk, show, showRequest, user } = await open();
  await showRequest();
  await user.click(await screen.findByRole('button', { name: 'It’s solved, close it' }));
  await screen.findByText(/you can open it again until 4 Dec 2025/);
  expect(screen.queryByLabelText('Your reply')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open again' }));
  await screen.findByLabelText('Your reply');
  await desk({ state: 'closed' });
  await show(RequestsPage);
  await showRequest();
  const again = await screen.findByRole('button', { name: 'Open again' });
  sandbox.store.run('UPDATE requests SET closed_at_ms = closed_at_ms - 1209600000');
  await user.click(again);
  expect(await screen.findByText(/Closed more than 14 days ago/)).toBeTruthy();
});

test('SUP-18 OF16 an answer of the support appears on the page at once, and the number of answers in the menu', async () => {
  const { desk, sandbox, show, showRequest, store } = await open();
  await showRequest();
  await screen.findByRole('log');
  await waitFor(() => expect(store.requestMark).toBeDefined());
  await act(async () => {
    await desk({ answer: 'It was called off.' });
  });
  sandbox.run(200);
  expect(await within(log()).findByText('It was called off.')).toBeTruthy();
  await show(OfficeMenu);
  await act(async () => {
    await desk({ answer: 'Anything else?' });
  });
  sandbox.run(200);
  const link = await screen.findByRole('link', { name: /^Support/ });
  await waitFor(() => expect(link.textContent).toBe('Support1'));
});

test('SUP-19 a file is saved by a link that opens once', async () => {
  const { runtime, sandbox, showRequest, user } = await open();
  const leave = vi.spyOn(runtime.services.navigation, 'leave').mockReturnValue(undefined);
  await showRequest();
  await screen.findByRole('log');
  await user.type(reply(), 'Here it is');
  await user.upload(screen.getByLabelText('Choose files'), paper);
  await screen.findByText('Ready to send');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(await within(log()).findByRole('button', { name: /slip\.pdf/ }));
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
  const [address = ''] = leave.mock.calls[0] ?? [];
  expect(await (await sandbox.request(address)).text()).toBe('%PDF-1.7 a slip');
  expect((await sandbox.request(address)).status).toBe(404);
});

test('SBX-1230 TA25 a card number is removed from the message, and the page says so', async () => {
  const { sandbox, showRequest, user } = await open();
  await showRequest();
  await screen.findByRole('log');
  await user.type(reply(), 'My card is 4242 4242 4242 4242');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await within(log()).findByText('My card is •••• •••• •••• 4242')).toBeTruthy();
  expect(within(log()).getAllByText('We removed a card number from this message.')).toHaveLength(1);
  expect(sandbox.store.all("SELECT 1 FROM request_messages WHERE text LIKE '%4242 4242%'")).toEqual(
    [],
  );
});
