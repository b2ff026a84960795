import type { ComponentType } from 'react';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { PhoneField } from '../../ui/fields/PhoneField.tsx';
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Held, type Specimen, type Specimens } from './Specimen.tsx';

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

interface WrittenProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field that holds a text, in some states. */
function written<Props extends WrittenProps>(
  View: ComponentType<Props>,
  label: string,
  states: readonly { readonly state: string; readonly props: Partial<Props> }[],
  start = '',
): readonly Specimen[] {
  return states.map(({ state, props }) => ({
    state,
    node: (
      <Held start={start}>
        {(value, hold) => (
          <View
            {...({
              label: `${label} ${state}`,
              name: `${label}-${state}`,
              value,
              onChange: hold,
              ...props,
            } as Props)}
          />
        )}
      </Held>
    ),
  }));
}

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
  PasswordField: written(PasswordField, 'Password', [...fieldStates, disabled]),
  PhoneField: written(PhoneField, 'Telephone', [...fieldStates, disabled], '+49 30 1234567'),
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
  TextArea: written(TextArea, 'Message', [...fieldStates, required, labelHidden], 'Lines of text'),
  TextField: written(TextField, 'Name', [
    ...fieldStates,
    required,
    disabled,
    labelHidden,
    { state: 'placeholder', props: { placeholder: 'Placeholder' } },
    { state: 'icon', props: { icon: 'search' } },
    { state: 'end', props: { end: <span>EUR</span> } },
    ...(['sm', 'lg'] as const).map((size) => ({ state: size, props: { size } })),
  ]),
};
