import { ApiError, type SandboxPlatform } from '#sandbox';
import type { DisallowedSports, OfficeSetting, OfficeSettingsAnswer, PreferenceItem } from '#wire';
import type { Mailings } from './Mailings.ts';

type PreferenceName = PreferenceItem['name'];

const flag = /^[01]$/;
const three = /^[012]$/;
const amounts = /^(?:[A-Z]{3}:\d{1,12}(?:,[A-Z]{3}:\d{1,12})*)?$/;

/** Allowed values; empty: not chosen yet. */
const common = {
  appTheme: three,
  appViewType: flag,
  isAppCompactView: flag,
  appFontSize: three,
  coefViewId: /^\d{1,2}$/,
  timeZone: /^-?\d{1,2}(?:\.(?:25|5|75))?$/,
  is12h: flag,
  marketsNameType: flag,
  isGroupByCountry: flag,
  isMoveVideoOnScroll: flag,
  visuallyImpairedMode: flag,
} as const satisfies Partial<Record<PreferenceName, RegExp>>;

const other = {
  changeCoefAction: three,
  exactCoef: flag,
  oneClickAmount: amounts,
  amountStepByCurrencyIso: amounts,
} as const satisfies Partial<Record<PreferenceName, RegExp>>;

const notices = { isBetNotices: flag } as const satisfies Partial<Record<PreferenceName, RegExp>>;

const preferencePatterns = new Map<string, RegExp>(
  Object.entries({ ...common, ...other, ...notices }),
);

const mailingIds = [
  'enable_mail_news',
  'enable_mail_deposit',
  'enable_mail_bets',
  'enable_sms_news',
] as const;
type MailingId = (typeof mailingIds)[number];
const hideBalanceId = 'user_hide_balance';

interface SettingsDependencies {
  readonly platform: SandboxPlatform;
  readonly mailings: Mailings;
  readonly availableCurrencies: (userId: number) => readonly string[];
}

/**
 * Settings of the personal area: preferences of the account, e-mails, and display of the balance.
 */
export class Settings {
  readonly #dependencies: SettingsDependencies;

  constructor(dependencies: SettingsDependencies) {
    this.#dependencies = dependencies;
  }

  of(userId: number, language: string): OfficeSettingsAnswer {
    const { platform, mailings, availableCurrencies } = this.#dependencies;
    const user = platform.users.byId(userId);
    const stored = new Map<string, string>(
      platform.preferences.of(userId).map(({ name, value }) => [name, value]),
    );
    const valuesOf = (names: object): OfficeSetting[] =>
      Object.keys(names).map((id) => ({ id, value: stored.get(id) ?? '' }));
    const letters = mailings.of(userId);
    const { sports } = platform.line.tree(language);
    const ids = sports.map(({ id }) => id);
    return {
      commonSettings: valuesOf(common),
      otherSettings: [
        ...valuesOf(other),
        { id: hideBalanceId, value: flagOf(user?.isBalanceHidden === true) },
      ],
      notificationSettings: [
        ...valuesOf(notices),
        ...mailingIds.map((id) => ({ id, value: flagOf(letters[id]) })),
      ],
      availableCurrencies: [...availableCurrencies(userId)],
      sports: sports.map(({ id, name, icon }) => ({ id, name, icon })),
      lineSports: ids,
      liveSports: ids,
      lineDisallowSports: sorted(user?.disallowLine ?? []),
      liveDisallowSports: sorted(user?.disallowLive ?? []),
      showFavoriteTeams: true,
      showPromoCodeCheck: false,
      showWallets: true,
    };
  }

  /**
   * Saves one setting at once.
   *
   * @returns whether it was kept as a choice; false: an action was carried out
   * @throws ApiError 400 for a setting or a value that does not exist
   */
  save(userId: number, id: string, value: string): boolean {
    const { platform } = this.#dependencies;
    const pattern = preferencePatterns.get(id);
    if (pattern !== undefined) {
      requireValue(pattern, value);
      platform.preferences.save(userId, [
        { name: id as PreferenceName, value, changed_at_ms: platform.nowMs() },
      ]);
      return true;
    }
    if (id === hideBalanceId) {
      requireValue(flag, value);
      platform.users.change(userId, { hideBalance: value === '1' });
      platform.notifyUser(userId);
      return true;
    }
    if (!isMailingId(id))
      throw new ApiError(400, 'setting_unknown', `There is no setting ${id}`, { field: 'id' });
    requireValue(flag, value);
    this.#setLetters(userId, id, value === '1');
    return false;
  }

  /** Stores the hidden sports, sorted and without duplicates. */
  hideSports(userId: number, { line, live }: DisallowedSports): DisallowedSports {
    const { platform } = this.#dependencies;
    const hidden = { line: sorted(line), live: sorted(live) };
    platform.preferences.hideSports(userId, 'disallowLineSport', hidden.line);
    platform.preferences.hideSports(userId, 'disallowLiveSport', hidden.live);
    platform.notifyUser(userId);
    return hidden;
  }

  /** The switch for news applies to each product. */
  #setLetters(userId: number, id: MailingId, isOn: boolean): void {
    const { mailings } = this.#dependencies;
    const now = mailings.of(userId);
    const channel = id === 'enable_mail_news' ? 'email' : id === 'enable_sms_news' ? 'sms' : '';
    const { sport, casino, poker } = now.products;
    mailings.save(userId, {
      enable_mail_bets: id === 'enable_mail_bets' ? isOn : now.enable_mail_bets,
      enable_mail_deposit: id === 'enable_mail_deposit' ? isOn : now.enable_mail_deposit,
      products:
        channel === ''
          ? now.products
          : {
              sport: { ...sport, [channel]: isOn },
              casino: { ...casino, [channel]: isOn },
              poker: { ...poker, [channel]: isOn },
            },
    });
  }
}

function requireValue(pattern: RegExp, value: string): void {
  if (!pattern.test(value))
    throw new ApiError(400, 'invalid_body', `/value must match ${pattern.source}`, {
      field: 'value',
    });
}

function isMailingId(id: string): id is MailingId {
  return mailingIds.some((known) => known === id);
}

function flagOf(isOn: boolean): string {
  return isOn ? '1' : '0';
}

function sorted(ids: readonly number[]): number[] {
  return [...new Set(ids)].toSorted((first, second) => first - second);
}
