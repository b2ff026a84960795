import { readAgent } from '../accounts/sign-in/readAgent.ts';
import type { SignInOrigin } from '../accounts/sign-in/SignInLog.ts';
import type { ContactChanges } from '../accounts/contacts/ContactChanges.ts';
import type { Users } from '../accounts/Users.ts';
import type { SandboxContext } from '../http/SandboxApp.ts';
import { addresseeAt, addresseesOf } from './addresseesOf.ts';
import type { EmailValues, EmailId } from './emailText.ts';
import type { PersonMessages } from './PersonMessages.ts';

interface OwnerEmailsDependencies {
  readonly users: Pick<Users, 'byId'>;
  readonly contacts: Pick<ContactChanges, 'formerContacts'>;
  readonly messages: Pick<PersonMessages, 'notify'>;
}

/**
 * Notifies the owner of every change to the ways of signing in, by e-mail and on the site, without
 * opt-out. While a change of contact can be undone, the previous contact is notified too:
 * otherwise a thief who changed it would be the only recipient.
 */
export class OwnerEmails {
  readonly #dependencies: OwnerEmailsDependencies;

  constructor(dependencies: OwnerEmailsDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * @param context the call that made the change; the message names its time and device
   * @param also former contacts that are notified as well
   */
  notify(
    context: SandboxContext,
    userId: number,
    letter: EmailId,
    values: EmailValues = {},
    also: readonly string[] = [],
  ): void {
    this.notifyFrom(originOf(context), userId, letter, values, also);
  }

  /** Notifies like `notify`, after the call has ended. */
  notifyFrom(
    origin: SignInOrigin,
    userId: number,
    letter: EmailId,
    values: EmailValues = {},
    also: readonly string[] = [],
  ): void {
    const { users, contacts: changes, messages } = this.#dependencies;
    const user = users.byId(userId);
    if (user === undefined) return;
    const device = deviceOf(origin);
    const [own] = addresseesOf(user);
    const contacts = new Set([
      ...(own === undefined ? [] : [own.recipient]),
      ...changes.formerContacts(userId),
      ...also,
    ]);
    messages.notify(userId, letter, {
      values,
      device,
      copies: [...contacts].map((each) => ({ addressee: addresseeAt(each, user.language) })),
    });
  }
}

/** Returns user agent and country of a call. */
export function originOf(context: SandboxContext): SignInOrigin {
  return {
    agent: context.req.header('user-agent') ?? '',
    country: context.var.caller.country,
  };
}

/** Returns browser, system and country of a call for an e-mail; empty if none is known. */
export function deviceOf({ agent, country }: SignInOrigin): string {
  const { browser, system } = readAgent(agent);
  const parts = [browser, system, country];
  return parts.filter((part) => part !== '').join(', ');
}
