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

/** `down`: nobody was sent anywhere, because the way cannot be reached. */
export type WayOutcome = VisitEnd | 'down';

/** What a visit came to, by what the platform tells of the person. */
export interface WayNews {
  readonly wayId: string;
  /** `part`: something that everybody proves is still open. */
  readonly outcome: WayOutcome | 'part';
  readonly confirmed: readonly CheckKind[];
  readonly missing: readonly CheckKind[];
}

interface Ended {
  /** Empty where the visit is unknown. */
  readonly wayId: string;
  readonly outcome: WayOutcome;
}

/** Proofs of who one is that somebody else gives: on the way there, and back. */
export class WaysStore {
  /** The way that the person is being taken to. */
  busyId: string | undefined = undefined;
  /** Its page stands in ours. */
  framed: { readonly wayId: string; readonly visit: Visit } | undefined = undefined;
  ended: Ended | undefined = undefined;
  readonly #services: WaysServices;
  readonly #identity: Resource<Identity>;

  constructor(services: WaysServices, identity: Resource<Identity>) {
    this.#services = services;
    this.#identity = identity;
    makeAutoObservable(this, { framed: observableRef, ended: observableRef }, { autoBind: true });
  }

  /** Ways that prove something that is still open. */
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
    // The address may say anything: nothing is proved but what the platform says.
    if (!confirmed.includes('name')) return { ...news, outcome: 'failed' };
    return { ...news, outcome: missing.length > 0 ? 'part' : 'verified' };
  }

  /** Empty where nobody knows it. */
  nameOf(wayId: string): string {
    return this.#identity.value?.ways.find(({ id }) => id === wayId)?.name ?? '';
  }

  /** Reads from the address what came of a visit, or which page is to stand in ours. */
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
      // A document of its own: only its headers let the page of the way into a frame.
      navigation.leave(navigation.href({ name: verificationRoute, query: { way: id } }));
      return;
    }
    const visit = await this.begin(id);
    if (visit !== undefined) navigation.leave(visit.url);
  }

  /** The whole page goes where the frame was to be. */
  leaveFrame(): void {
    if (this.framed !== undefined) this.#services.navigation.leave(this.framed.visit.fallback);
  }

  cancelFrame(): void {
    const wayId = this.framed?.wayId ?? '';
    this.framed = undefined;
    this.ended = { wayId, outcome: 'cancelled' };
    this.#clean();
  }

  /** @param words what the page in the frame told */
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
