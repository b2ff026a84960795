/** Digit zero of the scripts in which numbers are typed. */
const zeros = ['٠', '۰'].map((zero) => zero.charCodeAt(0));

/** A whole number in Latin, Arabic or Persian digits; undefined for anything else. */
export function readDigits(text: string): number | undefined {
  const latin = latinDigits(text.trim());
  return /^\d{1,9}$/.test(latin) ? Number(latin) : undefined;
}

/** The text with all digits as Latin ones. */
export function latinDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = zeros.find((each) => code >= each && code < each + 10) ?? code;
    return String(code - zero);
  });
}
