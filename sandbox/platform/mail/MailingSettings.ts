import type { Store } from '../store/Store.ts';

/** Messages that a person wants. */
export interface Mailing {
  readonly enable_mail_news: boolean;
  readonly enable_mail_deposit: boolean;
  readonly enable_mail_bets: boolean;
  readonly enable_sms_news: boolean;
}

const names = [
  'enable_mail_news',
  'enable_mail_deposit',
  'enable_mail_bets',
  'enable_sms_news',
] as const;

/** Mailing settings by person; all are on by default. */
export class MailingSettings {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  of(userId: number): Mailing {
    const row = this.#store.one<Record<(typeof names)[number], number>>(
      'SELECT * FROM mailing_settings WHERE user_id = ?',
      userId,
    );
    const isWanted = (name: (typeof names)[number]): boolean =>
      row === undefined || row[name] === 1;
    return {
      enable_mail_news: isWanted('enable_mail_news'),
      enable_mail_deposit: isWanted('enable_mail_deposit'),
      enable_mail_bets: isWanted('enable_mail_bets'),
      enable_sms_news: isWanted('enable_sms_news'),
    };
  }

  change(userId: number, change: Partial<Mailing>): void {
    this.#store.transaction(() => {
      this.#store.run(
        'INSERT INTO mailing_settings (user_id) VALUES (?) ON CONFLICT (user_id) DO NOTHING',
        userId,
      );
      for (const name of names) {
        if (change[name] !== undefined)
          this.#store.run(
            `UPDATE mailing_settings SET ${name} = ? WHERE user_id = ?`,
            Number(change[name]),
            userId,
          );
      }
    });
  }
}
