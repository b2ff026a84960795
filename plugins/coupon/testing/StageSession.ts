import { makeAutoObservable, observableRef } from 'mobx';
import type { SessionState } from '#core';
import type { TestPerson } from '../../../sandbox/createTestSandbox.ts';

/** Who is on the stage: nobody, or a person whom the platform has signed in. */
export class StageSession {
  state: SessionState = { kind: 'anonymous' };
  person: TestPerson | undefined = undefined;
  readonly ready = Promise.resolve();
  readonly listeners = new Set<(state: SessionState) => void>();

  constructor() {
    makeAutoObservable(
      this,
      { ready: false, listeners: false, person: observableRef },
      { autoBind: true },
    );
  }

  get isAuthed(): boolean {
    return this.state.kind === 'signed-in';
  }

  get userId(): number | undefined {
    return this.state.kind === 'signed-in' ? this.state.userId : undefined;
  }

  setBanLevel(): void {}

  token(): Promise<string | undefined> {
    return Promise.resolve(this.person?.token);
  }

  onChange(run: (state: SessionState) => void): () => void {
    this.listeners.add(run);
    return () => this.listeners.delete(run);
  }

  become(person: TestPerson | undefined): void {
    this.person = person;
    this.state =
      person === undefined ? { kind: 'anonymous' } : { kind: 'signed-in', userId: person.userId };
    for (const run of [...this.listeners]) run(this.state);
  }
}
