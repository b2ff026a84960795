import { observable, runInAction, when } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import {
  accountsToken,
  afterSignInKinds,
  signedInEvent,
  termsToken,
  type AfterSignIn,
  type AfterSignInKind,
  type AfterSignInQuestion,
} from '../contract.ts';
import { focusHeading } from './focusHeading.ts';
import { isOccupied } from './isOccupied.ts';

/** After this long, parts that have not said whether they have a question are left out. */
const longestMs = 10_000;
/** Parts register as their code loads; this long after the last one, no more are expected. */
const settleMs = 1500;
/** While a field is in use or a dialog is open, whether that has ended is checked this often. */
const recheckMs = 1000;

type QueueServices = Pick<
  CoreServices,
  'events' | 'modals' | 'reports' | 'scheduler' | 'services' | 'session' | 'storage'
>;

/** For each part that has answered: opens its question, or undefined where it has none. */
type Answers = Map<AfterSignInKind, (() => Promise<unknown>) | undefined>;

/**
 * Waits until all have said whether they have something to ask, and lets the most urgent one ask.
 * The others wait for the next sign-in.
 */
export class AfterSignInStore implements AfterSignIn {
  readonly #services: QueueServices;
  readonly #questions = new Map<AfterSignInKind, AfterSignInQuestion>();
  /** Whom this tab has asked something since they signed in. */
  readonly #asked;
  readonly #stops: Dispose[] = [];
  /** Pages that must not be covered. */
  readonly #holds = observable.set<symbol>();
  /** Of the person who is signed in now; undefined once it is decided. */
  #answers: Answers | undefined;
  #pending = 0;
  #stopWaiting: Dispose | undefined;
  #stopSettling: Dispose | undefined;

  constructor(services: QueueServices) {
    this.#services = services;
    this.#asked = services.storage.value<number>({
      key: 'after-sign-in',
      version: 1,
      fallback: 0,
      check: Number.isSafeInteger as (value: unknown) => value is number,
      area: 'session',
    });
    this.#stops.push(
      services.session.onChange(() => this.#begin()),
      services.events.on(signedInEvent, () => {
        this.#asked.write(0);
        this.#begin();
      }),
    );
    this.#begin();
  }

  register(kind: AfterSignInKind, ask: AfterSignInQuestion): Dispose {
    this.#questions.set(kind, ask);
    if (this.#answers !== undefined) this.#ask(kind, ask, this.#answers);
    return () => void this.#questions.delete(kind);
  }

  hold(): Dispose {
    const hold = Symbol('hold');
    runInAction(() => this.#holds.add(hold));
    return () => void runInAction(() => this.#holds.delete(hold));
  }

  dispose(): void {
    for (const stop of this.#stops.splice(0)) stop();
    this.#stopWaiting?.();
    this.#stopSettling?.();
    this.#answers = undefined;
  }

  #begin(): void {
    this.#stopWaiting?.();
    this.#stopSettling?.();
    const { userId } = this.#services.session;
    this.#answers = undefined;
    if (userId === undefined || this.#asked.read() === userId) return;
    const answers: Answers = new Map();
    this.#answers = answers;
    this.#pending = 0;
    this.#stopWaiting = this.#services.scheduler.after(longestMs, () => this.#decide(answers));
    for (const [kind, ask] of this.#questions) this.#ask(kind, ask, answers);
  }

  #ask(kind: AfterSignInKind, ask: AfterSignInQuestion, answers: Answers): void {
    const { reports, session } = this.#services;
    const { userId } = session;
    if (userId === undefined) return;
    this.#pending += 1;
    this.#stopSettling?.();
    void ask(userId)
      .catch((error: unknown) => {
        reports.report(error, { plugin: 'auth', contribution: `after sign-in: ${kind}` });
        return undefined;
      })
      .then((open) => {
        if (this.#answers !== answers) return;
        answers.set(kind, open);
        this.#pending -= 1;
        if (this.#pending === 0)
          this.#stopSettling = this.#services.scheduler.after(settleMs, () =>
            this.#decide(answers),
          );
      });
  }

  #decide(answers: Answers): void {
    if (this.#answers !== answers) return;
    this.#stopWaiting?.();
    this.#stopSettling?.();
    const open = afterSignInKinds
      .map((kind) => answers.get(kind))
      .find((each) => each !== undefined);
    if (open === undefined) {
      // On a slow connection the part that has something to ask may only be on its way.
      this.#answers = new Map();
      this.#pending = 0;
      return;
    }
    this.#answers = undefined;
    this.#open(open).catch((error: unknown) =>
      this.#services.reports.report(error, { plugin: 'auth', contribution: 'after sign-in' }),
    );
  }

  async #open(open: () => Promise<unknown>): Promise<void> {
    const { modals, scheduler, session } = this.#services;
    const { userId } = session;
    const isFree = (): boolean => !modals.isAnyOpen && this.#holds.size === 0;
    await when(isFree);
    while (isOccupied()) {
      await new Promise<void>((resolve) => void scheduler.after(recheckMs, resolve));
      await when(isFree);
    }
    if (userId === undefined || session.userId !== userId || this.#isPageAsking()) return;
    // A new session may have started during the wait, and its own run has asked a question already.
    if (this.#asked.read() === userId) return;
    this.#asked.write(userId);
    await open();
    // The dialog opened by itself, so there is no button to which it could return the focus.
    scheduler.nextFrame(() => focusHeading());
  }

  /** Terms and an unfinished registration have pages of their own, and come before all others. */
  #isPageAsking(): boolean {
    const { services } = this.#services;
    return (
      services.peek(termsToken)?.state === 'changed' ||
      services.peek(accountsToken)?.user?.needsContact === true
    );
  }
}

export function createAfterSignIn(services: CoreServices): AfterSignInStore {
  return new AfterSignInStore(services);
}
