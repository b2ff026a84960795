/** Control of a setting. `values` are texts of the wire in display order. */
export type SettingControl =
  | { readonly kind: 'switch' }
  /** Segmented control of two or three values. */
  | { readonly kind: 'segments'; readonly values: readonly string[] }
  | { readonly kind: 'list'; readonly values: readonly string[] }
  | { readonly kind: 'odds' }
  | { readonly kind: 'time-zone' }
  /** Amount in the currency of the account. */
  | { readonly kind: 'amount' };

const onOff: SettingControl = { kind: 'switch' };

/** Supported settings; others of the platform are skipped. */
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

/** Settings with a description below the name. */
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
