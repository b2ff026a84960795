/** How a setting is chosen. `values` are texts of the wire, in the order in which they stand. */
export type SettingControl =
  | { readonly kind: 'switch' }
  /** Two or three words beside each other. */
  | { readonly kind: 'segments'; readonly values: readonly string[] }
  | { readonly kind: 'list'; readonly values: readonly string[] }
  | { readonly kind: 'odds' }
  | { readonly kind: 'time-zone' }
  /** Money in the currency of the account. */
  | { readonly kind: 'amount' };

const onOff: SettingControl = { kind: 'switch' };

/** What this page knows to draw; a setting of the platform that is not here is left out. */
export const settingControls: Readonly<Record<string, SettingControl>> = {
  appTheme: { kind: 'segments', values: ['0', '1', '2'] },
  appViewType: { kind: 'segments', values: ['0', '1'] },
  isAppCompactView: { kind: 'segments', values: ['1', '0'] },
  appFontSize: { kind: 'segments', values: ['0', '1', '2'] },
  coefViewId: { kind: 'odds' },
  timeZone: { kind: 'time-zone' },
  is12h: { kind: 'segments', values: ['0', '1'] },
  marketsNameType: { kind: 'segments', values: ['0', '1'] },
  isGroupByCountry: onOff,
  isMoveVideoOnScroll: onOff,
  visuallyImpairedMode: onOff,
  changeCoefAction: { kind: 'list', values: ['0', '2', '1'] },
  exactCoef: onOff,
  oneClickAmount: { kind: 'amount' },
  amountStepByCurrencyIso: { kind: 'amount' },
  user_hide_balance: onOff,
  isBetNotices: onOff,
  enable_mail_news: onOff,
  enable_mail_deposit: onOff,
  enable_mail_bets: onOff,
  enable_sms_news: onOff,
};

/** With a line of explanation below the name. */
export const explained: ReadonlySet<string> = new Set([
  'appViewType',
  'visuallyImpairedMode',
  'changeCoefAction',
  'exactCoef',
  'oneClickAmount',
  'amountStepByCurrencyIso',
  'isBetNotices',
  'user_hide_balance',
]);
