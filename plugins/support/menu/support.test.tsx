import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TestPage } from '../../../test/services/TestPage.tsx';
import { auth } from '../../auth/index.ts';
import { coupon } from '../../coupon/index.ts';
import { office } from '../../office/index.ts';
import { callbackModal, questionModal, requestsModal } from '../contract.ts';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderOnSandbox } from '../testing/renderOnSandbox.tsx';
import { CallbackDialog } from '../requests/CallbackDialog.tsx';
import { ChatWindow } from '../chat/ChatWindow.tsx';
import { MenuRow } from './MenuRow.tsx';
import { OptionsDialog } from './OptionsDialog.tsx';
import { QuestionDialog } from '../requests/QuestionDialog.tsx';
import { RequestsPage } from '../requests/RequestsPage.tsx';
import { RequestsDialog } from '../requests/RequestsDialog.tsx';
import { SupportCorner } from './SupportCorner.tsx';
import { SupportMenu } from './SupportMenu.tsx';

const user = () => userEvent.setup();
const close = vi.fn();
const chosen = (): string[] =>
  screen.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent ?? '');
const brand = {
  id: 'testbrand',
  name: 'Testbrand',
  supportEmail: 'help@testbrand.example',
  supportPhone: '+356 (0) 27',
  socialLinks: [
    { name: 'Telegram', link: 'https://telegram.example/testbrand', iconName: 'brand-telegram' },
  ],
};
const withChat = { brand, plugins: { support: { consultantId: 'desk' } } };

test('SUP-1 SUP-3 SUP-4 a visitor sees question, e-mail, telephone and social links; the chat only with a consultant', async () => {
  const first = await renderOnSandbox((store) => <SupportMenu store={store} onChosen={close} />, {
    configuration: { brand },
  });
  expect(chosen()).toEqual(['Ask a question', 'Email', 'Phone', 'Telegram']);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'mailto:help@testbrand.example',
    'tel:+356027',
    'https://telegram.example/testbrand',
  ]);
  expect(screen.getByRole('link', { name: /Telegram/ }).getAttribute('rel')).toBe(
    'noopener noreferrer',
  );
  first.sandbox.dispose();
  cleanup();
  await renderOnSandbox((store) => <SupportMenu store={store} onChosen={close} />, {
    configuration: withChat,
  });
  expect(chosen()).toEqual(['Live chat', 'Ask a question', 'Email', 'Phone', 'Telegram']);
});

test('SUP-2 a call is offered to signed-in people, in a language that is shown, while staff is available', async () => {
  const { store, sandbox } = await renderOnSandbox(
    (desk) => <SupportMenu store={desk} onChosen={close} />,
    { isSignedIn: true },
  );
  expect(chosen()).toEqual(['Request a callback', 'Ask a question', 'My questions']);
  await sandbox.post('/sandbox/v1/support', { callback: false });
  expect(store.canCallBack).toBe(true);
  const closed = await renderOnSandbox((desk) => <SupportMenu store={desk} onChosen={close} />, {
    isSignedIn: true,
    configuration: { plugins: { support: { hasCallback: false } } },
  });
  expect(closed.store.canCallBack).toBe(false);
  const hidden = await renderOnSandbox(() => null, {
    isSignedIn: true,
    configuration: { languages: { default: 'en', available: ['en', 'ru'], hidden: ['en'] } },
  });
  expect(hidden.store.canCallBack).toBe(false);
  const visitor = await renderOnSandbox(() => null);
  expect(visitor.store.canCallBack).toBe(false);
  await visitor.sandbox.post('/sandbox/v1/support', { callback: false });
  const late = await renderOnSandbox(() => null, { isSignedIn: true });
  await late.sandbox.post('/sandbox/v1/support', { callback: false });
  await late.store.loadOffers();
  expect(late.store.canCallBack).toBe(false);
});

