import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import {
  HttpError,
  playStream,
  type CoreServices,
  type Dispose,
  type PlayedStream,
  type StreamEnd,
} from '#core';
import type { VideoToken } from '../../auth/contract.ts';
import { loadStream } from './MediaApi.ts';

/** `refused`: may come back and can be tried again; `gone`: there is no broadcast of the event. */
export type VideoState =
  | 'waiting'
  | 'loading'
  | 'playing'
  | 'paused'
  | 'refused'
  | 'gone'
  | 'unsupported';

/** How often a broken stream is asked for again by itself, each time after a longer wait. */
const retriesMax = 3;
const retryAfterMs = 2000;

type VideoCore = Pick<CoreServices, 'config' | 'http' | 'scheduler'>;

/**
 * One broadcast while it is watched. It owns the element, so that the picture continues when the
 * player moves between the page and the place above it.
 */
export class VideoSession {
  state: VideoState = 'waiting';
  isMuted = true;
  delayS = 0;
  readonly eventId: number;
  readonly element: HTMLVideoElement;
  readonly #core: VideoCore;
  readonly #token: VideoToken;
  readonly #ends: readonly Dispose[];
  #stream: PlayedStream | undefined;
  #stopRetry: Dispose | undefined;
  #url = '';
  #retries = 0;
  /** The element is being moved in the document, which pauses the picture. */
  #isMoving = false;

  constructor(core: VideoCore, token: VideoToken, eventId: number) {
    this.#core = core;
    this.#token = token;
    this.eventId = eventId;
    this.element = document.createElement('video');
    this.element.muted = true;
    this.element.playsInline = true;
    this.element.disableRemotePlayback = true;
    makeAutoObservable(
      this,
      { eventId: false, element: observableRef, dispose: false },
      { autoBind: true },
    );
    const listening = new AbortController();
    const { signal } = listening;
    this.element.addEventListener('playing', () => this.#begin(), { signal });
    this.element.addEventListener('pause', () => this.#rest(), { signal });
    this.element.addEventListener(
      'volumechange',
      () => runInAction(() => (this.isMuted = this.element.muted)),
      { signal },
    );
    this.#ends = [
      () => listening.abort(),
      // The first token starts it.
      reaction(
        () => this.#token.token !== undefined,
        (hasToken) => (hasToken ? void this.#load() : this.stop()),
        { fireImmediately: true },
      ),
      // The token in the address expires: a running stream continues with the next one.
      reaction(
        () => this.#token.token,
        () => this.#stream !== undefined && void this.#renew(),
      ),
    ];
  }

  get canRetry(): boolean {
    return this.state === 'refused';
  }

  retry(): void {
    this.#retries = 0;
    void this.#load();
  }

  /** Continues with the live picture, not at the paused position. */
  play(): void {
    this.#stream?.toNewest();
    this.#play();
  }

  pause(): void {
    this.element.pause();
  }

  setMuted(isMuted: boolean): void {
    this.element.muted = isMuted;
  }

  /** Continues at once after a move in the document has paused the picture. */
  moved(): void {
    if (this.state !== 'playing' && this.state !== 'loading') return;
    this.#isMoving = this.state === 'playing';
    this.#play();
  }

  stop(): void {
    this.#stream?.stop();
    this.#stopRetry?.();
    this.#stream = undefined;
    this.#stopRetry = undefined;
    this.state = 'waiting';
  }

  dispose(): void {
    for (const end of this.#ends) end();
    this.stop();
    this.element.remove();
  }

  async #load(): Promise<void> {
    const { token } = this.#token;
    if (token === undefined) return;
    this.stop();
    this.#set('loading');
    try {
      const { url, delayS } = await loadStream(this.#core, this.eventId, token);
      if (this.state !== 'loading' || this.#stream !== undefined) return;
      this.#url = url;
      runInAction(() => (this.delayS = delayS));
      this.#stream = playStream({
        video: this.element,
        url: () => this.#url,
        hosts: this.#core.config.mediaHosts,
        onEnd: this.end,
      });
      this.#play();
    } catch (error) {
      // Stopped or signed out meanwhile.
      if (this.state !== 'loading') return;
      this.end(error instanceof HttpError && error.status === 404 ? 'ended' : 'refused');
    }
  }

  async #renew(): Promise<void> {
    const { token } = this.#token;
    if (token === undefined) return;
    try {
      this.#url = (await loadStream(this.#core, this.eventId, token)).url;
    } catch {
      // The old token holds for a while; when it is over, the stream is asked for again.
    }
  }

  end(why: StreamEnd): void {
    this.stop();
    if (why === 'refused' && this.#retries < retriesMax) {
      this.#retries += 1;
      this.state = 'loading';
      this.#stopRetry = this.#core.scheduler.after(
        retryAfterMs * this.#retries,
        () => void this.#load(),
      );
    } else this.state = why === 'ended' ? 'gone' : why;
  }

  #play(): void {
    // Rejected if the browser requires a press first (the button stays) or if the stream has ended.
    void this.element.play().catch(() => this.#stream !== undefined && this.#set('paused'));
  }

  #begin(): void {
    this.#isMoving = false;
    this.#retries = 0;
    this.#set('playing');
  }

  #rest(): void {
    if (this.state === 'playing' && !this.#isMoving && this.element.isConnected)
      this.#set('paused');
  }

  #set(state: VideoState): void {
    runInAction(() => (this.state = state));
  }
}
