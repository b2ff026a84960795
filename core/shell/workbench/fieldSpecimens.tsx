import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { PhoneField } from '../../ui/fields/PhoneField.tsx';
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Held, type Specimens } from './Specimen.tsx';

/** What every field of a form can be in. */
const fieldStates = [
  { state: 'plain', props: {} },
  { state: 'hint', props: { hint: 'What is asked for' } },
  { state: 'error', props: { error: 'What is wrong with it' } },
] as const;
const disabled = { state: 'isDisabled', props: { isDisabled: true } } as const;
const required = { state: 'isRequired', props: { isRequired: true } } as const;
const labelHidden = { state: 'isLabelHidden', props: { isLabelHidden: true } } as const;

const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
  { value: 'c', label: 'Not now', isDisabled: true },
] as const;

export const fieldSpecimens: Specimens = {
  Checkbox: [...fieldStates, required, disabled].flatMap(({ state, props }) =>
    [false, true].map((isOn) => ({
      state: `${state}${isOn ? ' isChecked' : ''}`,
      node: (
        <Held start={isOn}>
          {(isChecked, hold) => (
            <Checkbox label={state} isChecked={isChecked} onChange={hold} {...props} />
          )}
        </Held>
      ),
    })),
  ),
  PasswordField: [...fieldStates, disabled].map(({ state, props }) => ({
    state,
    node: (
      <Held start="password">
        {(value, hold) => (
          <PasswordField
            label={`Password ${state}`}
            name={`password-${state}`}
            autoComplete="off"
            value={value}
            onChange={hold}
            {...props}
          />
        )}
      </Held>
    ),
  })),
  PhoneField: [...fieldStates, disabled].map(({ state, props }) => ({
    state,
    node: (
      <Held start="+49 30 1234567">
        {(value, hold) => (
          <PhoneField
            label={`Telephone ${state}`}
            name={`phone-${state}`}
            value={value}
            onChange={hold}
            {...props}
          />
        )}
      </Held>
    ),
  })),
  RadioGroup: [false, true].map((isDisabled) => ({
    state: isDisabled ? 'isDisabled' : 'hint',
    node: (
      <Held<'a' | 'b'> start="a">
        {(value, hold) => (
          <RadioGroup
            label={isDisabled ? 'Choice, disabled' : 'Choice'}
            name={`radio-${isDisabled}`}
            value={value}
            options={[
              { value: 'a', label: 'First' },
              { value: 'b', label: 'Second', hint: 'What it means' },
            ]}
            onChange={hold}
            isDisabled={isDisabled}
          />
        )}
      </Held>
    ),
  })),
  SelectField: [
    ...fieldStates,
    disabled,
    labelHidden,
    ...(['sm', 'lg', 'bare'] as const).map((size) => ({ state: size, props: { size } })),
  ].map(({ state, props }) => ({
    state,
    node: (
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
  })),
  Switch: [{ state: 'plain', props: {} }, labelHidden, disabled].flatMap(({ state, props }) =>
    [false, true].map((starts) => ({
      state: `${state}${starts ? ' isOn' : ''}`,
      node: (
        <Held start={starts}>
          {(isOn, hold) => (
            <Switch label={`Switch ${state}`} isOn={isOn} onChange={hold} {...props} />
          )}
        </Held>
      ),
    })),
  ),
  TextArea: [...fieldStates, required, labelHidden].map(({ state, props }) => ({
    state,
    node: (
      <Held start="Several lines of text">
        {(value, hold) => (
          <TextArea
            label={`Message ${state}`}
            name={`area-${state}`}
            value={value}
            onChange={hold}
            {...props}
          />
        )}
      </Held>
    ),
  })),
  TextField: [
    ...fieldStates,
    required,
    disabled,
    labelHidden,
    { state: 'icon', props: { icon: 'search' } } as const,
    { state: 'end', props: { end: <span>EUR</span> } } as const,
    ...(['sm', 'lg'] as const).map((size) => ({ state: size, props: { size } })),
  ].map(({ state, props }) => ({
    state,
    node: (
      <Held start="">
        {(value, hold) => (
          <TextField
            label={`Name ${state}`}
            name={`text-${state}`}
            placeholder="Placeholder"
            value={value}
            onChange={hold}
            {...props}
          />
        )}
      </Held>
    ),
  })),
};
