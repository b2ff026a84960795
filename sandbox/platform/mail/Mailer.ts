import { secretHash } from '../accounts/password/secretHash.ts';
import { emailLanguage, emailText, type EmailValues, type EmailId } from './emailText.ts';
import type { Outbox } from './Outbox.ts';

/** Recipient and language. */
export interface Addressee {
  readonly recipient: string;
  readonly language: string;
  /** `email` by default. */
  readonly channel?: 'email' | 'sms';
  /** Device that caused the message, which ends with it and the time. */
  readonly device?: string;
}

/** Secret of a message that opens something: it is wiped once used or expired. */
export interface MailSecret {
  readonly token: string;
  readonly expiresAtMs: number;
}

/** The sending brand. */
interface Sender {
  readonly name: string;
  /** Origin of its site; empty if links stay paths. */
  readonly origin: string;
  /** Host of its site, to which codes by text are bound. */
  readonly host: string;
}

const wiped = '•••';

/** Sends e-mails and text messages in the language of the recipient; English if it is unknown. */
export class Mailer {
  readonly #outbox: Outbox;
  readonly #nowMs: () => number;
  readonly #senderFor: (recipient: string) => Sender;

  /** @param senderFor returns the brand that writes to a recipient */
  constructor(outbox: Outbox, nowMs: () => number, senderFor: (recipient: string) => Sender) {
    this.#outbox = outbox;
    this.#nowMs = nowMs;
    this.#senderFor = senderFor;
  }

  send(
    id: EmailId,
    { recipient, language, channel = 'email', device }: Addressee,
    given: EmailValues = {},
    secret?: MailSecret,
  ): void {
    const spoken = emailLanguage(language);
    const sender = this.#senderFor(recipient);
    const values = withSiteLinks(given, sender);
    const all = device === undefined ? values : { device, ...values, time: this.#timeIn(spoken) };
    const written = (told: EmailValues): string => {
      const { body } = emailText(id, spoken, told);
      return device === undefined ? body : `${body}\n\n${emailText('happened', spoken, told).body}`;
    };
    this.#outbox.send({
      atMs: this.#nowMs(),
      channel,
      sender: sender.name,
      recipient,
      language: spoken,
      subject: channel === 'sms' ? '' : emailText(id, spoken, all).subject,
      body: written(all),
      ...(secret === undefined
        ? {}
        : {
            secret: {
              tokenHash: secretHash(secret.token),
              expiresAtMs: secret.expiresAtMs,
              wipedBody: written({ ...all, link: wiped, code: wiped }),
            },
          }),
    });
  }

  #timeIn(language: string): string {
    const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'UTC',
    });
    return format.format(this.#nowMs());
  }
}

/** Completes links with the origin of the brand's site, whatever host the caller named. */
function withSiteLinks(given: EmailValues, sender: Sender): EmailValues {
  const { link, host } = given;
  return {
    ...given,
    ...(typeof link === 'string' && link.startsWith('/')
      ? { link: `${sender.origin}${link}` }
      : {}),
    ...(host === undefined ? {} : { host: sender.host }),
  };
}
