import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { HttpError, type Dispose, type Http, type Scheduler } from '#core';
import { fileAppeal, loadAppeals, type AppealHistory } from '../api/AppealApi.ts';

export interface AppealsDependencies {
  readonly http: Http;
  readonly scheduler: Scheduler;
  /** The site may be open again after an answer. */
  readonly onAnswered: () => void;
}

/** An answer may come while the page is open. */
const refreshMs = 30_000;

/** ACC-30: the appeals of the person and the one that is being written. What is typed stays until it has arrived. */
export class AppealsStore {
  loaded: AppealHistory | undefined = undefined;
  hasLoadFailed = false;
  text = '';
  progress: 'typing' | 'sending' | 'blank' | 'failed' = 'typing';
  readonly #dependencies: AppealsDependencies;

  constructor(dependencies: AppealsDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { loaded: observableRef, start: false }, { autoBind: true });
  }

  start(): Dispose {
    return this.#dependencies.scheduler.poll({ everyMs: refreshMs, isImmediate: true }, this.load);
  }

  async load(): Promise<void> {
    const wasOpen = this.loaded?.appeals.some((appeal) => appeal.state === 'open') === true;
    try {
      const loaded = await loadAppeals(this.#dependencies.http);
      runInAction(() => {
        this.loaded = loaded;
        this.hasLoadFailed = false;
      });
      if (wasOpen && loaded.appeals.every((appeal) => appeal.state !== 'open')) this.#dependencies.onAnswered();
    } catch {
      // The list that is there stays; the next turn asks again.
      runInAction(() => (this.hasLoadFailed = this.loaded === undefined));
    }
  }

  setText(text: string): void {
    this.text = text;
    if (this.progress !== 'sending') this.progress = 'typing';
  }

  async send(): Promise<void> {
    if (this.progress === 'sending') return;
    if (this.text.trim() === '') {
      this.progress = 'blank';
      return;
    }
    this.progress = 'sending';
    try {
      await fileAppeal(this.#dependencies.http, this.text.trim());
      runInAction(() => {
        this.text = '';
        this.progress = 'typing';
      });
    } catch (error) {
      const isTaken = error instanceof HttpError && error.status === 409;
      runInAction(() => (this.progress = isTaken ? 'typing' : 'failed'));
    }
    await this.load();
  }
}
