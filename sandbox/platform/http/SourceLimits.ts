import { foldAddress } from '../accounts/foldAddress.ts';
import { RateLimit } from './RateLimit.ts';
import { TextLimits } from './TextLimits.ts';

const minuteMs = 60_000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Rate limits for actions that cost other people something, each with its own key. */
export class SourceLimits {
  /** E-mails and texts caused by a network address, to any recipient. */
  readonly messages: RateLimit;
  /** E-mails and texts to one mailbox or number, from all senders together. */
  readonly targets: RateLimit;
  /** Wrong passwords from a network address, for any login. */
  readonly wrongPasswords: RateLimit;
  /** Invalid tokens of sign-in links that a network address asks about. */
  readonly unknownTokens: RateLimit;
  /** E-mails to a person about their closed sign-in. */
  readonly closedEmails: RateLimit;
  /** Unknown promo codes tried by a person. */
  readonly unknownPromos: RateLimit;
  /** Refused bets of a person. */
  readonly refusals: RateLimit;
  /** Chats begun by visitors of a network address. */
  readonly chats: RateLimit;
  /** Chat messages of a person or a visitor. */
  readonly chatMessages: RateLimit;
  /** Coupons that a person, or a visitor's network address, saves under codes. */
  readonly codes: RateLimit;

  /** Accounts opened from a network address without an e-mail or a text. */
  readonly registrations: RateLimit;
  /** Promo codes of registrations tried from a network address. */
  readonly promoChecks: RateLimit;
  /** E-mails with number and password of an account opened by one click. */
  readonly credentialEmails: RateLimit;

  readonly texts: TextLimits;

  /** @param onTextsNotice called when the daily budget of texts runs short */
  constructor(nowMs: () => number, onTextsNotice?: (notice: string) => void) {
    this.texts = new TextLimits({
      nowMs,
      ...(onTextsNotice === undefined ? {} : { onNotice: onTextsNotice }),
    });
    this.messages = new RateLimit({ most: 20, windowMs: hourMs, nowMs });
    this.targets = new RateLimit({ most: 10, windowMs: hourMs, nowMs, keyOf: mailboxOf });
    this.wrongPasswords = new RateLimit({ most: 30, windowMs: hourMs, nowMs });
    this.unknownTokens = new RateLimit({ most: 60, windowMs: hourMs, nowMs });
    this.closedEmails = new RateLimit({ most: 1, windowMs: hourMs, nowMs });
    this.unknownPromos = new RateLimit({ most: 20, windowMs: hourMs, nowMs });
    this.refusals = new RateLimit({ most: 600, windowMs: hourMs, nowMs });
    this.chats = new RateLimit({ most: 20, windowMs: hourMs, nowMs });
    this.chatMessages = new RateLimit({ most: 30, windowMs: minuteMs, nowMs });
    this.registrations = new RateLimit({ most: 10, windowMs: hourMs, nowMs });
    this.promoChecks = new RateLimit({ most: 20, windowMs: hourMs, nowMs });
    this.credentialEmails = new RateLimit({ most: 3, windowMs: dayMs, nowMs });
    this.codes = new RateLimit({ most: 200, windowMs: dayMs, nowMs });
  }

  clear(): void {
    for (const limit of [
      this.messages,
      this.targets,
      this.wrongPasswords,
      this.unknownTokens,
      this.closedEmails,
      this.unknownPromos,
      this.refusals,
      this.chats,
      this.chatMessages,
      this.codes,
      this.registrations,
      this.promoChecks,
      this.credentialEmails,
      this.texts,
    ])
      limit.clear();
  }
}

/** Returns the mailbox behind the many spellings of an address; a number is returned as it is. */
function mailboxOf(contact: string): string {
  return contact.includes('@') ? foldAddress(contact) : contact;
}
