/** First digits of the scripts in which people of our languages type numbers. */
const zeros = ['٠', '۰'].map((zero) => zero.charCodeAt(0));

/** A whole number in Latin, Arabic or Persian digits; undefined for anything else. */
export function readDigits(text: string): number | undefined {
  const latin = latinDigits(text.trim());
  return /^\d{1,9}$/.test(latin) ? Number(latin) : undefined;
}

/** The text with its digits in Latin ones. */
export function latinDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = zeros.find((each) => code >= each && code < each + 10) ?? code;
    return String(code - zero);
  });
}
