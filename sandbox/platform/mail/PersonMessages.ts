import type { Store } from '../store/Store.ts';
import { unknownDevice, emailText, type EmailValues, type EmailId } from './emailText.ts';
import type { Addressee, Mailer, MailSecret } from './Mailer.ts';

/** What a message is about: where it leads depends on it. */
export type MessageTopic = 'deposit' | 'withdrawal' | 'access' | 'identity' | 'limits';

/** One message, in the language in which it is read. */
export interface PersonMessage {
  readonly id: number;
  readonly atMs: number;
  readonly topic: MessageTopic;
  readonly title: string;
  /** Empty where the title says all. */
  readonly text: string;
}

interface MessageRow {
  readonly id: number;
  readonly at_ms: number;
  readonly letter: string;
  readonly letter_values: string;
  readonly device: string;
}

/** A letter to one contact, with what this one alone holds. */
export interface MessageCopy {
  readonly addressee: Addressee;
  readonly link?: string;
  readonly secret?: MailSecret;
}

interface Notice {
  readonly values?: EmailValues;
  /** What did what it tells of. */
  readonly device?: string | undefined;
  /** Nobody by default: then it stands on the site alone. */
  readonly copies?: readonly MessageCopy[];
}

interface PersonMessagesDependencies {
  readonly store: Store;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly nowMs: () => number;
  /** Runs what a change does not wait for. */
  readonly later: (work: () => void) => void;
  /** Every tab of the person reads anew. */
  readonly onChange: (userId: number) => void;
}

const retentionMs = 30 * 86_400_000;

/** The letters that are messages on the site as well. */
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
 * Tells people what happens to their accounts: by letter, and in the list of messages on the site.
 * There, of what concerns access only the subject is told, and the device: the letters themselves
 * hold links for their readers.
 */
export class PersonMessages {
  readonly #dependencies: PersonMessagesDependencies;

  constructor(dependencies: PersonMessagesDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * One message on the site, to however many contacts the letter goes; a letter without a topic is
   * none.
   */
  notify(userId: number, letter: EmailId, { values = {}, device, copies = [] }: Notice = {}): void {
    if (isMessage(letter)) this.#keep(userId, letter, values, device ?? '');
    for (const { addressee, link, secret } of copies)
      this.#dependencies.mailer.send(
        letter,
        { ...addressee, ...(device === undefined ? {} : { device }) },
        { ...values, ...(link === undefined ? {} : { link }) },
        secret,
      );
  }

  #keep(userId: number, letter: SiteMessageId, values: EmailValues, device: string): void {
    const { store, nowMs, later, onChange } = this.#dependencies;
    store.run('DELETE FROM person_messages WHERE at_ms < ?', nowMs() - retentionMs);
    // The site has its ways to help beside every page of limits.
    const { link: _link, code: _code, help: _help, ...told } = values;
    store.run(
      `INSERT INTO person_messages (user_id, at_ms, letter, letter_values, device)
        VALUES (?, ?, ?, ?, ?)`,
      userId,
      nowMs(),
      letter,
      JSON.stringify(told),
      device,
    );
    later(() => onChange(userId));
  }

  /** Newest first. */
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

  /** Another one whenever there is something new. */
  markOf(userId: number): number {
    return (
      this.#dependencies.store.one<{ id: number | null }>(
        'SELECT MAX(id) AS id FROM person_messages WHERE user_id = ?',
        userId,
      )?.id ?? 0
    );
  }
}

function isMessage(letter: string): letter is SiteMessageId {
  return Object.hasOwn(topics, letter);
}

/** Nothing for a letter that an older platform wrote and this one does not know. */
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