test('SUP-61 the page of the support shows every way, the chat first, above the questions', async () => {
  const { rerender } = await renderOnSandbox(() => null, {
    isSignedIn: true,
    configuration: withChat,
    others: [auth, coupon, office],
  });
  await act(async () => rerender(<RequestsPage />));
  await screen.findByText('Live chat');
  expect(chosen().slice(0, 3)).toEqual(['Live chat', 'Request a callback', 'Ask a question']);
  expect(chosen()).not.toContain('My questions');
  expect(screen.getByRole('link', { name: /Email/ })).toBeDefined();
});

test('SUP-5 how long each way takes is asked once a minute; without an answer the ways stay', async () => {
  const { store, sandbox, breakNetwork } = await renderOnSandbox(
    (desk) => <SupportMenu store={desk} onChosen={close} />,
    { configuration: withChat },
  );
  await screen.findByText('Average wait 40 seconds');
  expect(screen.getByText('Reply within 3 hours')).toBeTruthy();
  await act(() => store.loadOffers());
  expect(
    (await sandbox.json<unknown[]>('/sandbox/v1/requests?path=/web-api/support/v1/options')).length,
  ).toBe(1);
  cleanup();
  const broken = await renderOnSandbox(() => null, { configuration: withChat });
  broken.breakNetwork(true);
  await broken.store.loadOffers();
  breakNetwork(true);
  expect([broken.store.offers.state.kind, broken.store.hasChat]).toEqual(['failed', true]);
});

test('SUP-1 on a telephone the menu of the page leads to the ways', async () => {
  const { runtime } = await renderOnSandbox(() => <MenuRow />, { isMobile: true });
  await user().click(screen.getByRole('button', { name: 'Contact us' }));
  expect(runtime.modals.stack.map((modal) => modal.id)).toEqual(['support.options']);
  cleanup();
  const options = await renderOnSandbox(() => <OptionsDialog onClose={close} />, {
    isMobile: true,
  });
  await user().click(await screen.findByRole('button', { name: /Ask a question/ }));
  expect([
    close.mock.calls.length > 0,
    options.runtime.modals.stack.map((modal) => modal.id),
  ]).toEqual([true, [questionModal.id]]);
});

test('SUP-1 on a desktop the button opens the ways above it', async () => {
  await renderOnSandbox(() => <SupportCorner />);
  expect(await screen.findByRole('button', { name: 'Open the support menu' })).toBeTruthy();
  expect(document.documentElement.style.getPropertyValue('--corner-h')).toBe('54px');
});

test('SUP-3 the address of payments opens the consultant, or the question where there is none', async () => {
  const { runtime } = await renderOnSandbox(() => <SupportCorner />, {
    path: '/en?payment_consultant=1',
  });
  expect(runtime.modals.stack.map((modal) => modal.id)).toEqual([questionModal.id]);
  cleanup();
  await renderOnSandbox(() => <SupportCorner />, {
    path: '/en?payment_consultant=1',
    configuration: withChat,
  });
  expect(await screen.findByRole('dialog', { name: 'Live chat' })).toBeTruthy();
});

