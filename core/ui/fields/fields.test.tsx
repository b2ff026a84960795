import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { Checkbox } from './Checkbox.tsx';
import { PasswordField } from './PasswordField.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { SelectField } from './SelectField.tsx';
import { Switch } from './Switch.tsx';
import { TextField } from './TextField.tsx';

test('an error is connected with its field', async () => {
  const onChange = vi.fn();
  await renderPlugin(
    <TextField
      label="Stake"
      name="stake"
      value=""
      onChange={onChange}
      hint="In euro"
      error="At least 0.50"
      isRequired
    />,
  );
  const field = screen.getByRole('textbox', {
    name: /Stake/,
    description: 'In euro At least 0.50',
  });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(field, { target: { value: '1' } });
  expect(onChange).toHaveBeenCalledWith('1');
});

test('a password is shown while the eye is pressed, and the eye has that state', async () => {
  await renderPlugin(
    <PasswordField label="Password" name="password" value="secret" onChange={vi.fn()} />,
  );
  const field = screen.getByLabelText('Password');
  const eye = screen.getByRole('button', { name: 'Show password', pressed: false });
  expect(field.getAttribute('type')).toBe('password');
  fireEvent.click(eye);
  expect(field.getAttribute('type')).toBe('text');
  expect(eye.getAttribute('aria-pressed')).toBe('true');
});

test('AUT-390 LG02 while caps lock is on the password field shows it, and no longer when it is left', async () => {
  await renderPlugin(
    <PasswordField
      label="Password"
      name="password"
      value=""
      hint="As on the card"
      error="Wrong"
      onChange={vi.fn()}
    />,
  );
  const field = screen.getByLabelText('Password');
  const description = (): string =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent)
      .join(' ');
  const press = (isOn: boolean): void => {
    const event = createEvent.keyUp(field, { key: 'CapsLock' });
    Object.defineProperty(event, 'getModifierState', {
      value: (key: string) => key === 'CapsLock' && isOn,
    });
    fireEvent(field, event);
  };
  await waitFor(() => {
    press(true);
    expect(description()).toBe('As on the card Caps lock is on Wrong');
  });
  press(false);
  expect(description()).toBe('As on the card Wrong');
  press(true);
  expect(description()).toBe('As on the card Caps lock is on Wrong');
  fireEvent.blur(field);
  expect(description()).toBe('As on the card Wrong');
});

test('a switch has its state and requests the other', async () => {
  function Example() {
    const [isOn, setOn] = useState(false);
    return <Switch label="One-click" isLabelHidden isOn={isOn} onChange={setOn} />;
  }
  await renderPlugin(<Example />);
  fireEvent.click(screen.getByRole('switch', { name: 'One-click', checked: false }));
  expect(screen.getByRole('switch', { name: 'One-click', checked: true })).toBeTruthy();
});

test('checkbox, radios and select pass values, not events', async () => {
  const onCheck = vi.fn();
  const onChoose = vi.fn();
  const onSelect = vi.fn();
  const options = [
    { value: 'ask', label: 'Ask me' },
    { value: 'higher', label: 'Accept higher' },
  ] as const;
  await renderPlugin(
    <>
      <Checkbox label="I agree" isChecked={false} onChange={onCheck} />
      <RadioGroup
        label="If odds change"
        name="odds"
        value="ask"
        options={options}
        onChange={onChoose}
      />
      <SelectField label="Policy" value="ask" options={options} onChange={onSelect} />
    </>,
  );
  fireEvent.click(screen.getByRole('checkbox', { name: 'I agree' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Accept higher' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Policy' }), {
    target: { value: 'higher' },
  });
  expect([onCheck.mock.lastCall, onChoose.mock.lastCall, onSelect.mock.lastCall]).toEqual([
    [true],
    ['higher'],
    ['higher'],
  ]);
});

test('SHL-782 FM05 the hint of a field is between label and control, its error behind it', async () => {
  await renderPlugin(
    <TextField
      label="Stake"
      name="stake"
      value=""
      onChange={vi.fn()}
      hint="In euro"
      error="Less"
    />,
  );
  const places = [
    screen.getByText('Stake'),
    screen.getByText('In euro'),
    screen.getByRole('textbox'),
    screen.getByText('Less'),
  ];
  for (const [index, place] of places.slice(1).entries())
    expect(places[index]?.compareDocumentPosition(place)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
