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

/** Longest wait for the answers of the registered prompts; later ones are ignored. */
const longestMs = 10_000;
/**
 * Prompts register as their code loads; after this time without a new one, no more are expected.
 */
const settleMs = 1500;
/** Interval of checking whether a field is still in use or a dialog still open. */
const recheckMs = 1000;

type QueueServices = Pick<
  CoreServices,
  'events' | 'modals' | 'reports' | 'scheduler' | 'services' | 'session' | 'storage'
>;

/** Answers of the prompts: a function that opens the dialog, or undefined without one. */
type Answers = Map<AfterSignInKind, (() => Promise<unknown>) | undefined>;

/**
 * Waits until each prompt has answered whether it applies, then opens the most urgent one. The
 * others wait for the next sign-in.
 */
export class AfterSignInStore implements AfterSignIn {
  readonly #services: QueueServices;
  readonly #questions = new Map<AfterSignInKind, AfterSignInQuestion>();
  /** Id of the user already prompted in this tab. */
  readonly #asked;
  readonly #stops: Dispose[] = [];
  /** Pages that must not be covered by a dialog. */
  readonly #holds = observable.set<symbol>();
  /** Answers for the user signed in now; undefined once a prompt was chosen. */
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
      // On a slow connection the code of a prompt that applies may still be loading.
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
    // A new session may have started during the wait, and its own run has already opened a prompt.
    if (this.#asked.read() === userId) return;
    this.#asked.write(userId);
    await open();
    // The dialog opened by itself, so there is no button to which it could return the focus.
    scheduler.nextFrame(() => focusHeading());
  }

  /**
   * Terms and an unfinished registration have pages of their own, and take precedence over prompts.
   */
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
