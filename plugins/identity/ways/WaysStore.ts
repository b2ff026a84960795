import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { HttpError, type CoreServices } from '#core';
import type { Resource } from '#core/data';
import type { CheckKind, CheckState } from '#domain/identity/papers.ts';
import { verificationRoute } from '../../auth/contract.ts';
import {
  isVisitEnd,
  type Identity,
  type Visit,
  type VisitEnd,
  type Way,
} from '../verification/Identity.ts';
import { beginVisit, endVisit } from '../verification/IdentityApi.ts';

type WaysServices = Pick<CoreServices, 'http' | 'navigation' | 'reports'>;

/** `down`: the provider cannot be reached, so the person was not sent there. */
export type WayOutcome = VisitEnd | 'down';

/** Result of a visit, from the platform's state of the person. */
export interface WayNews {
  readonly wayId: string;
  /** `part`: a check that everyone needs is still open. */
  readonly outcome: WayOutcome | 'part';
  readonly confirmed: readonly CheckKind[];
  readonly missing: readonly CheckKind[];
}

interface Ended {
  /** Empty if the visit is unknown. */
  readonly wayId: string;
  readonly outcome: WayOutcome;
}

/** Proofs of identity by providers: the way there, and the return. */
export class WaysStore {
  /** Provider to which the person is being sent. */
  busyId: string | undefined = undefined;
  /** Provider whose page is shown in a frame. */
  framed: { readonly wayId: string; readonly visit: Visit } | undefined = undefined;
  ended: Ended | undefined = undefined;
  readonly #services: WaysServices;
  readonly #identity: Resource<Identity>;

  constructor(services: WaysServices, identity: Resource<Identity>) {
    this.#services = services;
    this.#identity = identity;
    makeAutoObservable(this, { framed: observableRef, ended: observableRef }, { autoBind: true });
  }

  /** Providers that prove an open check. */
  get open(): readonly Way[] {
    return (this.#identity.value?.ways ?? []).filter(({ isOpen }) => isOpen);
  }

  get news(): WayNews | undefined {
    const identity = this.#identity.value;
    if (this.ended === undefined || identity === undefined) return undefined;
    const { wayId, outcome } = this.ended;
    const proves = identity.ways.find(({ id }) => id === wayId)?.proves ?? [];
    const kindsIn = (...states: readonly CheckState[]): readonly CheckKind[] =>
      identity.checks.filter(({ state }) => states.includes(state)).map(({ kind }) => kind);
    const confirmed = kindsIn('done').filter((kind) => proves.includes(kind));
    const missing = kindsIn('needed', 'refused');
    const news = { wayId, confirmed, missing };
    if (outcome !== 'verified') return { ...news, outcome };
    // The address is not trusted: only the platform's state counts as proof.
    if (!confirmed.includes('name')) return { ...news, outcome: 'failed' };
    return { ...news, outcome: missing.length > 0 ? 'part' : 'verified' };
  }

  /** Empty if the provider is unknown. */
  nameOf(wayId: string): string {
    return this.#identity.value?.ways.find(({ id }) => id === wayId)?.name ?? '';
  }

  /** Reads the result of a visit, or the provider to show in a frame, from the address. */
  start(): void {
    const { query } = this.#services.navigation;
    const wayId = query.get('way') ?? '';
    const end = query.get('end');
    if (end !== null) {
      this.ended = { wayId, outcome: isVisitEnd(end) ? end : 'failed' };
      this.#clean();
    } else if (wayId !== '') void this.openFrame(wayId);
  }

  async go({ id, kind }: Way): Promise<void> {
    const { navigation } = this.#services;
    if (this.busyId !== undefined) return;
    this.ended = undefined;
    if (kind === 'frame') {
      // A document of its own: only its headers allow the provider's page in a frame.
      navigation.leave(navigation.href({ name: verificationRoute, query: { way: id } }));
      return;
    }
    const visit = await this.begin(id);
    if (visit !== undefined) navigation.leave(visit.url);
  }

  /** Sends the whole page to the provider instead of the frame. */
  leaveFrame(): void {
    if (this.framed !== undefined) this.#services.navigation.leave(this.framed.visit.fallback);
  }

  cancelFrame(): void {
    const wayId = this.framed?.wayId ?? '';
    this.framed = undefined;
    this.ended = { wayId, outcome: 'cancelled' };
    this.#clean();
  }

  /** @param words message of the provider's frame */
  async finish(words: Readonly<Record<string, string>>): Promise<void> {
    const { http, reports } = this.#services;
    const wayId = this.framed?.wayId ?? '';
    this.framed = undefined;
    this.busyId = wayId;
    this.#clean();
    try {
      const { end, identity } = await endVisit(http, words);
      runInAction(() => {
        this.#identity.put(identity);
        this.ended = { wayId, outcome: end };
      });
    } catch (error) {
      reports.report(error, { plugin: 'identity', contribution: 'ways' });
      runInAction(() => (this.ended = { wayId, outcome: 'failed' }));
    } finally {
      runInAction(() => (this.busyId = undefined));
    }
  }

  private async openFrame(wayId: string): Promise<void> {
    const visit = await this.begin(wayId);
    if (visit === undefined) return;
    runInAction(() => (this.framed = { wayId, visit }));
  }

  private async begin(wayId: string): Promise<Visit | undefined> {
    const { http, reports } = this.#services;
    this.busyId = wayId;
    try {
      return await beginVisit(http, wayId);
    } catch (error) {
      const isDown = error instanceof HttpError && error.hasCode('way_down');
      if (!isDown) reports.report(error, { plugin: 'identity', contribution: 'ways' });
      runInAction(() => (this.ended = { wayId, outcome: isDown ? 'down' : 'failed' }));
      this.#clean();
      return undefined;
    } finally {
      runInAction(() => (this.busyId = undefined));
    }
  }

  #clean(): void {
    this.#services.navigation.rewriteQuery({ way: undefined, end: undefined });
  }
}
