import { limitKindFromWire, moneyLimitType } from '#domain/limits/LimitKind.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { fillText } from '../texts/fillText.ts';
import { limitWords } from './limitWords.ts';

/**
 * A value of an e-mail about limits, stored unformatted and formatted in the language of its
 * reader.
 */
export type LimitValue =
  | { readonly kind: 'limit'; readonly code: number }
  /** `unit` is a currency or `hours`; no `value` means no limit. */
  | { readonly kind: 'amount'; readonly value?: number; readonly unit: string }
  | { readonly kind: 'instant'; readonly atMs: number }
  | { readonly kind: 'wait'; readonly seconds: number }
  /** Further duration of an exclusion after its term. */
  | { readonly kind: 'after'; readonly seconds: number }
  | { readonly kind: 'help' };

const dayS = 86_400;

export function limitValueText(value: LimitValue, language: string): string {
  const words = limitWords(language);
  switch (value.kind) {
    case 'limit': {
      const kind = limitKindFromWire(value.code);
      const type = kind === undefined ? undefined : moneyLimitType(kind);
      return type === undefined ? words.session : `${words[type.kind]} (${words[type.period]})`;
    }
    case 'amount':
      if (value.value === undefined) return words.none;
      return value.unit === 'hours'
        ? inUnits(value.value, 'hour', language)
        : formatMoney({ minor: value.value, currency: value.unit }, language);
    case 'instant':
      return instant(value.atMs, language);
    case 'wait':
      return wait(value.seconds, language);
    case 'after':
      return ` ${fillText(words.after, () => wait(value.seconds, language))}`;
    case 'help':
      return words.help;
  }
}

/** Formats up to a day in hours, longer times in days. */
function wait(seconds: number, language: string): string {
  return seconds <= dayS
    ? inUnits(seconds / 3600, 'hour', language)
    : inUnits(seconds / dayS, 'day', language);
}

function inUnits(count: number, unit: 'hour' | 'day', language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    numberingSystem: 'latn',
  }).format(count);
}

/** Formats an instant in UTC, because the time zone of the reader is unknown. */
function instant(atMs: number, language: string): string {
  return `${new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  }).format(atMs)} UTC`;
}
