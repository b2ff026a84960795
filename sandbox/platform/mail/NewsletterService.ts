import type { User, Users } from '../accounts/Users.ts';
import type { Mailer, MailSecret } from './Mailer.ts';
import type { EmailTokens } from './EmailTokens.ts';
import { masked } from './masked.ts';
import type { MailingSettings } from './MailingSettings.ts';

export interface NewsletterDependencies {
  readonly users: Users;
  readonly mailer: Mailer;
  readonly tokens: EmailTokens;
  readonly mailing: MailingSettings;
}

/** Sends newsletters, with a link that unsubscribes without signing in. */
export class NewsletterService {
  readonly #dependencies: NewsletterDependencies;

  constructor(dependencies: NewsletterDependencies) {
    this.#dependencies = dependencies;
  }

  /** Sends to all subscribers; returns their logins. */
  send(text?: string): string[] {
    const { users, mailing } = this.#dependencies;
    const readers = users
      .all()
      .filter((user) => user.hasEmail && mailing.of(user.id).enable_mail_news);
    for (const user of readers) this.sendTo(user, text);
    return readers.map(({ login }) => login);
  }

  /** Sends to one person; returns the path of the unsubscribe page. */
  sendTo(user: User, text?: string): string {
    const { link, secret } = this.#linkFor(user, user.language);
    const addressee = { recipient: user.email, language: user.language };
    const { mailer } = this.#dependencies;
    if (text === undefined) mailer.send('weeklyNews', addressee, { link }, secret);
    else mailer.send('news', addressee, { text, link }, secret);
    return link;
  }

  sendLink(user: User, language: string): void {
    const { link, secret } = this.#linkFor(user, language);
    this.#dependencies.mailer.send(
      'newsLink',
      { recipient: user.email, language },
      { link },
      secret,
    );
  }

  /**
   * Unsubscribes. Returns undefined for an invalid token. A used one changes nothing and gives no
   * undo token; it is invalid after a new subscription.
   */
  stop(
    token: string,
  ): { readonly email: string; readonly undoToken: string | undefined } | undefined {
    const { users, tokens, mailing } = this.#dependencies;
    const taken = tokens.redeem(token, ['stop-news']);
    const user = taken && users.byId(taken.userId);
    if (taken === undefined || user === undefined) return undefined;
    if (taken.isUsed && mailing.of(user.id).enable_mail_news) return undefined;
    if (taken.isUsed) return { email: masked(taken.contact), undoToken: undefined };
    mailing.change(user.id, { enable_mail_news: false });
    return {
      email: masked(taken.contact),
      undoToken: tokens.create('resume-news', user.id, taken.contact).token,
    };
  }

  /** Subscribes again; false for an invalid token. */
  resume(token: string): boolean {
    const { users, tokens, mailing } = this.#dependencies;
    const taken = tokens.redeem(token, ['resume-news']);
    const user = taken && users.byId(taken.userId);
    if (user === undefined || taken === undefined || taken.isUsed) return false;
    mailing.change(user.id, { enable_mail_news: true });
    return true;
  }

  #linkFor(user: User, language: string): { readonly link: string; readonly secret: MailSecret } {
    const secret = this.#dependencies.tokens.create('stop-news', user.id, user.email);
    return { link: `/${language}/user/stopnewsletter?token=${secret.token}`, secret };
  }
}
