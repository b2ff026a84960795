import {
  identityGates,
  isGateOpen,
  type GateFacts,
  type GatedAction,
} from '#domain/identity/identityGates.ts';
import {
  checkKinds,
  neededChecks,
  askReasons,
  type AskReason,
  type CheckKind,
  type CheckState,
  type Paper,
  type Refusal,
  refusals,
} from '#domain/identity/papers.ts';
import { verificationState } from '#domain/identity/verificationState.ts';
import type { Money } from '#domain/money/Money.ts';
import { fullName } from '#domain/accounts/person/fullName.ts';
import type { Person } from '#domain/accounts/person/Person.ts';
import type { Profiles } from '../accounts/Profiles.ts';
import { verificationFactsOf, type User, type Users } from '../accounts/Users.ts';
import { ApiError } from '../http/ApiError.ts';
import type { EmailValues, EmailId } from '../mail/emailText.ts';
import type { PersonMessages } from '../mail/PersonMessages.ts';
import type { Store } from '../store/Store.ts';
import { exchanged } from '../protection/euroWorth.ts';
import type { Protection } from '../protection/Protection.ts';
import type { Timers } from '../time/Timers.ts';
import { askRegistry, type RegistryAnswer } from './registry.ts';

/** State of the proof of one fact about a person. */
export interface PersonCheck {
  readonly kind: CheckKind;
  readonly state: CheckState;
  readonly reason: Refusal | undefined;
  /** Reason of the operator for asking beyond the usual proofs. */
  readonly asked: AskReason | undefined;
  /** Paper that the operator asked for by name. */
  readonly paper: Paper | undefined;
  readonly changedAtMs: number | undefined;
}

interface CheckRow {
  readonly kind: CheckKind;
  readonly state: CheckState;
  readonly reason: Refusal | AskReason | '';
  readonly paper: Paper | '';
  readonly changed_at_ms: number;
}

interface IdentityDependencies {
  readonly store: Store;
  readonly users: Users;
  readonly profiles: Profiles;
  readonly messages: Pick<PersonMessages, 'notify'>;
  readonly timers: Pick<Timers, 'after'>;
  readonly nowMs: () => number;
  /** Deposits of a person, and the profiles of the brands that they use. */
  readonly protection: Pick<Protection, 'paidInEuroMinor' | 'profilesOf'>;
  /** Host of the call; empty for work without a call. */
  readonly hostOf: () => string;
  /** Called when the person's data or paper already belongs to these accounts. */
  readonly onKnown: (userId: number, accounts: readonly number[]) => void;
  /** Called when the person is proved to own these accounts already: this account is closed. */
  readonly onSecond: (userId: number, accounts: readonly number[]) => void;
  /** Makes every tab of the person reload its data. */
  readonly onChange: (userId: number) => void;
}

const gatedActions: readonly GatedAction[] = ['deposit', 'play'];

/** Verification of people, and the actions that it opens. */
export class Identity {
  readonly #dependencies: IdentityDependencies;

  constructor(dependencies: IdentityDependencies) {
    this.#dependencies = dependencies;
  }

  isVerified(user: User): boolean {
    return verificationState(verificationFactsOf(user)) === 'verified';
  }

  /** Whether name and age are proved, so that the person no longer states them. */
  isNameProved(user: User): boolean {
    return this.checksOf(user).every(
      ({ kind, state }) => state === 'done' || (kind !== 'name' && kind !== 'age'),
    );
  }

  checksOf(user: User): readonly PersonCheck[] {
    const rows = this.#rows(user.id);
    return checkKinds.map((kind) => {
      const row = rows.find((each) => each.kind === kind);
      const isNeeded = neededChecks.includes(kind);
      return {
        kind,
        state: row?.state ?? (isNeeded ? stateWithoutRow(user) : 'not_asked'),
        reason: refusals.find((each) => each === row?.reason),
        asked: askReasons.find((each) => each === row?.reason),
        paper: row === undefined || row.paper === '' ? undefined : row.paper,
        changedAtMs: row?.changed_at_ms,
      };
    });
  }

