import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openEmail } from '../testing/openEmail.tsx';
import { StopNewsPage } from './StopNewsPage.tsx';

test('AUT-96 one press ends the news without signing in, another brings them back; the link alone ends nothing', async () => {
  const { sandbox } = await openEmail(<StopNewsPage />, { letter: 'news' });
  const wanted = async (): Promise<boolean> =>
    (await sandbox.json<{ enable_mail_news: boolean }>('/sandbox/v1/users/newbie/mailing'))
      .enable_mail_news;
  const button = await screen.findByRole('button', { name: 'Unsubscribe' });
  await waitFor(() => expect(location.search).toBe(''));
  expect(await wanted()).toBe(true);
  await userEvent.click(button);
  await screen.findByText('You’re unsubscribed');
  screen.getByText(/n•••@grandstand\.example/);
  expect(await wanted()).toBe(false);
  expect(document.activeElement?.textContent).toContain('You’re unsubscribed');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('You’re subscribed again');
  expect(await wanted()).toBe(true);
});

test('AUT-97 a link that was used says so; one that is no good lets ask for another e-mail; without an answer it can be pressed again', async () => {
  const stop = async (
    sandbox: { post: (path: string, body: unknown) => Promise<Response> },
    path: string,
  ): Promise<unknown> =>
    sandbox.post('/web-api/mailing/v1/news/stop', { token: path.split('token=')[1] });
  const used = await openEmail(<StopNewsPage />, { letter: 'news', before: stop });
  await userEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  await screen.findByText('You’re already unsubscribed');
  expect(screen.queryByRole('button')).toBeNull();
  used.unmount();

  const { goOffline, sandbox } = await openEmail(<StopNewsPage />, {
    path: `/en/user/stopnewsletter?token=${'y'.repeat(43)}`,
  });
  goOffline(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  await screen.findByText('We can’t reach the site');
  goOffline(false);
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  await screen.findByText('This link has expired');
  await userEvent.type(screen.getByLabelText('Email'), 'newbie@grandstand.example{Enter}');
  await screen.findByText(/If newbie@grandstand.example belongs/);
  expect(await sandbox.json('/sandbox/v1/outbox')).toMatchObject([{ subject: 'Unsubscribe' }]);
});
