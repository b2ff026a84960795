import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ClientLimit, ClientLimits, LimitsAnswer } from '#wire';
import type { TestPerson } from '../../../sandbox/testing/createTestSandbox.ts';
import { openLimits } from '../testing/openLimits.tsx';
import { order } from '../testing/playOnSandbox.ts';
import { ApprovalDialog } from './ApprovalDialog.tsx';
import { QuestionsDialog } from './QuestionsDialog.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import { SetLimitsDialog } from './SetLimitsDialog.tsx';

const base = '/limit-service-api/api/external/web/v3';
const day = 20;

async function held(person: TestPerson): Promise<readonly ClientLimit[]> {
  const answer = await person.call('GET', `${base}/limits`);
  return ((await answer.json()) as ClientLimits).limitsData.filter(
    ({ limitType, limitState }) => limitType === day && limitState !== 'INACTIVE',
  );
}

const limit = (limitValue?: number) => ({
  limitType: day,
  measure: 'EUR',
  ...(limitValue === undefined ? {} : { limitValue }),
});

async function openQuestions() {
  const close = vi.fn();
  let asked: LimitsAnswer | undefined;
  const page = await openLimits(<span />, {
    prepare: async ({ person }) => {
      await order(person, [limit(1000)]);
      const answer = await person.call('POST', `${base}/limits`, { limits: [limit(9000)] });
      asked = (await answer.json()) as LimitsAnswer;
    },
  });
  page.rerender(
    <QuestionsDialog
      token={asked?.tokenGuid ?? ''}
      questions={asked?.data?.questions ?? []}
      onClose={close}
    />,
  );
  const answer = async (index: number, word: 'Yes' | 'No'): Promise<void> => {
    const group = (await screen.findAllByRole('group'))[index];
    if (group !== undefined)
      await page.user.click(within(group).getByRole('radio', { name: word }));
  };
  return { ...page, close, answer };
}

test('LIM-73 B31 nothing is chosen already, both ways on look alike, and each question wants an answer', async () => {
  const { user, close } = await openQuestions();
  expect(screen.getAllByRole('radio').filter((each) => (each as HTMLInputElement).checked)).toEqual(
    [],
  );
  const keep = screen.getByRole('button', { name: 'Keep my limit' });
  const send = screen.getByRole('button', { name: 'Send answers' });
  expect(keep.className).toBe(send.className);
  await user.click(send);
  expect(await screen.findByText('Answer every question')).toBeDefined();
  await user.click(keep);
  expect(close).toHaveBeenCalledWith(undefined);
});

test('LIM-73 after wrong answers the dialog names help, and the limit stays', async () => {
  const { user, close, answer, person } = await openQuestions();
  await answer(0, 'Yes');
  await answer(1, 'Yes');
  await answer(2, 'Yes');
  await user.click(screen.getByRole('button', { name: 'Send answers' }));
  expect(await screen.findByText('Your limit stays as it is')).toBeDefined();
  expect(screen.getAllByText('Please think about this one again')).toHaveLength(2);
  expect(document.activeElement?.textContent).toMatch(/^Your limit stays as it is/);
  expect(screen.queryByRole('button', { name: 'Send answers' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Keep my limit' }));
  expect(close).toHaveBeenCalledWith(false);
  expect(await held(person)).toHaveLength(1);
});

test('LIM-73 right answers ask for the looser limit', async () => {
  const { user, close, answer, person } = await openQuestions();
  await answer(0, 'No');
  await answer(1, 'Yes');
  await answer(2, 'No');
  await user.click(screen.getByRole('button', { name: 'Send answers' }));
  await waitFor(() => expect(close).toHaveBeenCalledWith(true));
  expect(await held(person)).toMatchObject([{ limitValue: 1000 }, { limitValue: 9000 }]);
});

async function openApproval() {
  const close = vi.fn();
  const page = await openLimits(<span />, {
    prepare: async ({ sandbox, person }) => {
      await order(person, [limit(1000)]);
      await order(person, [limit(9000)]);
      sandbox.advance(86_400_000);
    },
  });
  const person = await page.sandbox.signIn();
  page.runtime.session.begin(person.userId, { token: person.token, expiresAtS: 4_000_000_000 });
  page.rerender(<ApprovalDialog limitKind="deposit.day" onClose={close} />);
  await screen.findByText('€ 90.00');
  return { ...page, person, close };
}

test('LIM-74 B08 a yes takes the looser deposit limit once its wait of 86,400 s is over', async () => {
  const { user, person, close } = await openApproval();
  expect((await held(person))[1]).toMatchObject({ needApprove: true });
  const keep = screen.getByRole('button', { name: 'Keep my limit' });
  const confirm = screen.getByRole('button', { name: 'Yes, change it' });
  expect(keep.className).toBe(confirm.className);
  await user.click(confirm);
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(await held(person)).toMatchObject([{ limitValue: 9000 }]);
});

test('LIM-74 B08 to close the question is a no', async () => {
  const { user, person, close } = await openApproval();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalled();
  await waitFor(async () => expect(await held(person)).toMatchObject([{ limitValue: 1000 }]));
});

test('LIM-75 B03 B04 limits of deposits are offered in empty fields; to go on without one looks alike', async () => {
  const close = vi.fn();
  const { user, person } = await openLimits(<SetLimitsDialog onClose={close} />);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: '24 hours' });
  expect(
    screen
      .getAllByRole<HTMLInputElement>('textbox')
      .map(({ value, placeholder }) => [value, placeholder]),
  ).toEqual([
    ['', ''],
    ['', ''],
    ['', ''],
  ]);
  const save = screen.getByRole('button', { name: 'Set my limits' });
  const without = screen.getByRole('button', { name: 'Go on without a limit' });
  expect(save.className).toBe(without.className);
  await user.click(save);
  expect(await screen.findByText(/^Enter an amount in one field at least/)).toBeDefined();
  await user.type(field, 'ten');
  await user.tab();
  expect(await screen.findByText(/^Enter an amount such as/)).toBeDefined();
  await user.clear(field);
  await user.type(field, '25');
  await user.click(save);
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(await held(person)).toMatchObject([{ limitValue: 2500 }]);
});

test('LIM-75 B04 to go on without a limit is an answer, and kept with its moment', async () => {
  const close = vi.fn();
  const { user, sandbox } = await openLimits(<SetLimitsDialog onClose={close} />);
  sandbox.advance(60_000);
  await user.click(await screen.findByRole('button', { name: 'Go on without a limit' }));
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(
    sandbox.store.one("SELECT answered_at_ms FROM person_prompts WHERE kind = 'limits'"),
  ).toEqual({ answered_at_ms: sandbox.nowMs() });
});

test('LIM-76 B10 the look at the account shows its sums, leads to bets and limits, and can be wanted more often', async () => {
  const close = vi.fn();
  const { user, sandbox } = await openLimits(<ReviewDialog onClose={close} />);
  expect(await screen.findByText('Net deposits, all time')).toBeDefined();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Bet history',
    'My limits',
  ]);
  const every = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ask me again every' });
  expect(every.value).toBe('182');
  await user.selectOptions(every, '30');
  await waitFor(() => expect(every.value).toBe('30'));
  await user.click(screen.getByRole('button', { name: 'I’ve looked at it' }));
  expect(close).toHaveBeenCalled();
  expect(sandbox.store.one("SELECT every_days FROM person_prompts WHERE kind = 'review'")).toEqual({
    every_days: 30,
  });
});
