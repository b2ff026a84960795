import { secretHash } from '../accounts/password/secretHash.ts';
import type { Outbox } from './Outbox.ts';
import ar from './texts/ar.json' with { type: 'json' };
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import pt from './texts/pt.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import tr from './texts/tr.json' with { type: 'json' };

/** Recipient and language. */
export interface Addressee {
  readonly recipient: string;
  readonly language: string;
  /** An e-mail by default. */
  readonly channel?: 'email' | 'sms';
}

/** What opens something for whoever reads the message: it is wiped once it is used or over. */
export interface MailSecret {
  readonly token: string;
  readonly expiresAtMs: number;
}

const wiped = '•••';

/** The messages to people: subject (empty for text messages) and body, values in double braces. */
const texts: Readonly<Record<string, typeof en>> = { ar, de, en, es, fr, pt, ru, tr };
type MailId = keyof typeof en;

/** Sends e-mails and text messages in the language of the person; an unknown one is English. */
export class Mailer {
  readonly #outbox: Outbox;
  readonly #nowMs: () => number;

  constructor(outbox: Outbox, nowMs: () => number) {
    this.#outbox = outbox;
    this.#nowMs = nowMs;
  }

  send(
    id: MailId,
    { recipient, language, channel = 'email' }: Addressee,
    values: Readonly<Record<string, string | number>> = {},
    secret?: MailSecret,
  ): void {
    const spoken = Object.hasOwn(texts, language) ? language : 'en';
    const { subject, body } = (texts[spoken] ?? en)[id];
    this.#outbox.send({
      atMs: this.#nowMs(),
      channel,
      recipient,
      language: spoken,
      subject: channel === 'sms' ? '' : fill(subject, values),
      body: fill(body, values),
      ...(secret === undefined
        ? {}
        : {
            secret: {
              tokenHash: secretHash(secret.token),
              expiresAtMs: secret.expiresAtMs,
              wipedBody: fill(body, { ...values, link: wiped, code: wiped }),
            },
          }),
    });
  }
}

/** Values are inserted as they are: what a person wrote is never treated as a template. */
function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name] ?? ''));
}
