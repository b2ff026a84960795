import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type Dispose, type Http } from '#core';
import { createResource, type Resource, type ResourceServices } from '#core/data';
import { fileAppeal, loadAppeals, type AppealHistory } from './AppealApi.ts';

export interface AppealsDependencies extends ResourceServices {
  readonly http: Http;
  /** Called after an answer, because the site may be open again. */
  readonly onAnswered: () => void;
}

/** An answer may arrive while the page is open. */
const refreshMs = 30_000;

/** ACC-30: the person's appeals and the draft of a new one, which stays until it was sent. */
export class AppealsStore {
  readonly history: Resource<AppealHistory>;
  text = '';
  progress: 'typing' | 'sending' | 'blank' | 'failed' = 'typing';
  readonly #dependencies: AppealsDependencies;

  constructor(dependencies: AppealsDependencies) {
    this.#dependencies = dependencies;
    this.history = createResource(dependencies, {
      ask: () => loadAppeals(dependencies.http),
      everyMs: refreshMs,
      onValue: (history) => this.notifyAnswered(history),
    });
    makeAutoObservable(this, { history: false, start: false }, { autoBind: true });
  }

  start(): Dispose {
    return this.history.open();
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
    await this.history.refresh();
  }

  private notifyAnswered({ appeals }: AppealHistory): void {
    const isOpen = (list: AppealHistory['appeals'] = []): boolean =>
      list.some((appeal) => appeal.state === 'open');
    if (isOpen(this.history.value?.appeals) && !isOpen(appeals)) this.#dependencies.onAnswered();
  }
}
