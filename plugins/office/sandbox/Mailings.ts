import type { SandboxPlatform } from '#sandbox';
import type { MailingChange, MailingMatrix, MailingSettings } from '#wire';

/** Offers by product and channel, above the platform's flags. */
export class Mailings {
  readonly #platform: SandboxPlatform;

  constructor(platform: SandboxPlatform) {
    this.#platform = platform;
  }

  of(userId: number): MailingSettings {
    const { store, mailing } = this.#platform;
    const flags = mailing.of(userId);
    const row = store.one<{ products: string }>(
      'SELECT products FROM mailing_products WHERE user_id = ?',
      userId,
    );
    const chosen = row === undefined ? undefined : (JSON.parse(row.products) as MailingMatrix);
    // Unsubscribing in an e-mail turns off the flag and the channel.
    const channels = (product: keyof MailingMatrix) => ({
      email: flags.enable_mail_news && (chosen?.[product].email ?? true),
      sms: flags.enable_sms_news && (chosen?.[product].sms ?? true),
    });
    return {
      ...flags,
      products: {
        sport: channels('sport'),
        casino: channels('casino'),
        poker: channels('poker'),
      },
    };
  }

  save(
    userId: number,
    { products, enable_mail_bets, enable_mail_deposit }: MailingChange,
  ): MailingSettings {
    const { store, mailing } = this.#platform;
    store.transaction(() => {
      store.run(
        'INSERT OR REPLACE INTO mailing_products (user_id, products) VALUES (?, ?)',
        userId,
        JSON.stringify(products),
      );
      const all = Object.values(products);
      mailing.change(userId, {
        enable_mail_bets,
        enable_mail_deposit,
        enable_mail_news: all.some(({ email }) => email),
        enable_sms_news: all.some(({ sms }) => sms),
      });
    });
    return this.of(userId);
  }
}
