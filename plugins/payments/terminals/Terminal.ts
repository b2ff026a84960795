/** Opening hours of a day; `24:00` is its end. */
export interface TerminalHours {
  /** 1 is Monday. */
  readonly day: number;
  readonly opens: string;
  readonly closes: string;
}

/** Services of a terminal: pay a slip, withdraw winnings in cash, print a cheque. */
export type TerminalService = 'pay_in' | 'cash_out' | 'cheque';

/** A shop or terminal that accepts cash. */
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

/** A page of matching terminals, and the places that have any. */
export interface TerminalList {
  readonly terminals: readonly Terminal[];
  readonly total: number;
  readonly countries: readonly { readonly country: string; readonly regions: readonly string[] }[];
}

/** Filter of terminals; an empty text matches all. */
export interface TerminalFilter {
  readonly country: string;
  readonly region: string;
  readonly search: string;
  readonly page: number;
}

/** Terminals on a page of the list. */
export const terminalPageSize = 100;

/** Consecutive days with the same hours. */
export interface HoursSpan {
  readonly from: number;
  readonly to: number;
  readonly opens: string;
  readonly closes: string;
}

/** Groups consecutive days with the same hours. */
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
