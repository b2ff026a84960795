import { observer } from 'mobx-react-lite';
import type { ComponentPropsWithRef } from 'react';
import { PhoneField, TextField, useTranslate } from '#core/ui';
import type { TextFieldName } from './Answers.ts';
import type { RegistrationStore } from './RegistrationStore.ts';

interface TextLineProps extends Pick<
  ComponentPropsWithRef<'input'>,
  'autoComplete' | 'dir' | 'inputMode' | 'ref' | 'type'
> {
  readonly store: RegistrationStore;
  readonly field: TextFieldName;
  readonly isPhone?: boolean;
  readonly hint?: string;
}

/** Field with one line of text, validated when it loses the focus. */
export const TextLine = observer(function TextLine({
  store,
  field,
  isPhone = false,
  hint,
  ...input
}: TextLineProps) {
  const t = useTranslate('registration');
  const problem = store.problems.get(field);
  const isOptional = field === 'region' || field === 'promo' || field === 'phone';
  const props = {
    label: isOptional ? t('optional', { label: t(`field.${field}`) }) : t(`field.${field}`),
    name: field,
    value: store.texts[field],
    onChange: (text: string) => store.typeText(field, text),
    onBlur: () => void store.check(field),
    hint,
    error: problem === undefined ? undefined : t(`problem.${field}.${problem}`),
  };
  return isPhone ? (
    <PhoneField {...props} country={store.country} />
  ) : (
    <TextField {...input} {...props} />
  );
});
