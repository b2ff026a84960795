import { makeAutoObservable } from 'mobx';
import type { CoreServices } from '../../contract/CoreServices.ts';
import type { Dispose } from '../../contract/Dispose.ts';
import { readFrameMessage } from './readFrameMessage.ts';

/** How long the provider's page may take before the whole page goes there instead. */
const readyLimitMs = 10_000;

/** What becomes of a provider's page in a frame. */
export interface FrameEnds {
  /** @param words what the page said of it, which the platform checks */
  readonly onDone: (words: Readonly<Record<string, string>>) => void;
  /** The page does not come, or may not stand in a frame: the whole page goes there instead. */
  readonly onLeave: () => void;
  /** Esc was pressed in it: the focus comes back to our page. */
  readonly onEscape: () => void;
}

/**
 * A page of a provider inside of ours: whether it has come, and what it says. It is heard when its
 * message comes from the frame's own window and the exact origin of its address.
 */
export class FrameStore {
  isReady = false;
  heightPx: number | undefined = undefined;
  readonly #scheduler: Pick<CoreServices['scheduler'], 'after'>;
  readonly #origin: string;
  readonly #source: string;
  readonly #ends: FrameEnds;

  constructor(
    { scheduler }: { readonly scheduler: Pick<CoreServices['scheduler'], 'after'> },
    { url, source }: { readonly url: string; readonly source: string },
    ends: FrameEnds,
  ) {
    this.#scheduler = scheduler;
    this.#origin = new URL(url).origin;
    this.#source = source;
    this.#ends = ends;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** @param ownWindow that of the frame: a message of any other is not the provider's */
  start(ownWindow: () => unknown): Dispose {
    const endWait = this.#scheduler.after(readyLimitMs, () => {
      if (!this.isReady) this.#ends.onLeave();
    });
    const handleMessage = (event: MessageEvent<unknown>): void => {
      if (event.origin !== this.#origin || event.source === null || event.source !== ownWindow())
        return;
      this.onMessage(event.data);
    };
    // Our own policy does not let it in: waiting would not help.
    const handleRefusal = (event: SecurityPolicyViolationEvent): void => {
      if (event.effectiveDirective === 'frame-src') this.#ends.onLeave();
    };
    globalThis.addEventListener('message', handleMessage);
    document.addEventListener('securitypolicyviolation', handleRefusal);
    return () => {
      endWait();
      globalThis.removeEventListener('message', handleMessage);
      document.removeEventListener('securitypolicyviolation', handleRefusal);
    };
  }

  private onMessage(data: unknown): void {
    const message = readFrameMessage(data, this.#source);
    if (message?.kind === 'ready') {
      this.isReady = true;
      this.heightPx = message.height;
    }
    if (message?.kind === 'left') this.#ends.onEscape();
    if (message?.kind === 'done') this.#ends.onDone(message.words);
  }
}
