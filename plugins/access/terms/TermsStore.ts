import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type CoreServices, type Dispose, type StoredValue } from '#core';
import { loadReadReturnUrl } from '../../auth/contract.ts';
import { loadAgreement, sendAgreement } from './TermsApi.ts';
import type { Agreement } from '../closed-site/accessFromWire.ts';
import type { StakingState, Terms, TermsState } from '../contract.ts';
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
/** Thirty refused calls lead to the confirmation once. */
const leaveAtMostEveryMs = 10_000;
const topic = 'access.terms';

/** Follows the agreement of whoever is signed in, and brings the person to the confirmation when it is missing. */
export class TermsStore implements Terms {
  state: TermsState = 'unknown';
  updatedAtS: number | undefined = undefined;
  hasFailed = false;
  readonly #services: TermsServices;
  readonly #known: StoredValue<KnownTerms>;
  readonly #stops: readonly Dispose[];
  #userId: number | undefined = undefined;
  #stopPoll: Dispose | undefined = undefined;
  #asking: Promise<void> | undefined = undefined;
  #leftAtMs = Number.NEGATIVE_INFINITY;

  /** @param end what ends with the store */
  constructor(services: TermsServices, end: Dispose = () => undefined) {
    this.#services = services;
    this.#known = lastKnownTerms(services.storage);
    makeAutoObservable(this, {}, { autoBind: true });
    this.#stops = [
      services.session.onChange(this.follow),
      services.tabs.on(topic, this.onMessage),
      end,
    ];
    this.follow();
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
    this.#asking ??= this.ask().finally(() => (this.#asking = undefined));
    return this.#asking;
  }

  async confirm(seenAtS: number): Promise<void> {
    const userId = this.#userId;
    const agreement = await sendAgreement(this.#services.http, seenAtS);
    if (userId !== this.#userId) return;
    this.take(agreement);
    this.#services.tabs.post(topic, { userId, ...agreement });
  }

  noteRefusal(): void {
    if (!this.isAsked || this.#userId === undefined) return;
    this.state = 'changed';
    this.remember();
    this.leaveForConfirmation();
  }

  dispose(): void {
    for (const stop of this.#stops) stop();
    this.#stopPoll?.();
    this.#userId = undefined;
  }

  /** Takes up the person of the session, or forgets the one before. */
  follow(): void {
    const { scheduler, session } = this.#services;
    if (session.state.kind === 'unknown' || session.userId === this.#userId) return;
    this.#stopPoll?.();
    this.#stopPoll = undefined;
    this.#userId = session.userId;
    this.#asking = undefined;
    this.hasFailed = false;
    this.state = 'unknown';
    this.updatedAtS = undefined;
    const known = this.#known.read();
    if (session.userId === undefined || known.userId !== session.userId) {
      this.#known.remove();
      noteStanding(this.#services.storage, 't', false);
    } else {
      this.state = known.isChanged ? 'changed' : 'agreed';
      this.updatedAtS = known.updatedAtS === 0 ? undefined : known.updatedAtS;
    }
    if (session.userId !== undefined)
      this.#stopPoll = scheduler.poll({ everyMs: pollEveryMs, isImmediate: true }, this.check);
  }

  private async ask(): Promise<void> {
    const userId = this.#userId;
    if (!this.isAsked || userId === undefined) return;
    try {
      const agreement = await loadAgreement(this.#services.http);
      if (userId === this.#userId) this.take(agreement);
    } catch (error) {
      if (userId !== this.#userId || (error instanceof HttpError && error.status === 499)) return;
      // What was known last holds; without anything known, stakes wait.
      if (!this.hasFailed)
        this.#services.reports.report(error, { plugin: 'access', contribution: 'terms' });
      runInAction(() => (this.hasFailed = true));
    }
  }

  private take({ isChanged, updatedAtS }: Agreement): void {
    this.hasFailed = false;
    this.state = isChanged ? 'changed' : 'agreed';
    this.updatedAtS = updatedAtS;
    this.remember();
    if (isChanged) this.leaveForConfirmation();
    else if (isTermsPage(this.#services.navigation.routeName)) void this.leaveConfirmation();
  }

  /** Another tab of the same person has answered. */
  private onMessage(message: unknown): void {
    const { userId, isChanged, updatedAtS } = message as Partial<KnownTerms>;
    if (userId === this.#userId && isChanged === false && typeof updatedAtS === 'number')
      this.take({ isChanged, updatedAtS });
  }

  private remember(): void {
    noteStanding(this.#services.storage, 't', this.state === 'changed');
    if (this.#userId !== undefined)
      this.#known.write({
        userId: this.#userId,
        isChanged: this.state === 'changed',
        updatedAtS: this.updatedAtS ?? 0,
      });
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
