import { makeAutoObservable, observableRef } from 'mobx';
import type { Session, SessionState } from '#core';

/** A session controlled by the test; signed out at first. */
export class TestSession implements Session {
  state: SessionState = { kind: 'anonymous' };
  isBanned = false;
  /** Bearer token of the user. */
  bearer: string | undefined = undefined;
  readonly ready = Promise.resolve();
  readonly #listeners = new Set<(state: SessionState) => void>();

  constructor() {
    makeAutoObservable(this, { state: observableRef, ready: false }, { autoBind: true });
  }

  get isAuthed(): boolean {
    return this.state.kind === 'signed-in';
  }

  get userId(): number | undefined {
    return this.state.kind === 'signed-in' ? this.state.userId : undefined;
  }

  setBanned(isBanned: boolean): void {
    this.isBanned = isBanned;
  }

  token(): Promise<string | undefined> {
    return Promise.resolve(this.bearer);
  }

  begin(userId: number, { token }: { readonly token: string }): void {
    this.become({ kind: 'signed-in', userId }, token);
  }

  end(): Promise<void> {
    this.become({ kind: 'anonymous' });
    return Promise.resolve();
  }

  onChange(run: (state: SessionState) => void): () => void {
    this.#listeners.add(run);
    return () => this.#listeners.delete(run);
  }

  become(state: SessionState, bearer?: string): void {
    this.state = state;
    this.bearer = bearer;
    for (const run of [...this.#listeners]) run(state);
  }

  signIn(userId: number, bearer = 'token'): void {
    this.become({ kind: 'signed-in', userId }, bearer);
  }
}
