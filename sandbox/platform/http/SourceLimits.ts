import { foldAddress } from '../accounts/foldAddress.ts';
import { RateLimit } from './RateLimit.ts';
import { TextLimits } from './TextLimits.ts';

const minuteMs = 60_000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How often one source may do what costs others something; each counts by what its name says. */
export class SourceLimits {
  /** Letters and texts that a network address causes, to whomever they go. */
  readonly letters: RateLimit;
  /** Letters and texts to one mailbox or number, from all senders together. */
  readonly targets: RateLimit;
  /** Wrong passwords from a network address, for whichever logins. */
  readonly wrongPasswords: RateLimit;
  /** Tokens of sign-in links that a network address asks about and that open nothing. */
  readonly unknownTokens: RateLimit;
  /** Letters to a person that their sign-in is closed. */
  readonly closedEmails: RateLimit;
  /** Promo codes that do not exist, tried by a person. */
  readonly unknownPromos: RateLimit;
  /** Bets of a person that were refused. */
  readonly refusals: RateLimit;
  /** Chats that visitors of a network address begin. */
  readonly chats: RateLimit;
  /** Messages in the chat of a person or a visitor. */
  readonly chatMessages: RateLimit;
  /** Coupons that a person, or a visitor's network address, saves under codes. */
  readonly codes: RateLimit;

  /** Accounts that are opened from a network address without a letter or a text. */
  readonly registrations: RateLimit;
  /** Promo codes of registrations that are tried from a network address. */
  readonly promoChecks: RateLimit;
  /** Letters with number and password of an account that one click has opened. */
  readonly credentialLetters: RateLimit;

  readonly texts: TextLimits;

  /** @param onTextsNotice tells the operator that texts run short */
  constructor(nowMs: () => number, onTextsNotice?: (notice: string) => void) {
    this.texts = new TextLimits({
      nowMs,
      ...(onTextsNotice === undefined ? {} : { onNotice: onTextsNotice }),
    });
    this.letters = new RateLimit({ most: 20, windowMs: hourMs, nowMs });
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
    this.credentialLetters = new RateLimit({ most: 3, windowMs: dayMs, nowMs });
    this.codes = new RateLimit({ most: 200, windowMs: dayMs, nowMs });
  }

  clear(): void {
    for (const limit of [
      this.letters,
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
      this.credentialLetters,
      this.texts,
    ])
      limit.clear();
  }
}

/** The mailbox of an address, of which anybody can write many; a number as it is. */
function mailboxOf(contact: string): string {
  return contact.includes('@') ? foldAddress(contact) : contact;
}
