/**
 * How odds are written. `thousandths`: decimal with three places; `hundredths`: fractional to
 * 1/100; `probability`: the chance that they stand for, in per cent.
 */
export type OddsFormat =
  | 'decimal'
  | 'fractional'
  | 'american'
  | 'hongKong'
  | 'indonesian'
  | 'malay'
  | 'probability'
  | 'thousandths'
  | 'hundredths';

/** The number that the wire, cookies and stored values have for a format (`coefViewId`). */
export type OddsFormatId = 0 | 1 | 2 | 4 | 5 | 6 | 14 | 15 | 16;

const idOf: Readonly<Record<OddsFormat, OddsFormatId>> = {
  decimal: 0,
  fractional: 1,
  american: 2,
  hongKong: 4,
  indonesian: 5,
  malay: 6,
  probability: 14,
  thousandths: 15,
  hundredths: 16,
};

/** The number of a format on the wire. */
export function oddsFormatId(format: OddsFormat): OddsFormatId {
  return idOf[format];
}

/** Whether it is the number of a format of either view; which one holds is judged with the view. */
export function isOddsFormatId(id: unknown): id is OddsFormatId {
  return Object.values(idOf).some((known) => known === id);
}

/** The format of a number of the wire. */
export function oddsFormatOf(id: OddsFormatId): OddsFormat {
  return (Object.keys(idOf) as OddsFormat[]).find((format) => idOf[format] === id) ?? 'decimal';
}

/** How lists are laid out: European rows or Asian ladders. */
export type AppViewType = 'european' | 'asian';

/** The number that the wire, cookies and stored values have for a view (`appViewType`). */
export type AppViewTypeId = 0 | 1;

/** The number of a view on the wire. */
export function appViewTypeId(view: AppViewType): AppViewTypeId {
  return view === 'asian' ? 1 : 0;
}

/** Whether it is the number of a view. */
export function isAppViewTypeId(id: unknown): id is AppViewTypeId {
  return id === 0 || id === 1;
}

/** The view of a number of the wire. */
export function appViewTypeOf(id: AppViewTypeId): AppViewType {
  return id === 1 ? 'asian' : 'european';
}

const formatsOfView: Readonly<Record<AppViewType, readonly OddsFormat[]>> = {
  european: ['decimal', 'fractional', 'american', 'probability', 'thousandths', 'hundredths'],
  asian: ['decimal', 'hongKong', 'indonesian', 'malay'],
};

/** The formats that a view offers, in the order of its menu. */
export function oddsFormatsOf(view: AppViewType): readonly OddsFormat[] {
  return formatsOfView[view];
}

/** The format if the view offers it, else decimal, which every view does. */
export function oddsFormatIn(view: AppViewType, format: OddsFormat): OddsFormat {
  return formatsOfView[view].includes(format) ? format : 'decimal';
}