  /** Returns the actions that stay closed until the identity is proved. */
  closedFor(user: User): readonly GatedAction[] {
    return gatedActions.filter((action) => !this.#isOpen(user, action));
  }

  /**
   * @param more the requested deposit
   * @throws ApiError 403 `identity_required` with the missing proofs
   */
  require(userId: number, action: GatedAction, more?: Money): void {
    const user = this.#dependencies.users.byId(userId);
    if (user === undefined || this.#isOpen(user, action, more)) return;
    const open = this.checksOf(user).filter(({ state }) => state !== 'done');
    throw new ApiError(403, 'identity_required', 'We have to know first who you are', {
      meta: { action, checks: open.filter(({ state }) => state !== 'not_asked').map(kindOf) },
    });
  }

  /** Compares the person's statements with public records. */
  check(userId: number, profile: Person): void {
    const { profiles, store, timers, users } = this.#dependencies;
    const user = users.byId(userId);
    if (user === undefined) return;
    const known = this.isNameProved(user) ? profiles.of(userId) : undefined;
    // Proved facts stand; the others may have been mistyped or have changed.
    const said =
      known === undefined
        ? profile
        : {
            ...profile,
            firstName: known.firstName,
            lastName: known.lastName,
            birthDate: known.birthDate,
          };
    const open = this.checksOf(user)
      .filter(({ kind, state }) => neededChecks.includes(kind) && state !== 'done')
      .map(kindOf);
    const others = this.#othersOf(userId, said);
    // The answer must not reveal that another account exists: it equals that for an unknown person.
    const { answer, afterMs } =
      others.length === 0 ? askRegistry(said.lastName) : ({ answer: 'none', afterMs: 0 } as const);
    store.transaction(() => {
      profiles.save(userId, said);
      if (afterMs > 0) for (const kind of open) this.#put(userId, kind, 'in_review');
      else this.#take(userId, open, answer);
    });
    if (afterMs > 0)
      timers.after(afterMs, () => {
        this.#take(userId, open, answer);
        this.announce(userId);
      });
    if (others.length > 0) this.#dependencies.onKnown(userId, others);
    this.announce(userId);
  }

  /**
   * Notes that the document number belongs to these accounts as well; their owners are notified.
   */
  noteDocument(userId: number, accounts: readonly number[]): void {
    const user = this.#dependencies.users.byId(userId);
    const others = accounts.filter((id) => id !== userId);
    if (user === undefined || others.length === 0) return;
    this.#dependencies.onKnown(userId, others);
    this.settle(userId, openKinds(this.checksOf(user)), 'refused', 'known_account');
  }

  /** Notes that the person has paid by an instrument of these accounts. */
  noteInstrument(userId: number, accounts: readonly number[]): void {
    this.#dependencies.onKnown(userId, accounts);
    this.#dependencies.onSecond(userId, accounts);
    this.announce(userId);
  }

  /** Stores the result of a proof and e-mails it, even if others are missing. */
  settle(userId: number, kinds: readonly CheckKind[], state: CheckState, reason?: Refusal): void {
    const { store, users, profiles } = this.#dependencies;
    const before = users.byId(userId);
    if (before === undefined) return;
    const profile = profiles.of(userId);
    const others = profile === undefined ? [] : this.#othersOf(userId, profile);
    // Papers prove that the person already owns another account: a second one is not allowed.
    if (state === 'done' && others.length > 0 && !this.isVerified(before)) {
      this.#dependencies.onKnown(userId, others);
      this.#dependencies.onSecond(userId, others);
      this.settle(userId, kinds, 'refused', 'known_account');
      return;
    }
    store.transaction(() => {
      for (const kind of kinds) this.#put(userId, kind, state, { reason });
      this.#derive(userId);
    });
    const user = users.byId(userId);
    if (user !== undefined) {
      if (this.isVerified(user) && !this.isVerified(before)) this.notify(user, 'identityProved');
      else if (state === 'done' && !this.isVerified(user)) this.notify(user, 'identityAccepted');
      if (state === 'refused') this.notify(user, 'identityRefused');
    }
    this.announce(userId);
  }

  /** Asks for one more paper. */
  ask(userId: number, kind: CheckKind, paper: Paper, why: AskReason): void {
    const { store, users, nowMs } = this.#dependencies;
    store.transaction(() => {
      this.#put(userId, kind, 'needed', { paper, reason: why });
      this.#derive(userId);
    });
    const user = users.byId(userId);
    if (user !== undefined) {
      const format = new Intl.DateTimeFormat(user.language, { dateStyle: 'long', timeZone: 'UTC' });
      this.notify(user, 'identityAsked', { why: { askReason: why }, date: format.format(nowMs()) });
    }
    this.announce(userId);
  }

  /** Sends an e-mail if the person has an address, and a message on the site in any case. */
  notify(
    { id, hasEmail, email, language }: User,
    emailId: EmailId,
    values: EmailValues = {},
  ): void {
    this.#dependencies.messages.notify(id, emailId, {
      values,
      copies: hasEmail ? [{ addressee: { recipient: email, language } }] : [],
    });
  }

