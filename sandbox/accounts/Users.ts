import type { UserConfig } from '#wire';
import type { ActivationType } from '../../plugins/recovery/domain/activationType.ts';
import type { Store } from '../store/Store.ts';

export interface User {
  readonly id: number;
  readonly login: string;
  readonly email: string;
  readonly name: string;
  readonly country: string;
  readonly passwordHash: string;
  readonly banLevel: number;
  readonly banVersion: number;
  readonly verificationStatus: number;
  readonly hasDeposit: boolean;
  readonly isBalanceHidden: boolean;
  readonly disallowLine: readonly number[];
  readonly disallowLive: readonly number[];
  readonly activeAccountId: number | undefined;
  readonly lastSignInAtMs: number | undefined;
  readonly phone: string;
  /** False: the address is the platform's own and is told to nobody. */
  readonly hasEmail: boolean;
  readonly isPayAndPlay: boolean;
  readonly needsIdentification: boolean;
  readonly hasDataAfterRegistration: boolean;
  /** The odds of this person are cut, before a match and in it. */
  readonly isCCLine: boolean;
  readonly isCClive: boolean;
  /** In which the person uses the site; letters are written in it. */
  readonly language: string;
  readonly activationType: ActivationType;
}

/** What the control API may change of a person. */
export interface UserChange {
  readonly banLevel?: number;
  readonly banVersion?: number;
  readonly verification?: number;
  readonly hasDeposit?: boolean;
  readonly hideBalance?: boolean;
  readonly disallowLine?: readonly number[];
  readonly disallowLive?: readonly number[];
  readonly phone?: string;
  readonly hasEmail?: boolean;
  readonly payAndPlay?: boolean;
  readonly needIdentification?: boolean;
  readonly dataAfterRegistration?: boolean;
  readonly cutLine?: boolean;
  readonly cutLive?: boolean;
  readonly language?: string;
  readonly activationType?: ActivationType;
}

interface UserRow {
  readonly id: number;
  readonly login: string;
  readonly email: string;
  readonly name: string;
  readonly country: string;
  readonly password_hash: string;
  readonly ban_level: number;
  readonly ban_version: number;
  readonly verification_status: number;
  readonly has_deposit: number;
  readonly hide_balance: number;
  readonly disallow_line: string;
  readonly disallow_live: string;
  readonly active_account_id: number | null;
  readonly last_sign_in_at_ms: number | null;
  readonly phone: string;
  readonly has_email: number;
  readonly is_pay_and_play: number;
  readonly needs_identification: number;
  readonly has_data_after_registration: number;
  readonly is_cc_line: number;
  readonly is_cc_live: number;
  readonly language: string;
  readonly activation_type: ActivationType;
}

export class Users {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  byId(id: number): User | undefined {
    const row = this.#store.one<UserRow>('SELECT * FROM users WHERE id = ?', id);
    return row && fromRow(row);
  }

  /** By login or e-mail, whatever the case. */
  byLogin(login: string): User | undefined {
    const row = this.#store.one<UserRow>('SELECT * FROM users WHERE login = ? OR email = ?', login, login);
    return row && fromRow(row);
  }

  /** Of several people with one number the first whose number is not confirmed. */
  byPhone(phone: string): User | undefined {
    const row = this.#store.one<UserRow>('SELECT * FROM users WHERE phone = ? ORDER BY activation_type >= 2, id', phone);
    return row && fromRow(row);
  }

  all(): User[] {
    return this.#store.all<UserRow>('SELECT * FROM users ORDER BY id').map(fromRow);
  }

  count(): number {
    return this.#store.one<{ count: number }>('SELECT COUNT(*) AS count FROM users')?.count ?? 0;
  }

  add(user: { readonly login: string; readonly email: string; readonly name: string; readonly country: string; readonly passwordHash: string }): number {
    return this.#store.run('INSERT INTO users (login, email, name, country, password_hash) VALUES (?, ?, ?, ?, ?)', user.login, user.email, user.name, user.country, user.passwordHash);
  }

  setActiveAccount(userId: number, accountId: number): void {
    this.#store.run('UPDATE users SET active_account_id = ? WHERE id = ?', accountId, userId);
  }

