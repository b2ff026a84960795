import type { User, Users } from '../accounts/Users.ts';
import type { Letters } from './Letters.ts';
import type { LetterTokens } from './LetterTokens.ts';
import type { MailingSettings } from './MailingSettings.ts';

export interface NewsDeskOptions {
  readonly users: Users;
  readonly letters: Letters;
  readonly tokens: LetterTokens;
  readonly mailing: MailingSettings;
}

/** News by e-mail, and the link in each letter by which they end without signing in. */
export class NewsDesk {
  readonly #options: NewsDeskOptions;

  constructor(options: NewsDeskOptions) {
    this.#options = options;
  }

  /** To everybody who wants news; gives their logins. */
  send(text?: string): string[] {
    const { users, mailing } = this.#options;
    const readers = users.all().filter((user) => user.hasEmail && mailing.of(user.id).enable_mail_news);
    for (const user of readers) this.sendTo(user, text);
    return readers.map(({ login }) => login);
  }

  /** Gives the path of the page on which the person may end the news. */
  sendTo(user: User, text?: string): string {
    const link = this.#linkFor(user, user.language);
    const addressee = { recipient: user.email, language: user.language };
    if (text === undefined) this.#options.letters.send('weeklyNews', addressee, { link });
    else this.#options.letters.send('news', addressee, { text, link });
    return link;
  }

  sendLink(user: User, language: string): void {
    this.#options.letters.send('newsLink', { recipient: user.email, language }, { link: this.#linkFor(user, language) });
  }

  /** Undefined for a token that is no good. A used one changes nothing and brings no way back; it is no good when news were wanted again since. */
  stop(token: string): { readonly email: string; readonly undoToken: string | undefined } | undefined {
    const { users, tokens, mailing } = this.#options;
    const taken = tokens.take(token, ['stop-news']);
    const user = taken && users.byId(taken.userId);
    if (taken === undefined || user === undefined) return undefined;
    if (taken.isUsed && mailing.of(user.id).enable_mail_news) return undefined;
    if (taken.isUsed) return { email: masked(taken.contact), undoToken: undefined };
    mailing.change(user.id, { enable_mail_news: false });
    return { email: masked(taken.contact), undoToken: tokens.create('resume-news', user.id, taken.contact) };
  }

  /** False for a token that is no good any more. */
  resume(token: string): boolean {
    const { users, tokens, mailing } = this.#options;
    const taken = tokens.take(token, ['resume-news']);
    const user = taken && users.byId(taken.userId);
    if (user === undefined || taken === undefined || taken.isUsed) return false;
    mailing.change(user.id, { enable_mail_news: true });
    return true;
  }

  #linkFor(user: User, language: string): string {
    return `/${language}/user/stopnewsletter?token=${this.#options.tokens.create('stop-news', user.id, user.email)}`;
  }
}

/** Enough to know it again, not enough to write to it: the page may be seen by whoever was sent the letter on. */
function masked(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 1)}•••@${host}`;
}
