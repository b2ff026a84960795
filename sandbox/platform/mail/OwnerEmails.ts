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
 * What happens to the ways into an account is told to its owner, by letter and on the site, and
 * nobody can switch that off.
 * As long as a change of contact can be taken back, the contact of before hears of it as well:
 * whoever made the change would else be the only one who does.
 */
export class OwnerEmails {
  readonly #dependencies: OwnerEmailsDependencies;

  constructor(dependencies: OwnerEmailsDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * @param context the call that did it: its time and device are told
   * @param also contacts that are the person's no more, and hear of it all the same
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

  /** As `notify`, where the call is over by now. */
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

/** Whence a call came. */
export function originOf(context: SandboxContext): SignInOrigin {
  return {
    agent: context.req.header('user-agent') ?? '',
    country: context.var.caller.country,
  };
}

/** Browser, system and country of a call, as letters name them; empty where none is known. */
export function deviceOf({ agent, country }: SignInOrigin): string {
  const { browser, system } = readAgent(agent);
  const parts = [browser, system, country];
  return parts.filter((part) => part !== '').join(', ');
}