  noteSignIn(userId: number, atMs: number): void {
    this.#store.run('UPDATE users SET last_sign_in_at_ms = ? WHERE id = ?', atMs, userId);
  }

  setEmail(userId: number, email: string): void {
    this.#store.run('UPDATE users SET email = ?, has_email = 1 WHERE id = ?', email, userId);
  }

  setPassword(userId: number, passwordHash: string): void {
    this.#store.run('UPDATE users SET password_hash = ? WHERE id = ?', passwordHash, userId);
  }

  change(userId: number, change: UserChange): void {
    const columns: [string, number | string | undefined][] = [
      ['ban_level', change.banLevel],
      ['ban_version', change.banVersion],
      ['verification_status', change.verification],
      ['has_deposit', change.hasDeposit === undefined ? undefined : Number(change.hasDeposit)],
      ['hide_balance', change.hideBalance === undefined ? undefined : Number(change.hideBalance)],
      ['disallow_line', change.disallowLine && JSON.stringify(change.disallowLine)],
      ['disallow_live', change.disallowLive && JSON.stringify(change.disallowLive)],
      ['phone', change.phone],
      ['has_email', change.hasEmail === undefined ? undefined : Number(change.hasEmail)],
      ['is_pay_and_play', change.payAndPlay === undefined ? undefined : Number(change.payAndPlay)],
      ['needs_identification', change.needIdentification === undefined ? undefined : Number(change.needIdentification)],
      ['has_data_after_registration', change.dataAfterRegistration === undefined ? undefined : Number(change.dataAfterRegistration)],
      ['is_cc_line', change.cutLine === undefined ? undefined : Number(change.cutLine)],
      ['is_cc_live', change.cutLive === undefined ? undefined : Number(change.cutLive)],
      ['language', change.language],
      ['activation_type', change.activationType],
    ];
    for (const [column, value] of columns) {
      if (value !== undefined) this.#store.run(`UPDATE users SET ${column} = ? WHERE id = ?`, value, userId);
    }
  }
}

function fromRow(row: UserRow): User {
  return {
    id: row.id,
    login: row.login,
    email: row.email,
    name: row.name,
    country: row.country,
    passwordHash: row.password_hash,
    banLevel: row.ban_level,
    banVersion: row.ban_version,
    verificationStatus: row.verification_status,
    hasDeposit: row.has_deposit === 1,
    isBalanceHidden: row.hide_balance === 1,
    disallowLine: JSON.parse(row.disallow_line) as number[],
    disallowLive: JSON.parse(row.disallow_live) as number[],
    activeAccountId: row.active_account_id ?? undefined,
    lastSignInAtMs: row.last_sign_in_at_ms ?? undefined,
    phone: row.phone,
    hasEmail: row.has_email === 1,
    isPayAndPlay: row.is_pay_and_play === 1,
    needsIdentification: row.needs_identification === 1,
    hasDataAfterRegistration: row.has_data_after_registration === 1,
    isCCLine: row.is_cc_line === 1,
    isCClive: row.is_cc_live === 1,
    language: row.language,
    activationType: row.activation_type,
  };
}

export function toUserConfigWire(user: User): UserConfig {
  return {
    user_id: user.id,
    login: user.login,
    user_name: user.name,
    user_email: user.hasEmail ? user.email : '',
    user_country_code: user.country,
    ban_level: user.banLevel,
    ban_version: user.banVersion,
    has_deposit: user.hasDeposit,
    user_hide_balance: user.isBalanceHidden,
    verification_status: user.verificationStatus,
    disallow_line_sport: [...user.disallowLine].sort((a, b) => a - b),
    disallow_live_sport: [...user.disallowLive].sort((a, b) => a - b),
    isCCLine: user.isCCLine,
    isCClive: user.isCClive,
    phone_number: user.phone,
    is_pay_and_play: user.isPayAndPlay,
    is_need_identification: user.needsIdentification,
    isDataAfterRegistration: user.hasDataAfterRegistration,
    activation_type: user.activationType,
  };
}
