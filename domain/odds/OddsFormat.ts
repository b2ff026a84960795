/**
 * Notation of odds. `thousandths`: decimal with three places; `hundredths`: fractional to 1/100;
 * `probability`: the implied chance, in per cent.
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

/** Number of a format on the wire, in cookies and in stored values (`coefViewId`). */
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

/** The wire number of a format. */
export function oddsFormatId(format: OddsFormat): OddsFormatId {
  return idOf[format];
}

/**
 * Whether it is the number of a format of either view; whether the view offers it is checked later.
 */
export function isOddsFormatId(id: unknown): id is OddsFormatId {
  return Object.values(idOf).some((known) => known === id);
}

/** The format of a wire number. */
export function oddsFormatOf(id: OddsFormatId): OddsFormat {
  return (Object.keys(idOf) as OddsFormat[]).find((format) => idOf[format] === id) ?? 'decimal';
}

/** List layout: European rows or Asian ladders. */
export type AppViewType = 'european' | 'asian';

/** Number of a view on the wire, in cookies and in stored values (`appViewType`). */
export type AppViewTypeId = 0 | 1;

/** The wire number of a view. */
export function appViewTypeId(view: AppViewType): AppViewTypeId {
  return view === 'asian' ? 1 : 0;
}

/** Whether it is the number of a view. */
export function isAppViewTypeId(id: unknown): id is AppViewTypeId {
  return id === 0 || id === 1;
}

/** The view of a wire number. */
export function appViewTypeOf(id: AppViewTypeId): AppViewType {
  return id === 1 ? 'asian' : 'european';
}

const formatsOfView: Readonly<Record<AppViewType, readonly OddsFormat[]>> = {
  european: ['decimal', 'fractional', 'american', 'probability', 'thousandths', 'hundredths'],
  asian: ['decimal', 'hongKong', 'indonesian', 'malay'],
};

/** The formats of a view, in the order of its menu. */
export function oddsFormatsOf(view: AppViewType): readonly OddsFormat[] {
  return formatsOfView[view];
}

/** The format if the view offers it, else decimal, which every view does. */
export function oddsFormatIn(view: AppViewType, format: OddsFormat): OddsFormat {
  return formatsOfView[view].includes(format) ? format : 'decimal';
}
