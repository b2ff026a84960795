import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { HttpError, type CoreServices } from '#core';
import { Attempt, createResource, type Resource } from '#core/data';
import { emailProblem } from '#domain/accounts/person/emailProblem.ts';
import { changeContact, loadContacts } from './ChangeContactApi.ts';
import type { ContactChange, OwnContacts } from './Contacts.ts';

/** `known`: it is already the person's address. */
export type EmailProblem = 'incomplete' | 'known' | 'too-many' | 'failed';

/** Contacts of the person, and their changes. */
export class ContactsStore {
  readonly contacts: Resource<OwnContacts>;
  /** Contact whose form is open. */
  changing: 'email' | 'phone' | undefined = undefined;
  /** Whether the form confirms the current number. */
  isConfirming = false;
  email = '';
  /** Sending the address; its failure is also the problem of the field. */
  readonly sending = new Attempt(failureOf);
  /** Address to which a link was just sent. */
  sentTo: string | undefined = undefined;
  isPhoneConfirmed = false;
  readonly #services: CoreServices;

  constructor(services: CoreServices) {
    this.#services = services;
    this.contacts = createResource(services, {
      ask: (signal) => loadContacts(services.http, signal),
    });
    makeAutoObservable(this, { contacts: observableRef, sending: false }, { autoBind: true });
  }

  /** Address to which a link was just sent, until that link was opened. */
  get awaitedEmail(): string | undefined {
    const email = this.contacts.value?.email;
    const isOpened = email?.isConfirmed === true && email.value === this.sentTo?.toLowerCase();
    return isOpened ? undefined : this.sentTo;
  }

  /** Opens a form; what was typed stays until the contact is changed or the page is left. */
  open(kind: 'email' | 'phone' | undefined): void {
    this.changing = kind;
    this.isConfirming = false;
    this.sending.setFailure(undefined);
    this.sentTo = undefined;
    this.isPhoneConfirmed = false;
  }

  /** Confirms the current contact: sends a link at once, a code on request. */
  async confirm(kind: 'email' | 'phone'): Promise<void> {
    this.open(kind);
    const { contacts } = this;
    if (kind === 'phone' || contacts.value === undefined) {
      this.isConfirming = true;
      return;
    }
    this.setEmail(contacts.value.email.value);
    await this.sendEmail();
  }

  setEmail(email: string): void {
    this.email = email.slice(0, 120);
    this.sending.setFailure(undefined);
  }

  /** Called when the focus leaves the field; an empty one is not an error yet. */
  checkEmail(): void {
    const email = this.email.trim();
    if (email !== '') this.sending.setFailure(this.problemOf(email));
  }

  async sendEmail(): Promise<void> {
    if (this.sending.isBusy) return;
    const email = this.email.trim();
    const problem = this.problemOf(email);
    this.sending.setFailure(problem);
    if (problem !== undefined) return;
    await this.sending.run(async () => {
      const { contacts } = await changeContact(this.#services.http, { email });
      runInAction(() => {
        this.contacts.put(contacts);
        this.open(undefined);
        this.sentTo = email;
        this.email = '';
      });
    });
  }

  /** Requests a code for another number; rejects with HttpError. */
  async sendCode(phone: string): Promise<ContactChange['code']> {
    const { contacts, code } = await changeContact(this.#services.http, { phone });
    this.contacts.put(contacts);
    return code;
  }

  /** Called when the number is confirmed; reloads the contacts. */
  confirmed(): void {
    this.open(undefined);
    this.isPhoneConfirmed = true;
    void this.contacts.refresh();
  }

  private problemOf(email: string): EmailProblem | undefined {
    if (emailProblem(email) !== undefined) return 'incomplete';
    const known = this.contacts.value?.email;
    const isKnown = known?.isConfirmed === true && known.value === email.toLowerCase();
    return isKnown ? 'known' : undefined;
  }
}

function failureOf(error: unknown): EmailProblem | undefined {
  if (!(error instanceof HttpError)) return 'failed';
  // A person who closed the proof's dialog knows that nothing was sent.
  if (error.hasCode('reauth_required')) return undefined;
  if (error.status === 429) return 'too-many';
  return error.hasCode('invalid_email') ? 'incomplete' : 'failed';
}
