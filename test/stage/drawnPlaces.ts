/** Position in CSS pixels from the top left; absent members are not checked. */
export interface Place {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
}

/** Tolerance between the built page and the drawing. */
export const tolerancePx = 4;

/** Positions of the drawings at 1366 × 900. */
export const desktop = {
  header: { x: 0, y: 0, width: 1366, height: 56 },
  sectionBar: { x: 0, y: 56, width: 1366, height: 36 },
  startColumn: { x: 12, y: 104, width: 232 },
  main: { x: 256, y: 104, width: 782 },
  endColumn: { x: 1050, y: 104, width: 304 },
  wideMain: { x: 256, y: 104, width: 1098 },
  sportRow: { width: 202, height: 34 },
  matchCard: { x: 256, width: 252.7, height: 134 },
  competitionHead: { x: 257, width: 780, height: 34 },
  eventRow: { x: 257, width: 780, height: 46 },
  liveRow: { x: 257, width: 780, height: 43 },
  odds: { height: 30 },
  scoreboard: { x: 256, y: 144, width: 486, height: 200 },
  marketGroup: { x: 256, width: 385 },
  marketHead: { height: 38 },
  couponTabs: { y: 105, height: 43 },
  couponKind: { x: 1059, y: 156, height: 32 },
  couponRow: { x: 1051, width: 302, height: 77 },
  stake: { x: 1063, height: 40 },
  action: { x: 1063, width: 278, height: 40 },
  officeHead: { x: 256, y: 104, width: 1098, height: 40 },
  historyTabs: { x: 257, y: 157, width: 1096, height: 40 },
  historyFilters: { x: 257, y: 197, width: 1096, height: 55 },
  historyTotals: { x: 257, y: 252, width: 1096, height: 68 },
  historyRow: { x: 257, width: 1096, height: 52 },
  dialog: { x: 483, width: 400 },
  dialogField: { x: 507, width: 352, height: 40 },
  dialogAction: { x: 507, width: 352, height: 40 },
} as const satisfies Readonly<Record<string, Place>>;

/** Differences in the drawings of the comfortable brand. */
export const comfortable = {
  eventRow: { x: 257, width: 780, height: 54 },
  odds: { height: 36 },
  scoreboard: { x: 256, y: 144, width: 484, height: 200 },
  matchCard: { x: 256, width: 251.3, height: 140 },
  couponKind: { x: 1059, y: 156, height: 36 },
  stake: { x: 1063, height: 44 },
  action: { x: 1063, width: 278, height: 44 },
} as const satisfies Readonly<Record<string, Place>>;

/** Positions of the drawings at 390 × 844. */
export const telephone = {
  header: { x: 0, y: 0, width: 390, height: 54 },
  sectionTabs: { x: 0, y: 54, width: 390, height: 45 },
  main: { x: 0, y: 99, width: 390 },
  bottomNavigation: { x: 0, y: 773, width: 390, height: 71 },
  couponBar: { x: 10, y: 712, width: 370, height: 52 },
  matchCard: { x: 12, width: 288, height: 160 },
  competitionHead: { x: 13, width: 364, height: 42 },
  eventCard: { x: 13, width: 364, height: 142.6 },
  liveCard: { x: 13, width: 364, height: 104 },
  odds: { height: 44 },
  marketGroup: { x: 12, width: 366 },
  marketHead: { height: 46 },
  sheet: { x: 0, width: 390 },
  sheetRow: { x: 0, width: 390, height: 79 },
  sheetKey: { width: 83.6, height: 46 },
  sheetAction: { x: 14, width: 362, height: 48 },
  signInField: { x: 29, width: 332, height: 48 },
  signInAction: { x: 29, width: 332, height: 48 },
  historyTabs: { x: 13, y: 168, width: 364, height: 44 },
  historyFilters: { x: 13, y: 212, width: 364, height: 117 },
  historyTotals: { x: 13, y: 329, width: 364, height: 196.7 },
  historyRow: { x: 13, width: 364, height: 114 },
} as const satisfies Readonly<Record<string, Place>>;
