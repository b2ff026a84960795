import type { Outbox } from './Outbox.ts';
import type { MailId, MailTexts } from './MailTexts.ts';
import { ar } from './texts/ar.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { pt } from './texts/pt.ts';
import { ru } from './texts/ru.ts';
import { tr } from './texts/tr.ts';

/** Recipient and language. */
export interface Addressee {
  readonly recipient: string;
  readonly language: string;
  /** An e-mail by default. */
  readonly channel?: 'email' | 'sms';
}

const texts: Readonly<Record<string, MailTexts>> = { ar, de, en, es, fr, pt, ru, tr };

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
  ): void {
    const spoken = Object.hasOwn(texts, language) ? language : 'en';
    const { subject, body } = (texts[spoken] ?? en)[id];
    this.#outbox.send({
      atMs: this.#nowMs(),
      channel,
      recipient,
      language: spoken,
      subject: fill(subject, values),
      body: fill(body, values),
    });
  }
}

/** Values are inserted as they are: what a person wrote is never treated as a template. */
function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name] ?? ''));
}
