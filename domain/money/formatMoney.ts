import { currencyExponent } from './currencyExponent.ts';
import type { Money } from './Money.ts';

export interface MoneyFormatOptions {
  /** Whether to show the currency; true by default. */
  readonly hasSymbol?: boolean;
}

/**
 * Direction marks: Intl writes the first, and the others isolate the text between them (Unicode).
 */
const rightToLeft = '\u200F';
const isolate = '\u2068';
const isolateRightToLeft = '\u2067';
const end = '\u2069';

const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(language: string, currency: string, hasSymbol: boolean): Intl.NumberFormat {
  const key = `${language} ${currency} ${hasSymbol}`;
  let formatter = formatters.get(key);
  if (formatter === undefined) {
    const digits = currencyExponent(currency);
    formatter = new Intl.NumberFormat(language, {
      ...(hasSymbol ? { style: 'currency', currency } : {}),
      // One digit set per page: odds and scores are always written in Latin digits.
      numberingSystem: 'latn',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formatters.set(key, formatter);
  }
  return formatter;
}

/** Exact decimal text of minor units: 5 of EUR is `0.05`. */
function toDecimalText(money: Money): `${number}` {
  const exponent = currencyExponent(money.currency);
  const digits = String(Math.abs(money.minor)).padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  const text = exponent === 0 ? whole : `${whole}.${digits.slice(-exponent)}`;
  return (money.minor < 0 ? `-${text}` : text) as `${number}`;
}

/**
 * Formats an amount in a language, to the last minor unit: the decimal text goes to Intl as a
 * string, so that it never becomes a floating-point number. The minus is U+2212; a symbol before
 * the number is joined by a no-break space. In right-to-left text, `US$` and the whole amount are
 * isolated, because they would be reversed beside a Latin name.
 */
export function formatMoney(
  money: Money,
  language: string,
  options: MoneyFormatOptions = {},
): string {
  const text = formatterOf(language, money.currency, options.hasSymbol ?? true).formatToParts(
    toDecimalText(money),
  );
  const isRightToLeft = text.some((part) => part.value.includes(rightToLeft));
  const written = text
    .map((part, index) =>
      part.type === 'minusSign'
        ? '\u2212'
        : part.type !== 'currency'
          ? part.value
          : text[index + 1]?.type === 'integer'
            ? `${part.value}\u00A0`
            : isRightToLeft
              ? `${isolate}${part.value}${end}`
              : part.value,
    )
    .join('');
  return isRightToLeft && options.hasSymbol !== false
    ? `${isolateRightToLeft}${written}${end}`
    : written;
}
