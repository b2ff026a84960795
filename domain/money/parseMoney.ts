import { currencyExponent } from './currencyExponent.ts';
import { createMoney, type Money } from './Money.ts';

/** A parsed entry: an amount, nothing, or the fault. `allowed`: the currency's decimals. */
export type ParsedMoney =
  | { readonly kind: 'money'; readonly money: Money }
  | { readonly kind: 'empty' }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'too-many-decimals'; readonly allowed: number }
  | { readonly kind: 'too-large' };

interface NumberStyle {
  readonly decimal: string;
  readonly group: string;
  /** Size of the groups before the last: 2 in India, else 3. */
  readonly secondary: number;
}

const styles = new Map<string, NumberStyle>();

function styleOf(language: string): NumberStyle {
  let style = styles.get(language);
  if (style === undefined) {
    const parts = new Intl.NumberFormat(language, {
      minimumFractionDigits: 1,
      useGrouping: true,
      numberingSystem: 'latn',
    }).formatToParts(123456789);
    const integers = parts.filter((part) => part.type === 'integer');
    style = {
      decimal: parts.find((part) => part.type === 'decimal')?.value ?? '.',
      group: parts.find((part) => part.type === 'group')?.value ?? '',
      secondary: integers.at(-2)?.value.length ?? 3,
    };
    styles.set(language, style);
  }
  return style;
}

/** Digit zero of the scripts on keyboards of the supported languages. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0xff10];

function toLatinDigits(text: string): string {
  return text.replace(
    /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\uff10-\uff19]/g,
    (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (zeros.findLast((zero) => zero <= code) ?? code));
    },
  );
}

function currencyMarks(currency: string, language: string): readonly string[] {
  return (['symbol', 'narrowSymbol', 'code'] as const).map(
    (currencyDisplay) =>
      new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay })
        .formatToParts(0)
        .find((part) => part.type === 'currency')?.value ?? currency,
  );
}

function withoutCurrency(text: string, currency: string, language: string): string {
  if (!/[^\d\s.,'’٫٬\u2212-]/u.test(text)) return text;
  const mark = currencyMarks(currency, language)
    .map(unmarked)
    .sort((first, second) => second.length - first.length)
    .find((each) => each !== '' && text.includes(each));
  return mark === undefined ? text : text.replace(mark, '');
}

/**
 * Removes direction marks, which come with pasted amounts. Overrides are refused, because they
 * reorder figures.
 */
function unmarked(text: string): string {
  return text.replace(/[\u061c\u200e\u200f\u202a-\u202c\u2066-\u2069]/g, '');
}

/** Whether the digits between separators are groups of thousands. */
function isGrouped(groups: readonly string[], secondary: number): boolean {
  return groups.every((group, index) => {
    if (index === 0) return group.length >= 1 && group.length <= secondary;
    return group.length === (index === groups.length - 1 ? 3 : secondary);
  });
}

/** Whole and decimal digits; undefined if the separators are inconsistent. */
function split(
  text: string,
  style: NumberStyle,
): { readonly whole: string; readonly decimals: string } | undefined {
  const spaced = text.replace(/[\u00a0\u202f\u2009 ]/g, ' ').replace(/’/g, "'");
  const separators = [...new Set(spaced.replace(/\d/g, ''))];
  if (separators.length === 0) return { whole: spaced, decimals: '' };
  const decimal = ['.', ',', '٫'].includes(style.decimal) ? style.decimal : '.';
  const [only] = separators;
  const lastAt = Math.max(...separators.map((separator) => spaced.lastIndexOf(separator)));
  const last = spaced[lastAt] ?? '';
  const count = spaced.split(last).length - 1;
  const isGroupMark = (mark: string): boolean =>
    [' ', "'", '٬'].includes(mark) || (mark !== decimal && (mark === '.' || mark === ','));
  const grouped = (whole: string, mark: string): string | undefined => {
    const groups = whole.split(mark);
    return isGrouped(groups, style.secondary) || isGrouped(groups, 3) ? groups.join('') : undefined;
  };
  if (separators.length === 1 && only !== undefined) {
    const parts = spaced.split(only);
    if (only === decimal || only === '٫')
      return count === 1 ? { whole: parts[0] ?? '', decimals: parts[1] ?? '' } : undefined;
    const whole = isGroupMark(only) ? grouped(spaced, only) : undefined;
    if (whole !== undefined) return { whole, decimals: '' };
    // `12,50` typed on an English page: one or two digits are no group of thousands, so it can only
    // be the decimal mark.
    const tail = parts[1] ?? '';
    return count === 1 && (only === '.' || only === ',') && tail.length > 0 && tail.length < 3
      ? { whole: parts[0] ?? '', decimals: tail }
      : undefined;
  }
  const decimals = spaced.slice(lastAt + 1);
  // `1.234,5` typed on an English page: after groups, one or two digits can only be decimals.
  const isForeign =
    ['.', ','].includes(last) && last !== decimal && decimals.length > 0 && decimals.length < 3;
  if (separators.length !== 2 || count !== 1 || !(isForeign || [decimal, '٫'].includes(last)))
    return undefined;
  const mark = separators.find((separator) => separator !== last) ?? '';
  const whole =
    isGroupMark(mark) || (isForeign && mark === decimal)
      ? grouped(spaced.slice(0, lastAt), mark)
      : undefined;
  return whole === undefined ? undefined : { whole, decimals };
}

/**
 * Parses a typed amount. Accepts the language's own separators and digits, spaces between thousands
 * and the currency's symbol; rejects exponents, words, `-0` and more decimals than the currency
 * has.
 */
export function parseMoney(text: string, currency: string, language: string): ParsedMoney {
  if (text.length > 64) return { kind: 'malformed' };
  const bare = withoutCurrency(toLatinDigits(unmarked(text)), currency, language).trim();
  if (bare === '') return text.trim() === '' ? { kind: 'empty' } : { kind: 'malformed' };
  const sign = /^[-\u2212]\s?|\s?[-\u2212]$/u.exec(bare);
  const unsigned = sign === null ? bare : bare.replace(sign[0], '').trim();
  if (!/^[\d.,'’٫٬\s]+$/u.test(unsigned) || !/\d/.test(unsigned)) return { kind: 'malformed' };
  const parts = split(unsigned, styleOf(language));
  if (parts === undefined || !/^\d*$/.test(parts.whole) || !/^\d*$/.test(parts.decimals))
    return { kind: 'malformed' };
  const exponent = currencyExponent(currency);
  if (parts.decimals.length > exponent) return { kind: 'too-many-decimals', allowed: exponent };
  const minor = BigInt(`${parts.whole}${parts.decimals.padEnd(exponent, '0')}` || '0');
  if (minor > BigInt(Number.MAX_SAFE_INTEGER)) return { kind: 'too-large' };
  if (sign !== null && minor === 0n) return { kind: 'malformed' };
  return {
    kind: 'money',
    money: createMoney(sign === null ? Number(minor) : -Number(minor), currency),
  };
}