test('SUP-10 SUP-12 a visitor gives topic, text and e-mail; the first wrong field gets the focus, and a number comes back', async () => {
  const { sandbox } = await renderOnSandbox(() => <QuestionDialog onClose={close} />);
  const text = screen.getByRole('textbox', { name: 'Your question' });
  await user().type(text, 'too short');
  await user().click(screen.getByRole('button', { name: 'Send' }));
  expect(document.activeElement).toBe(text);
  expect(screen.getByText('Please write at least 10 characters so we can help.')).toBeTruthy();
  await user().type(text, ', but now it is long enough');
  await user().click(screen.getByRole('button', { name: 'Send' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your email' }));
  await user().type(screen.getByRole('textbox', { name: 'Your email' }), 'a@b.example');
  await user().selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'bets');
  await user().click(screen.getByRole('button', { name: 'Send' }));
  const done = await screen.findByRole('heading', { name: /received question No\. 48211/ });
  expect(document.activeElement).toBe(done);
  expect(screen.getByText('We’ll reply to a@b.example.')).toBeTruthy();
  expect(await sandbox.json<unknown[]>('/sandbox/v1/outbox')).toHaveLength(1);
});

test('SUP-11 A35 input survives a failure and the closing, and the same question sent twice is one', async () => {
  const { store, sandbox, breakNetwork, runtime } = await renderOnSandbox(
    () => <QuestionDialog topic="payments" onClose={close} />,
    { isSignedIn: true },
  );
  const words = 'Where is my withdrawal of Monday?';
  await user().type(screen.getByRole('textbox', { name: 'Your question' }), words);
  expect(screen.queryByRole('textbox', { name: 'Your email' })).toBeNull();
  breakNetwork(true);
  await user().click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(/Nothing you typed is lost/);
  expect([store.question.text, store.question.topic]).toEqual([words, 'payments']);
  breakNetwork(false);
  await sandbox.post('/sandbox/v1/faults', [
    { method: 'POST', path: '/web-api/support/v1/requests', drop: 'after', times: 1 },
  ]);
  await user().click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(/Nothing you typed is lost/);
  await user().click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('heading', { name: /received question/ });
  expect(store.question.text).toBe('');
  await user().click(screen.getByRole('button', { name: 'My questions' }));
  expect(runtime.modals.stack.map((modal) => modal.id)).toEqual([requestsModal.id]);
  expect(await runtime.services.http.call('support.requests')).toMatchObject({
    requests: [{ topic: 'payments', thread: { messages: [{ text: words }] } }],
  });
});

test('SUP-13 questions are listed newest first, with states and the last message, each linking to the whole thread', async () => {
  const { sandbox, runtime } = await renderOnSandbox(() => null, { isSignedIn: true });
  const { request } = await runtime.services.http.call('support.ask', {
    idempotencyKey: 'key-of-one',
    body: { topic: 'bets', text: 'Why was my bet void?' },
  });
  await runtime.services.http.call('support.ask', {
    idempotencyKey: 'key-of-two',
    body: { topic: 'limits', text: 'How do I set a limit?' },
  });
  await sandbox.post(`/sandbox/v1/support/requests/${request.thread.id}`, {
    answer: 'The match was called off.',
  });
  cleanup();
  const person = await renderOnSandbox(() => <RequestsDialog onClose={close} />);
  person.sandbox.dispose();
  expect(await screen.findByRole('alert')).toBeTruthy();
  cleanup();
  attachSandbox(sandbox);
  await act(async () =>
    render(
      <TestPage runtime={runtime}>
        <RequestsDialog onClose={close} />
      </TestPage>,
    ),
  );
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/en/office/support/${request.thread.id + 1}`,
    `/en/office/support/${request.thread.id}`,
  ]);
  expect(links.map((link) => link.textContent)).toEqual([
    expect.stringMatching(/^Limits and safer gamblingNo\. .*How do I set a limit\?New$/),
    expect.stringMatching(/^Bets and settlementNew replyNo\. .*The match was called off\.Replied$/),
  ]);
});

test('SUP-13 an empty list offers to ask a question', async () => {
  const { runtime } = await renderOnSandbox(() => <RequestsDialog onClose={close} />, {
    isSignedIn: true,
  });
  await screen.findByText('No questions yet');
  await user().click(screen.getByRole('button', { name: 'Ask a question' }));
  expect(runtime.modals.stack.map((modal) => modal.id)).toEqual([questionModal.id]);
});

test('SUP-20 a call is promised by a time; an invalid number and a refusal by the desk are reported', async () => {
  const { sandbox } = await renderOnSandbox(() => <CallbackDialog onClose={close} />, {
    isSignedIn: true,
  });
  const phone = screen.getByRole('textbox', { name: 'Your phone number' });
  await user().type(phone, '12345');
  await user().click(screen.getByRole('button', { name: 'Call me' }));
  await screen.findByText('Enter your number with the country code.');
  await user().clear(phone);
  await user().type(phone, '+356 9900 0021');
  await sandbox.post('/sandbox/v1/support', { callback: false });
  await user().click(screen.getByRole('button', { name: 'Call me' }));
  await screen.findByText(/Callbacks aren’t available right now/);
  await sandbox.post('/sandbox/v1/support', { callback: true });
  await user().click(screen.getByRole('button', { name: 'Call me' }));
  expect((await screen.findByRole('heading', { name: /We’ll call you by/ })).textContent).toContain(
    '15:05',
  );
  expect(callbackModal.id).toBe('support.callback');
});

test('SUP-30 the consultant greets, Enter sends, Shift and Enter begins a line', async () => {
  const { sandbox } = await renderOnSandbox(
    () => <ChatWindow consultantId="desk" isMobile={false} onClose={close} />,
    { isSignedIn: true, configuration: withChat },
  );
  await screen.findByText('Hi, I’m Ada. How can I help?');
  expect(screen.getByText('Ada is online')).toBeTruthy();
  const field = screen.getByRole('textbox', { name: 'Your message' });
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: 'First\nsecond' } });
  expect(fireEvent.keyDown(field, { key: 'Enter', shiftKey: true })).toBe(true);
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
  expect((field as HTMLTextAreaElement).value).toBe('');
  await waitFor(() => expect(screen.getByRole('log').textContent).toContain('Ada is typing…'));
  expect(screen.getByRole('log').textContent).toContain('First\nsecond');
  sandbox.dispose();
});

test('SUP-31 a message that was not sent stays, and one press sends it once', async () => {
  const { sandbox, breakNetwork } = await renderOnSandbox(
    () => <ChatWindow consultantId="desk" isMobile={false} onClose={close} />,
    { isSignedIn: true, configuration: withChat },
  );
  await screen.findByText('Hi, I’m Ada. How can I help?');
  await sandbox.post('/sandbox/v1/support', { automatic: false });
  breakNetwork(true);
  await user().type(screen.getByRole('textbox', { name: 'Your message' }), 'Hello?{Enter}');
  const retry = await screen.findByRole('button', { name: 'Not sent. Try again' });
  breakNetwork(false);
  await sandbox.post('/sandbox/v1/faults', [
    { method: 'POST', path: '/web-api/support/v1/chat/messages', drop: 'after', times: 1 },
  ]);
  await user().click(retry);
  await user().click(await screen.findByRole('button', { name: 'Not sent. Try again' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Not sent. Try again' })).toBeNull(),
  );
  expect(screen.getAllByText('Hello?')).toHaveLength(1);
});

test('SUP-32 Esc closes the window, and a chat that cannot be opened offers another try', async () => {
  close.mockClear();
  const { breakNetwork, store, runtime } = await renderOnSandbox(
    () => <ChatWindow consultantId="desk" isMobile={false} onClose={close} />,
    { configuration: withChat },
  );
  await screen.findByText('Hi, I’m Ada. How can I help?');
  await user().keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
  act(() => store.openChat());
  act(() => runtime.session.begin(7, { token: 't', expiresAtS: 4_000_000_000 }));
  expect(store.isChatOpen).toBe(false);
  cleanup();
  breakNetwork(true);
  const broken = await renderOnSandbox(() => null, { configuration: withChat });
  broken.breakNetwork(true);
  render(
    <TestPage runtime={broken.runtime}>
      <ChatWindow consultantId="desk" isMobile={false} onClose={close} />
    </TestPage>,
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  broken.breakNetwork(false);
  await user().click(again);
  await screen.findByText('Hi, I’m Ada. How can I help?');
});

test('SUP-30 on a telephone, too, the window says whether the consultant is there', async () => {
  await renderOnSandbox(
    () => <ChatWindow consultantId="desk" isMobile onClose={() => undefined} />,
    { isMobile: true, configuration: withChat },
  );
  expect(await screen.findByText('Ada is online')).toBeTruthy();
});
