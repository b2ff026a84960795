import type { ComponentType, ReactNode } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { CodeField } from '../../ui/fields/CodeField.tsx';
import { FileField } from '../../ui/fields/FileField.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { PhoneField } from '../../ui/fields/PhoneField.tsx';
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Held, ignore, type Specimens, type States } from './Specimen.tsx';

/** States that every field of a form has. */
const common = {
  plain: {},
  hint: { hint: 'What is asked for' },
  error: { error: 'What is wrong with it' },
};
const isDisabled = { isDisabled: true };
const isRequired = { isRequired: true };
const isLabelHidden = { isLabelHidden: true };

const options = [
  { value: 'a', label: 'First', hint: undefined },
  { value: 'b', label: 'Second', hint: 'What it means' },
  { value: 'c', label: 'Not now', isDisabled: true },
] as const;

/** One state for each set of props, named after them. */
function states<Props>(
  sets: Readonly<Record<string, Props>>,
  draw: (state: string, props: Props) => ReactNode,
): States {
  return Object.fromEntries(
    Object.entries(sets).map(([state, props]) => [state, draw(state, props)]),
  );
}

/** Each of these props on and off. */
function onAndOff<Props>(
  sets: Readonly<Record<string, Props>>,
  isOnName: string,
  draw: (state: string, props: Props, isOn: boolean, hold: (isOn: boolean) => void) => ReactNode,
): States {
  const held = (start: boolean): States =>
    states(sets, (state, props) => (
      <Held start={start}>{(isOn, hold) => draw(state, props, isOn, hold)}</Held>
    ));
  const on = Object.entries(held(true)).map(([state, node]) => [`${state} ${isOnName}`, node]);
  return { ...held(false), ...Object.fromEntries(on) };
}

interface WrittenProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Field that holds a text. */
function written<Props extends WrittenProps>(
  View: ComponentType<Props>,
  label: string,
  sets: Readonly<Record<string, Partial<Props>>>,
  start = '',
): States {
  return states(sets, (state, props) => (
    <Held start={start}>
      {(value, onChange) => {
        const name = `${label} ${state}`;
        return <View {...({ label: name, name, value, onChange, ...props } as Props)} />;
      }}
    </Held>
  ));
}

const file = { name: 'statement.pdf', hints: [], send: async () => undefined };
const sending = { ...file, state: { kind: 'sending', share: 0.4 } } as const;
const stopped = { ...file, state: { kind: 'stopped', share: 0.6 } } as const;
const done = { ...file, state: { kind: 'done' }, hints: ['dark'] } as const;
const refused = { ...file, state: { kind: 'refused', problem: 'encrypted' } } as const;

export const fieldSpecimens: Specimens = {
  Checkbox: onAndOff(
    { ...common, isRequired, isDisabled },
    'isChecked',
    (state, props, isChecked, hold) => (
      <Checkbox label={state} isChecked={isChecked} onChange={hold} {...props} />
    ),
  ),
  CodeField: states({ ...common, isDisabled }, (state, props) => (
    <Held start="419">
      {(value, hold) => (
        <CodeField
          label={`Code ${state}`}
          name={`code-${state}`}
          length={6}
          value={value}
          onChange={hold}
          {...props}
        />
      )}
    </Held>
  )),
  FileField: states(
    {
      plain: {},
      hasTooMany: { hasTooMany: true },
      files: { files: [sending, stopped, done, refused] },
    },
    (_state, props) => (
      <FileField
        uploads={{ files: [], hasTooMany: false, add: () => {}, remove: () => {}, ...props }}
      />
    ),
  ),
  Form: {
    'sent, with two wrong fields': (
      <Form onSubmit={async () => undefined}>
        {['First', 'Second'].map((label) => (
          <TextField
            key={label}
            label={`${label} of a form`}
            name={label}
            value=""
            onChange={ignore}
            error={common.error.error}
          />
        ))}
        <Button type="submit">Send</Button>
      </Form>
    ),
  },
  PasswordField: written(PasswordField, 'Password', { ...common, isDisabled }),
  PhoneField: written(PhoneField, 'Telephone', { ...common, isDisabled }, '+49 30 1234567'),
  RadioGroup: states({ hint: {}, isDisabled }, (state, props) => (
    <Held<'a' | 'b' | 'c'> start="a">
      {(value, hold) => (
        <RadioGroup
          label={`Choice ${state}`}
          name={`radio-${state}`}
          value={value}
          options={options.slice(0, 2)}
          onChange={hold}
          {...props}
        />
      )}
    </Held>
  )),
  SelectField: states(
    {
      ...common,
      isDisabled,
      isLabelHidden,
      sm: { size: 'sm' },
      lg: { size: 'lg' },
      bare: { size: 'bare' },
    } as const,
    (state, props) => (
      <Held<'a' | 'b' | 'c'> start="a">
        {(value, hold) => (
          <SelectField
            label={`Choice ${state}`}
            value={value}
            options={options}
            onChange={hold}
            {...props}
          />
        )}
      </Held>
    ),
  ),
  Switch: onAndOff({ plain: {}, isLabelHidden, isDisabled }, 'isOn', (state, props, isOn, hold) => (
    <Switch label={`Switch ${state}`} isOn={isOn} onChange={hold} {...props} />
  )),
  TextArea: written(TextArea, 'Message', { ...common, isRequired, isLabelHidden }, 'Lines of text'),
  TextField: written(TextField, 'Name', {
    ...common,
    isRequired,
    isDisabled,
    isLabelHidden,
    placeholder: { placeholder: 'Placeholder' },
    icon: { icon: 'search' },
    end: { end: <span>EUR</span> },
    sm: { size: 'sm' },
    lg: { size: 'lg' },
  }),
};
