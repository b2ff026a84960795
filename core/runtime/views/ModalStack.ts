import { makeAutoObservable, observable } from 'mobx';
import type { Modals } from '../../contract/CoreServices.ts';
import type { ModalToken } from '../../contract/Token.ts';

export interface OpenModal {
  readonly key: number;
  readonly id: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly close: (result?: unknown) => void;
}

/** Open modals, lowest first. Each is a promise to its caller. */
export class ModalStack implements Modals {
  readonly entries = observable.array<OpenModal>([], { deep: false });
  #lastKey = 0;

  constructor() {
    makeAutoObservable(this, { entries: false, open: false }, { autoBind: true });
  }

  get isAnyOpen(): boolean {
    return this.entries.length > 0;
  }

  get stack(): readonly OpenModal[] {
    return this.entries;
  }

  open<Props extends object, Result>(
    modal: ModalToken<Props, Result>,
    props: Props,
  ): Promise<Result | undefined> {
    return new Promise((resolve) => {
      this.#lastKey += 1;
      const key = this.#lastKey;
      this.push({
        key,
        id: modal.id,
        props: props as Readonly<Record<string, unknown>>,
        close: (result) => {
          if (this.remove(key)) resolve(result as Result | undefined);
        },
      });
    });
  }

  closeAll(): void {
    for (const modal of [...this.entries].reverse()) modal.close();
  }

  push(modal: OpenModal): void {
    this.entries.push(modal);
  }

  remove(key: number): boolean {
    const found = this.entries.find((modal) => modal.key === key);
    return found !== undefined && this.entries.remove(found);
  }
}
