/**
 * How prices are written (coefViewId): 0 decimal, 1 fractional, 2 American, 4 Hong Kong, 5 Indonesian, 6 Malay,
 * 14 probability in %, 15 decimal with 3 places, 16 fractional to 1/100.
 */
export type OddsFormat = 0 | 1 | 2 | 4 | 5 | 6 | 14 | 15 | 16;

/** How lists are laid out (appViewType): 0 European, 1 Asian. */
export type AppViewType = 0 | 1;

const formatsOfView: readonly (readonly OddsFormat[])[] = [
  [0, 1, 2, 14, 15, 16],
  [0, 4, 5, 6],
];

/** The formats that a view offers, in the order of its menu. */
export function oddsFormatsOf(view: AppViewType): readonly OddsFormat[] {
  return formatsOfView[view] ?? [];
}

/** Of either view; which one holds is judged with the view. */
export function isOddsFormat(value: unknown): value is OddsFormat {
  return formatsOfView.some((formats) => formats.some((each) => each === value));
}

/** The format if the view offers it, else decimal, which every view does. */
export function oddsFormatIn(view: AppViewType, format: unknown): OddsFormat {
  return oddsFormatsOf(view).find((each) => each === format) ?? 0;
}
