import { AsYouType, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A number that is being typed, grouped as in its country: `+3569999` is `+356 9999`. */
export function formatPhone(typed: string): string {
  const text = withPlus(typed);
  return /^\+[\d\s().-]*$/.test(text) ? new AsYouType().input(text) : typed;
}

/** `00356 9999-0001` as `+35699990001` (E.164); undefined where its country has no such numbers. */
export function readPhone(text: string): string | undefined {
  const number = parsePhoneNumberFromString(withPlus(text), { extract: false });
  return number?.isValid() === true ? number.number : undefined;
}

/** Many dial 00 for the plus. */
function withPlus(text: string): string {
  return text.trim().replace(/^00/, '+');
}
