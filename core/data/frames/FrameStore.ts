import { makeAutoObservable } from 'mobx';
import type { CoreServices } from '../../contract/CoreServices.ts';
import type { Dispose } from '../../contract/Dispose.ts';
import { readFrameMessage } from './readFrameMessage.ts';

/** Time limit for the provider's page; afterwards the whole page navigates there instead. */
const readyLimitMs = 10_000;

/** Callbacks for the end of a provider's page in a frame. */
export interface FrameEnds {
  /** @param words result as the page reports it; the platform verifies it */
  readonly onDone: (words: Readonly<Record<string, string>>) => void;
  /** The page does not load, or may not be framed: the whole page navigates there instead. */
  readonly onLeave: () => void;
  /** Esc was pressed in the frame: focus returns to our page. */
  readonly onEscape: () => void;
}

/**
 * Embedded page of a provider: its loading state and messages. A message counts only from the
 * frame's own window and the exact origin of its address.
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

  /** @param ownWindow window of the frame; messages of any other window are ignored */
  start(ownWindow: () => unknown): Dispose {
    const endWait = this.#scheduler.after(readyLimitMs, () => {
      if (!this.isReady) this.#ends.onLeave();
    });
    const handleMessage = (event: MessageEvent<unknown>): void => {
      if (event.origin !== this.#origin || event.source === null || event.source !== ownWindow())
        return;
      this.onMessage(event.data);
    };
    // Our own content security policy blocks it: waiting would not help.
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