  #othersOf(userId: number, profile: Person): readonly number[] {
    const { profiles, users } = this.#dependencies;
    return profiles.sameAs(profile).filter((id) => id !== userId && !users.isClosed(id));
  }

  #isOpen(user: User, action: GatedAction, more?: Money): boolean {
    // The paying bank has identified the person.
    if (user.isPayAndPlay) return true;
    const { hostOf, nowMs, protection, users } = this.#dependencies;
    const added = more === undefined ? 0 : exchanged(more.minor, more.currency, 'EUR');
    const facts: GateFacts = {
      isVerified: this.isVerified(user),
      isAgeProved: this.checksOf(user).some(
        ({ kind, state }) => kind === 'age' && state === 'done',
      ),
      paidInEuroMinor: protection.paidInEuroMinor(user.id) + added,
      sinceRegistrationS: Math.floor((nowMs() - users.createdAtMs(user.id)) / 1000),
      goesBackToSource: true,
    };
    // The rules of every brand that the person uses apply: switching brands opens nothing.
    return protection
      .profilesOf(user.id, hostOf())
      .every((profile) => isGateOpen(identityGates[profile][action], facts));
  }

  #take(userId: number, open: readonly CheckKind[], answer: RegistryAnswer): void {
    for (const kind of open) {
      const isProved = answer === 'match' || (answer === 'part' && kind !== 'address');
      this.#put(userId, kind, isProved ? 'done' : 'needed');
    }
    this.#derive(userId);
  }

  /** Derives the fields of the user configuration from the checks. */
  #derive(userId: number): void {
    const { profiles, users } = this.#dependencies;
    const user = users.byId(userId);
    if (user === undefined) return;
    const profile = profiles.of(userId);
    const rows = this.#rows(userId);
    const stateOf = (kind: CheckKind): CheckState =>
      rows.find((row) => row.kind === kind)?.state ?? stateWithoutRow(user);
    const isProved = neededChecks.every((kind) => stateOf(kind) === 'done');
    users.change(userId, {
      // A person without a stated name gets the proved one.
      ...(profile !== undefined && stateOf('name') === 'done' ? { name: fullName(profile) } : {}),
      internalVerification: isProved ? 1 : 0,
      isInReview: rows.some(({ state }) => state === 'in_review'),
      requestedDocument: rows.find((row) => row.paper !== '' && row.state !== 'done')?.paper ?? '',
    });
  }

  #put(
    userId: number,
    kind: CheckKind,
    state: CheckState,
    more: { readonly reason?: Refusal | AskReason | undefined; readonly paper?: Paper } = {},
  ): void {
    const { store, nowMs } = this.#dependencies;
    store.run(
      `INSERT INTO identity_checks (user_id, kind, state, reason, paper, changed_at_ms)
        VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (user_id, kind) DO UPDATE SET state =
        excluded.state, reason = excluded.reason, paper = CASE WHEN excluded.paper = '' THEN paper
        ELSE excluded.paper END, changed_at_ms = excluded.changed_at_ms`,
      ...[userId, kind, state, more.reason ?? '', more.paper ?? '', nowMs()],
    );
  }

  #rows(userId: number): readonly CheckRow[] {
    return this.#dependencies.store.all<CheckRow>(
      'SELECT kind, state, reason, paper, changed_at_ms FROM identity_checks WHERE user_id = ?',
      userId,
    );
  }

  /** Makes every tab of the person reload its data. */
  announce(userId: number): void {
    this.#dependencies.onChange(userId);
  }
}

/** Returns the state of a check without a row: done for an account that was verified as a whole. */
function stateWithoutRow({ internalVerification }: User): CheckState {
  return internalVerification === 1 ? 'done' : 'needed';
}

function openKinds(checks: readonly PersonCheck[]): readonly CheckKind[] {
  return checks
    .filter(({ kind, state }) => neededChecks.includes(kind) && state !== 'done')
    .map(kindOf);
}

function kindOf({ kind }: PersonCheck): CheckKind {
  return kind;
}
