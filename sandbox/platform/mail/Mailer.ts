import { secretHash } from '../accounts/password/secretHash.ts';
import { emailLanguage, emailText, type EmailValues, type EmailId } from './emailText.ts';
import type { Outbox } from './Outbox.ts';

/** Recipient and language. */
export interface Addressee {
  readonly recipient: string;
  readonly language: string;
  /** An e-mail by default. */
  readonly channel?: 'email' | 'sms';
  /** What did what the message tells of; the message ends with it and the time. */
  readonly device?: string;
}

/** What opens something for whoever reads the message: it is wiped once it is used or over. */
export interface MailSecret {
  readonly token: string;
  readonly expiresAtMs: number;
}

/** The brand that writes. */
interface Sender {
  readonly name: string;
  /** Of its site; empty where links stay paths. */
  readonly origin: string;
  /** Of its site: codes by text are bound to it. */
  readonly host: string;
}

const wiped = '•••';

/** Sends e-mails and text messages in the language of the person; an unknown one is English. */
export class Mailer {
  readonly #outbox: Outbox;
  readonly #nowMs: () => number;
  readonly #senderFor: (recipient: string) => Sender;

  /** @param senderFor the brand that a recipient hears from */
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
    const values = ofSite(given, sender);
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

/** With the address of the brand's site, whatever address the caller has named. */
function ofSite(given: EmailValues, sender: Sender): EmailValues {
  const { link, host } = given;
  return {
    ...given,
    ...(typeof link === 'string' && link.startsWith('/')
      ? { link: `${sender.origin}${link}` }
      : {}),
    ...(host === undefined ? {} : { host: sender.host }),
  };
}
