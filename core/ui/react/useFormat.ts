import {
  daysFromToday,
  formatInstant,
  type InstantStyle,
} from '../../runtime/texts/formatInstant.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import type { Money } from '#domain/money/Money.ts';
import { namesInLine, partsInLine, scoreInLine } from '#domain/texts/sidesInLine.ts';
import { useServices } from './useServices.ts';

/** Formats values in the language and zone of the person. */
export interface Format {
  readonly money: (money: Money) => string;
  /** Without the currency's symbol. */
  readonly amount: (money: Money) => string;
  readonly number: (value: number) => string;
  /** `2:1`, and `Home – Away`, to be shown in one line: in the order in which the page is read. */
  readonly score: (score: string) => string;
  readonly names: (eventName: string) => string;
  /** Parts of a line, of any script, isolated and in the order of the page. */
  readonly line: (parts: readonly string[]) => string;
  /** All instants are epoch seconds. */
  readonly time: (atS: number) => string;
  readonly date: (atS: number) => string;
  readonly dateTime: (atS: number) => string;
  readonly weekday: (atS: number) => string;
  readonly dayMonth: (atS: number) => string;
  /** 0 today, 1 tomorrow, −1 yesterday, in the person's zone. */
  readonly daysFromToday: (atS: number) => number;
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/**
 * A whole number below a thousand has no separators in any language. Others need a formatter, of
 * which the first costs a phone as long as a dozen rows of the page.
 */
function writeNumber(value: number, language: string): string {
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  let format = numberFormats.get(language);
  if (format === undefined) {
    format = new Intl.NumberFormat(`${language}-u-nu-latn`);
    numberFormats.set(language, format);
  }
  return format.format(value);
}

/** Formatters for language and zone of the person. Call it inside an observer. */
export function useFormat(): Format {
  const { environment, preferences, clock } = useServices();
  const { language, direction } = environment;
  const { timeZoneOffsetMin, is12h } = preferences;
  const instant = (style: InstantStyle) => (atS: number) =>
    formatInstant(atS, style, language, timeZoneOffsetMin, is12h);
  return {
    money: (money) => formatMoney(money, language),
    amount: (money) => formatMoney(money, language, { hasSymbol: false }),
    number: (value) => writeNumber(value, language),
    score: (score) => scoreInLine(score, direction),
    names: (eventName) => namesInLine(eventName, direction),
    line: (parts) => partsInLine(parts, direction),
    time: instant('time'),
    date: instant('date'),
    dateTime: instant('dateTime'),
    weekday: instant('weekday'),
    dayMonth: instant('dayMonth'),
    daysFromToday: (atS) => daysFromToday(atS, clock.nowMs(), timeZoneOffsetMin),
  };
}
