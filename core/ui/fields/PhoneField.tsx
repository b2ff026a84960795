import { useState } from 'react';
import { loadPhoneNumbers } from '../../platform/phones/loadPhoneNumbers.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

type FormatPhone = (typed: string) => string;

/**
 * A telephone number with its country code, set as its country writes it while it is typed. The
 * rules of all countries are fetched once the field has the focus; until then, and without them, it
 * has what was typed. What is sent goes through `readPhone` of `loadPhoneNumbers()`.
 */
export function PhoneField({
  value,
  onChange,
  onFocus,
  ...rest
}: Omit<TextFieldProps, 'type' | 'inputMode' | 'dir'>) {
  const [format, setFormat] = useState<FormatPhone>();
  const load = (): void => {
    // Sending the number fetches the rules again and reports when that fails.
    void loadPhoneNumbers().then(
      ({ formatPhone }) => setFormat(() => formatPhone),
      () => undefined,
    );
  };
  // Only what is added at the end is set again: the caret would jump, and a space that was deleted
  // come back.
  const handleChange = (typed: string): void =>
    onChange(format !== undefined && typed.startsWith(value) ? format(typed) : typed);
  return (
    <TextField
      autoComplete="tel"
      {...rest}
      type="tel"
      inputMode="tel"
      dir="ltr"
      value={value}
      onChange={handleChange}
      onFocus={(event) => {
        load();
        onFocus?.(event);
      }}
    />
  );
}
