import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeAutoObservable } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { TextField } from './TextField.tsx';

class Fields {
  login = '';
  town = '';
  changes = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  setLogin(login: string): void {
    this.login = login;
    this.changes += 1;
  }

  setTown(town: string): void {
    this.town = town;
  }
}

interface FormProps {
  readonly onSend: (login: string, changes: number) => void;
}

const Form = observer(function Form({ onSend }: FormProps) {
  const [fields] = useState(() => new Fields());
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(fields.login + fields.town, fields.changes);
      }}
    >
      <TextField label="Login" name="login" value={fields.login} onChange={fields.setLogin} />
      <TextField label="Town" name="town" value={fields.town} onChange={fields.setTown} />
      <input type="radio" name="kind" value="a" aria-label="A" />
      <button type="submit">Send</button>
    </form>
  );
});

async function send(fill: (field: HTMLInputElement) => Promise<void> | void) {
  const onSend = vi.fn();
  render(<Form onSend={onSend} />);
  await fill(screen.getByLabelText<HTMLInputElement>('Login'));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Send' }));
  cleanup();
  return onSend.mock.calls;
}

/** Bypasses React, as a browser that dispatches no event. */
function fillSilently(login: HTMLInputElement): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(login, 'marta');
  set?.call(screen.getByLabelText('Town'), '@sliema');
}

test('SHL-780 FM13 values filled in without an event are read when the form is sent; known values are passed once', async () => {
  expect(await send(fillSilently)).toEqual([['marta@sliema', 1]]);
  expect(await send((field) => userEvent.setup().type(field, 'ana'))).toEqual([['ana', 3]]);
});
