import { useState } from 'react';
import { loadPhoneNumbers } from '../../platform/phones/loadPhoneNumbers.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

type FormatPhone = (typed: string) => string;

interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'dir'> {
  /** ISO 3166-1; its calling code is filled into an empty field while that has the focus. */
  readonly country?: string | undefined;
}

/**
 * Telephone number with its calling code, formatted as it is typed. The rules of all countries are
 * loaded once the field has the focus; until then, and without them, the text stays as typed. Parse
 * it by `readPhone` of `loadPhoneNumbers()` before sending.
 */
export function PhoneField({
  value,
  onChange,
  onFocus,
  onBlur,
  country,
  ...rest
}: PhoneFieldProps) {
  const [format, setFormat] = useState<FormatPhone>();
  /** Calling code that this field filled in; if nothing follows, it is removed on blur. */
  const [code, setCode] = useState<string>();
  const load = (input: HTMLInputElement): void => {
    // Sending the number loads the rules again and reports a failure.
    void loadPhoneNumbers().then(
      ({ formatPhone, telCodeOf }) => {
        setFormat(() => formatPhone);
        const begun = country === undefined ? undefined : telCodeOf(country);
        const hasFocus = input.ownerDocument.activeElement === input;
        if (begun === undefined || input.value !== '' || !hasFocus) return;
        setCode(`${begun} `);
        onChange(`${begun} `);
      },
      () => undefined,
    );
  };
  const handleChange = (text: string): void => {
    const typed = withoutCode(text, code);
    // Formats only when text is appended: otherwise the caret would jump, and a deleted space would
    // return.
    const isLonger = typed !== text || typed.startsWith(value);
    onChange(format !== undefined && isLonger ? format(typed) : typed);
  };
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
        load(event.currentTarget);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        if (code !== undefined && value.trim() === code.trim()) onChange('');
        onBlur?.(event);
      }}
    />
  );
}

/** Drops the code that was filled in if the text behind it begins with a code of its own. */
function withoutCode(text: string, code: string | undefined): string {
  if (code === undefined || !text.startsWith(code)) return text;
  const rest = text.slice(code.length).trimStart();
  return /^(?:\+|00)/.test(rest) ? rest : text;
}
