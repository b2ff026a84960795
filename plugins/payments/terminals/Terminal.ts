/** Opening hours of a day; `24:00` is the end of it. */
export interface TerminalHours {
  /** 1 is Monday. */
  readonly day: number;
  readonly opens: string;
  readonly closes: string;
}

/** What can be done at a terminal: pay a slip, take winnings out in cash, print a cheque. */
export type TerminalService = 'pay_in' | 'cash_out' | 'cheque';

/** A shop or terminal where cash is taken. */
export interface Terminal {
  readonly id: number;
  readonly country: string;
  readonly region: string;
  readonly town: string;
  readonly name: string;
  readonly address: string;
  readonly hours: readonly TerminalHours[];
  readonly services: readonly TerminalService[];
}

/** A page of those that were asked for, and where there are any at all. */
export interface TerminalList {
  readonly terminals: readonly Terminal[];
  readonly total: number;
  readonly countries: readonly { readonly country: string; readonly regions: readonly string[] }[];
}

/** Which terminals are wanted; empty words ask for all. */
export interface TerminalFilter {
  readonly country: string;
  readonly region: string;
  readonly search: string;
  readonly page: number;
}

/** Terminals on a page of the list. */
export const terminalPageSize = 100;

/** Days in a row with the same hours. */
export interface HoursSpan {
  readonly from: number;
  readonly to: number;
  readonly opens: string;
  readonly closes: string;
}

/** Hours as they are said: days in a row that have the same ones together. */
export function spansOf(hours: readonly TerminalHours[]): readonly HoursSpan[] {
  return hours
    .toSorted((one, other) => one.day - other.day)
    .reduce<readonly HoursSpan[]>((spans, { day, opens, closes }) => {
      const last = spans.at(-1);
      return last !== undefined &&
        last.to === day - 1 &&
        last.opens === opens &&
        last.closes === closes
        ? [...spans.slice(0, -1), { ...last, to: day }]
        : [...spans, { from: day, to: day, opens, closes }];
    }, []);
}
