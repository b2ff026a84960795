import { useState } from 'react';
import { loadPhoneNumbers } from '../../platform/phones/loadPhoneNumbers.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

type FormatPhone = (typed: string) => string;

interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'dir'> {
  /** Its code stands in an empty field while that has the focus; ISO 3166-1. */
  readonly country?: string | undefined;
}

/**
 * A telephone number with its country code, set as its country writes it while it is typed. The
 * rules of all countries are fetched once the field has the focus; until then, and without them, it
 * has what was typed. What is sent goes through `readPhone` of `loadPhoneNumbers()`.
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
  /** The country code that this field filled in; alone it is taken out again on blur. */
  const [code, setCode] = useState<string>();
  const load = (input: HTMLInputElement): void => {
    // Sending the number fetches the rules again and reports when that fails.
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
    // Only what is added at the end is set again: the caret would jump, and a space that was
    // deleted come back.
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

/** Drops the code that was filled in where the text behind it begins with a code of its own. */
function withoutCode(text: string, code: string | undefined): string {
  if (code === undefined || !text.startsWith(code)) return text;
  const rest = text.slice(code.length).trimStart();
  return /^(?:\+|00)/.test(rest) ? rest : text;
}
