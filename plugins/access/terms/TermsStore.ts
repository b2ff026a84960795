import { makeAutoObservable, observableRef } from 'mobx';
import { HttpError, type CoreServices, type Dispose, type StoredValue } from '#core';
import { Resource } from '#core/data';
import {
  loadReadReturnUrl,
  type StakingState,
  type Terms,
  type TermsState,
} from '../../auth/contract.ts';
import { loadAgreement, sendAgreement } from './TermsApi.ts';
import type { Agreement } from '../closed-site/accessFromWire.ts';
import { isStoredTerms } from '#stored/access/isStoredTerms.js';
import { isTermsExempt, isTermsPage } from './termsRoutes.ts';
import { lastKnownTerms, noteStanding, type KnownTerms } from '../permissions/lastKnown.ts';

export type TermsServices = Pick<
  CoreServices,
  | 'clock'
  | 'config'
  | 'environment'
  | 'http'
  | 'navigation'
  | 'plan'
  | 'reports'
  | 'scheduler'
  | 'session'
  | 'storage'
  | 'tabs'
>;

const pollEveryMs = 60_000;
/** Thirty refused calls redirect to the confirmation once. */
const leaveAtMostEveryMs = 10_000;
const topic = 'access.terms';

/** Tracks the person's agreement to the terms and leads to the confirmation if missing. */
export class TermsStore implements Terms {
  /** Agreement known from the last visit (instant 0: none), used until there is a response. */
  remembered: Agreement | undefined = undefined;
  readonly #services: TermsServices;
  readonly #known: StoredValue<KnownTerms>;
  readonly #agreement: Resource<Agreement>;
  readonly #stops: readonly Dispose[];
  #userId: number | undefined = undefined;
  #stopPoll: Dispose | undefined = undefined;
  #asking: Promise<void> | undefined = undefined;
  #leftAtMs = Number.NEGATIVE_INFINITY;

  /** @param end disposed of together with the store */
  constructor(services: TermsServices, end: Dispose = () => undefined) {
    this.#services = services;
    this.#known = lastKnownTerms(services.storage);
    this.#agreement = new Resource({
      ask: () => this.ask(),
      onValue: (agreement) => this.apply(agreement),
    });
    makeAutoObservable(this, { remembered: observableRef }, { autoBind: true });
    this.#stops = [
      services.session.onChange(this.follow),
      services.tabs.on(topic, this.onMessage),
      end,
    ];
    this.follow();
  }

  get state(): TermsState {
    const known = this.#agreement.value ?? this.remembered;
    return known === undefined ? 'unknown' : known.isChanged ? 'changed' : 'agreed';
  }

  get updatedAtS(): number | undefined {
    return (this.#agreement.value ?? this.remembered)?.updatedAtS || undefined;
  }

  /** Whether the last request failed: the last known state stays; without one, stakes wait. */
  get hasFailed(): boolean {
    return this.#agreement.error !== undefined;
  }

  get staking(): StakingState {
    if (!this.isAsked || !this.#services.session.isAuthed || this.state === 'agreed') return 'open';
    return this.state === 'unknown' && !this.hasFailed ? 'checking' : 'closed';
  }

  /** Whether this site asks its customers to confirm changed terms. */
  get isAsked(): boolean {
    return this.#services.config.features['termsConfirmation'] === true;
  }

  async check(): Promise<void> {
    if (!this.isAsked || this.#userId === undefined) return;
    this.#asking ??= this.#agreement.refresh().finally(() => (this.#asking = undefined));
    await this.#asking;
  }

  async confirm(seenAtS: number): Promise<void> {
    const userId = this.#userId;
    const agreement = await sendAgreement(this.#services.http, seenAtS);
    if (userId !== this.#userId) return;
    this.#agreement.put(agreement);
    this.#services.tabs.post(topic, { userId, ...agreement });
  }

  noteRefusal(): void {
    if (!this.isAsked || this.#userId === undefined) return;
    this.#agreement.put({ isChanged: true, updatedAtS: this.updatedAtS ?? 0 });
  }

  dispose(): void {
    for (const stop of this.#stops) stop();
    this.#stopPoll?.();
    this.#userId = undefined;
    this.#agreement.dispose();
  }

  /** Starts with the person of the session, or forgets the previous one. */
  follow(): void {
    const { scheduler, session } = this.#services;
    if (session.state.kind === 'unknown' || session.userId === this.#userId) return;
    this.#stopPoll?.();
    this.#stopPoll = undefined;
    this.#userId = session.userId;
    this.#asking = undefined;
    this.#agreement.reset();
    this.remembered = undefined;
    const known = this.#known.read();
    if (session.userId === undefined || known.userId !== session.userId) {
      this.#known.remove();
      noteStanding(this.#services.storage, 't', false);
    } else {
      this.remembered = known;
    }
    if (session.userId !== undefined)
      this.#stopPoll = scheduler.poll({ everyMs: pollEveryMs, isImmediate: true }, this.check);
  }

  private async ask(): Promise<Agreement> {
    try {
      return await loadAgreement(this.#services.http);
    } catch (error) {
      const isRefusal = error instanceof HttpError && error.status === 499;
      if (!this.hasFailed && !isRefusal)
        this.#services.reports.report(error, { plugin: 'access', contribution: 'terms' });
      throw error;
    }
  }

  private apply({ isChanged, updatedAtS }: Agreement): void {
    noteStanding(this.#services.storage, 't', isChanged);
    if (this.#userId !== undefined)
      this.#known.write({ userId: this.#userId, isChanged, updatedAtS });
    if (isChanged) this.leaveForConfirmation();
    else if (isTermsPage(this.#services.navigation.routeName)) void this.leaveConfirmation();
  }

  /** An agreement in another tab of the same person. */
  private onMessage(message: unknown): void {
    if (!isStoredTerms(message) || message.userId !== this.#userId || message.isChanged) return;
    const { isChanged, updatedAtS } = message;
    this.#agreement.put({ isChanged, updatedAtS });
  }

  private leaveForConfirmation(): void {
    const { clock, navigation, plan } = this.#services;
    const nowMs = clock.monotonicMs();
    if (isTermsExempt(plan, navigation.routeName) || nowMs - this.#leftAtMs < leaveAtMostEveryMs)
      return;
    this.#leftAtMs = nowMs;
    const query = navigation.query.toString();
    const here = `${navigation.path}${query === '' ? '' : `?${query}`}`;
    navigation.go(
      { name: 'access.confirm-terms', query: { 'return-url': here } },
      { isReplacing: true },
    );
  }

  private async leaveConfirmation(): Promise<void> {
    const { environment, navigation } = this.#services;
    const readReturnUrl = await loadReadReturnUrl();
    if (isTermsPage(navigation.routeName))
      navigation.go(
        readReturnUrl(navigation.query.get('return-url')) ?? `/${environment.language}`,
        { isReplacing: true },
      );
  }
}
