import type { Store } from '../store/Store.ts';
import { unknownDevice, emailText, type EmailValues, type EmailId } from './emailText.ts';
import type { Addressee, Mailer, MailSecret } from './Mailer.ts';

/** Topic of a message, which decides where it links to. */
export type MessageTopic = 'deposit' | 'withdrawal' | 'access' | 'identity' | 'limits';

/** A message in the language of its reader. */
export interface PersonMessage {
  readonly id: number;
  readonly atMs: number;
  readonly topic: MessageTopic;
  readonly title: string;
  /** Empty if the title says it all. */
  readonly text: string;
}

interface MessageRow {
  readonly id: number;
  readonly at_ms: number;
  readonly letter: string;
  readonly letter_values: string;
  readonly device: string;
}

/** An e-mail or text to one contact, with the link and secret of this copy. */
export interface MessageCopy {
  readonly addressee: Addressee;
  readonly link?: string;
  readonly secret?: MailSecret;
}

interface Notice {
  readonly values?: EmailValues;
  /** Device that caused the notification. */
  readonly device?: string | undefined;
  /** No copies by default: the message appears on the site only. */
  readonly copies?: readonly MessageCopy[];
}

interface PersonMessagesDependencies {
  readonly store: Store;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly nowMs: () => number;
  /** Runs work after the answer. */
  readonly later: (work: () => void) => void;
  /** Makes every tab of the person reload its data. */
  readonly onChange: (userId: number) => void;
}

const retentionMs = 30 * 86_400_000;

/** E-mails that appear as messages on the site as well. */
const topics = {
  depositArrived: 'deposit',
  depositFailed: 'deposit',
  depositHeld: 'deposit',
  depositReturned: 'deposit',
  depositTakenBack: 'deposit',
  chargebackReversed: 'deposit',
  debtPaid: 'deposit',
  withdrawalAsked: 'withdrawal',
  withdrawalSent: 'withdrawal',
  withdrawalBack: 'withdrawal',
  passwordChanged: 'access',
  contactChangeAsked: 'access',
  contactChanged: 'access',
  contactUndone: 'access',
  signInClosed: 'access',
  providerLinked: 'access',
  providerUnlinked: 'access',
  newDevice: 'access',
  newDeviceIn: 'access',
  instrumentAdded: 'access',
  emailAuthOn: 'access',
  emailAuthOff: 'access',
  waysRemoved: 'access',
  passkeyAdded: 'access',
  passkeyRemoved: 'access',
  passkeyCopied: 'access',
  recoveryCodeUsed: 'access',
  factorRecoveryBegun: 'access',
  factorRecoveryGoesOn: 'access',
  factorRecoveryPapers: 'access',
  factorRecoveryReady: 'access',
  factorRecoveryEnded: 'access',
  secondFactorOn: 'access',
  secondFactorOff: 'access',
  sessionsEnded: 'access',
  identityProved: 'identity',
  identityAccepted: 'identity',
  identityRefused: 'identity',
  identityAsked: 'identity',
  documentExpires: 'identity',
  detailsChanged: 'identity',
  limitSet: 'limits',
  limitChanged: 'limits',
  limitKept: 'limits',
  limitWaits: 'limits',
  limitAsked: 'limits',
  depositsClosed: 'limits',
  exclusionBegun: 'limits',
  exclusionOpen: 'limits',
  exclusionReturning: 'limits',
  exclusionEnding: 'limits',
  registerExcluded: 'limits',
  registerLifted: 'limits',
} as const satisfies Partial<Record<EmailId, MessageTopic>>;

type SiteMessageId = keyof typeof topics;

/**
 * Notifies people about their accounts by e-mail and in the list of messages on the site. Of
 * messages about access the list shows subject and device only: the body has links for its
 * recipient.
 */
export class PersonMessages {
  readonly #dependencies: PersonMessagesDependencies;

  constructor(dependencies: PersonMessagesDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Adds one message to the site, however many copies are sent; none for an e-mail without a topic.
   */
  notify(
    userId: number,
    emailId: EmailId,
    { values = {}, device, copies = [] }: Notice = {},
  ): void {
    if (isMessage(emailId)) this.#keep(userId, emailId, values, device ?? '');
    for (const { addressee, link, secret } of copies)
      this.#dependencies.mailer.send(
        emailId,
        { ...addressee, ...(device === undefined ? {} : { device }) },
        { ...values, ...(link === undefined ? {} : { link }) },
        secret,
      );
  }

  #keep(userId: number, emailId: SiteMessageId, values: EmailValues, device: string): void {
    const { store, nowMs, later, onChange } = this.#dependencies;
    store.run('DELETE FROM person_messages WHERE at_ms < ?', nowMs() - retentionMs);
    // Pages about limits show the ways to get help beside the message.
    const { link: _link, code: _code, help: _help, ...told } = values;
    store.run(
      `INSERT INTO person_messages (user_id, at_ms, letter, letter_values, device)
        VALUES (?, ?, ?, ?, ?)`,
      userId,
      nowMs(),
      emailId,
      JSON.stringify(told),
      device,
    );
    later(() => onChange(userId));
  }

  /** Returns the messages of a person, newest first. */
  of(userId: number, language: string, most: number): readonly PersonMessage[] {
    const { store, nowMs } = this.#dependencies;
    return store
      .all<MessageRow>(
        `SELECT id, at_ms, letter, letter_values, device FROM person_messages
         WHERE user_id = ? AND at_ms >= ? ORDER BY id DESC LIMIT ?`,
        userId,
        nowMs() - retentionMs,
        most,
      )
      .flatMap((row) => messageOf(row, language));
  }

  /** Returns a mark that changes with every new message. */
  markOf(userId: number): number {
    return (
      this.#dependencies.store.one<{ id: number | null }>(
        'SELECT MAX(id) AS id FROM person_messages WHERE user_id = ?',
        userId,
      )?.id ?? 0
    );
  }
}

function isMessage(emailId: string): emailId is SiteMessageId {
  return Object.hasOwn(topics, emailId);
}

/** Returns nothing for a stored e-mail id that this version does not know. */
function messageOf(
  { id, at_ms: atMs, letter, letter_values: kept, device }: MessageRow,
  language: string,
): readonly PersonMessage[] {
  if (!isMessage(letter)) return [];
  const topic = topics[letter];
  const { subject, body } = emailText(letter, language, JSON.parse(kept) as EmailValues);
  return [
    {
      id,
      atMs,
      topic,
      title: subject,
      text: topic === 'access' ? device || unknownDevice(language) : body,
    },
  ];
}
