import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { Form } from './Form.tsx';
import { TextField } from './TextField.tsx';

class Answers {
  name = '';
  town = '';
  isSent = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  setName(name: string): void {
    this.name = name;
  }

  setTown(town: string): void {
    this.town = town;
  }

  get nameError(): string | undefined {
    return this.isSent && this.name === '' ? 'Enter your name' : undefined;
  }

  get townError(): string | undefined {
    return this.isSent && this.town === '' ? 'Choose a town' : undefined;
  }

  get dateError(): string | undefined {
    return this.isSent && this.town !== 'Sliema' ? 'Enter a whole date' : undefined;
  }

  async send(): Promise<void> {
    await Promise.resolve();
    runInAction(() => (this.isSent = true));
  }
}

const Questions = observer(function Questions() {
  const [answers] = useState(() => new Answers());
  const { dateError } = answers;
  return (
    <Form onSubmit={answers.send}>
      <TextField
        label="Name"
        name="name"
        isRequired
        hint="As on the document"
        value={answers.name}
        onChange={answers.setName}
        error={answers.nameError}
      />
      <fieldset aria-describedby={dateError === undefined ? undefined : 'date'}>
        <legend>Date of birth</legend>
        {['Day', 'Month'].map((part) => (
          <input
            key={part}
            aria-label={part}
            aria-invalid={dateError === undefined ? undefined : true}
            aria-describedby={dateError === undefined ? undefined : 'date'}
          />
        ))}
        {dateError === undefined ? null : <p id="date">{dateError}</p>}
      </fieldset>
      <TextField
        label="Town"
        name="town"
        value={answers.town}
        onChange={answers.setTown}
        error={answers.townError}
      />
      <button type="submit">Send</button>
    </Form>
  );
});

const list = (): HTMLElement => screen.getByRole('group', { name: 'Check these fields' });
const links = (): readonly string[] =>
  within(list())
    .getAllByRole('link')
    .map((link) => link.textContent);

test('SHL-781 FM06 several wrong fields are listed, each once and with a link; nothing is shown before', async () => {
  const user = userEvent.setup();
  await renderPlugin(<Questions />);
  await user.click(screen.getByLabelText(/Name/));
  await user.tab();
  expect(document.querySelector('[aria-invalid]')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(document.activeElement).toBe(list()));
  expect(links()).toEqual([
    'Name: Enter your name',
    'Date of birth: Enter a whole date',
    'Town: Choose a town',
  ]);
  const name = screen.getByLabelText(/Name/);
  const described = (name.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(
    'Enter your name',
  );
  await user.click(screen.getByRole('link', { name: /Date of birth/ }));
  expect(document.activeElement).toBe(screen.getByLabelText('Day'));
  await user.type(screen.getByLabelText('Town'), 'S');
  await waitFor(() => expect(links()).toHaveLength(2));
});

test('SHL-781 SHL-932 FM06 one wrong field is focused, and sending again updates the list', async () => {
  const user = userEvent.setup();
  await renderPlugin(<Questions />);
  await user.type(screen.getByLabelText(/Name/), 'Sam');
  await user.type(screen.getByLabelText('Town'), 'Valletta');
  const send = screen.getByRole('button', { name: 'Send' });
  await user.click(send);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Day')));
  expect(screen.queryByRole('group', { name: 'Check these fields' })).toBeNull();
  await user.clear(screen.getByLabelText('Town'));
  await user.click(send);
  await waitFor(() => expect(document.activeElement).toBe(list()));
  expect(links()).toEqual(['Date of birth: Enter a whole date', 'Town: Choose a town']);
});

test('SHL-781 SHL-933 FM06 a person who has moved on to a field keeps the focus and all that they type', async () => {
  const user = userEvent.setup();
  await renderPlugin(<Questions />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const name = screen.getByLabelText<HTMLInputElement>(/Name/);
  await user.click(name);
  await waitFor(() => expect(links()).toHaveLength(3));
  await user.keyboard('Samuel');
  expect([document.activeElement, name.value]).toEqual([name, 'Samuel']);
});

test('SHL-781 FM06 the list is shown with its texts, however late they load', async () => {
  const user = userEvent.setup();
  const { runtime } = await renderPlugin(<Questions />);
  const texts = observable.box(false);
  vi.spyOn(runtime.services.i18n, 'has').mockImplementation(() => texts.get());
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Enter a whole date');
  expect(screen.queryByRole('group', { name: 'Check these fields' })).toBeNull();
  runInAction(() => texts.set(true));
  await waitFor(() => expect(document.activeElement).toBe(list()));
});
