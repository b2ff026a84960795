import type { Dispose } from '../../contract/CoreServices.ts';
import type { StreamEnd, StreamOptions } from './playStream.ts';
import { readPlaylist, type PlaylistSegment } from './readPlaylist.ts';
import { streamCodecs } from './streamCodecs.ts';

/** So many segments from the end a live stream is entered: fewer would stall at the first late one. */
const fromEnd = 3;
/** What was played is kept for so long, in case the element goes back a little. */
const keptBehindS = 20;
/** Further behind than this it goes on at the live picture. */
const mostBehindS = 16;
const mostFailures = 4;
const timeoutMs = 8000;

class StreamRefusedError extends Error {
  override readonly name = 'StreamRefusedError';

  constructor(status: number) {
    super(`The stream was answered with ${status}: ask for its address anew`);
  }
}

class StreamUnsupportedError extends Error {
  override readonly name = 'StreamUnsupportedError';

  constructor(codecs: string) {
    super(`This browser plays no ${codecs}`);
  }
}

/** Plays live HLS in segments of MP4 through Media Source: reads the playlist, adds what is new, lets go what was played. */
export class SegmentPlayer {
  readonly #options: StreamOptions;
  readonly #cancel = new AbortController();
  readonly #source = new MediaSource();
  readonly #objectUrl = URL.createObjectURL(this.#source);
  /** The one of several sizes that was taken. */
  #chosenUrl: string | undefined;
  #buffer: SourceBuffer | undefined;
  #next: number | undefined;
  #failures = 0;
  #stopWaiting: Dispose | undefined;

  constructor(options: StreamOptions) {
    this.#options = options;
  }

  start(): void {
    const { video } = this.#options;
    this.#source.addEventListener('sourceopen', () => void this.#turn(), { once: true });
    video.src = this.#objectUrl;
  }

  dispose(): void {
    if (this.#cancel.signal.aborted) return;
    this.#cancel.abort();
    this.#stopWaiting?.();
    URL.revokeObjectURL(this.#objectUrl);
    const { video } = this.#options;
    video.removeAttribute('src');
    video.load();
  }

  /** Reads the playlist once and what is new in it, then waits for the next. */
  async #turn(): Promise<void> {
    try {
      const waitS = await this.#read();
      this.#failures = 0;
      if (waitS === undefined) this.#end('ended');
      else this.#wait(waitS);
    } catch (error) {
      if (this.#cancel.signal.aborted) return;
      this.#failures += 1;
      if (error instanceof StreamUnsupportedError) this.#end('unsupported');
      else if (error instanceof StreamRefusedError || this.#failures >= mostFailures)
        this.#end('refused');
      else this.#wait(this.#failures);
    }
  }

  /** Seconds until it is worth reading again; undefined when the stream is over and played. */
  async #read(): Promise<number | undefined> {
    const url = this.#chosenUrl ?? new URL(this.#options.url(), document.baseURI).href;
    const playlist = readPlaylist(await this.#text(url), url);
    if (playlist === undefined) throw new StreamUnsupportedError('playlist of this kind');
    if (playlist.kind === 'choice') {
      this.#chosenUrl = playlist.url;
      return 0;
    }
    const { headUrl, segments, segmentS, isOver } = playlist;
    if (headUrl === undefined) throw new StreamUnsupportedError('segments without a head');
    this.#buffer ??= await this.#open(headUrl);
    const entry = segments.at(-fromEnd)?.number ?? segments[0]?.number ?? 0;
    // After a pause of the line the missing ones may be gone: it goes on with what there is.
    const from =
      this.#next === undefined || this.#next < (segments[0]?.number ?? 0) ? entry : this.#next;
    for (const segment of segments.filter(({ number }) => number >= from))
      await this.#add(this.#buffer, segment);
    this.#follow(this.#buffer);
    if (!isOver) return segmentS / 2;
    if (this.#source.readyState === 'open') this.#source.endOfStream();
    return this.#options.video.ended ? undefined : segmentS;
  }

  async #open(headUrl: string): Promise<SourceBuffer> {
    const head = await this.#bytes(headUrl);
    const codecs = streamCodecs(head);
    if (codecs === undefined || !MediaSource.isTypeSupported(codecs))
      throw new StreamUnsupportedError(codecs ?? 'stream of this kind');
    const buffer = this.#source.addSourceBuffer(codecs);
    await this.#append(buffer, head);
    return buffer;
  }

  async #add(buffer: SourceBuffer, { url, number }: PlaylistSegment): Promise<void> {
    await this.#append(buffer, await this.#bytes(url));
    this.#next = number + 1;
  }

  /** Keeps the element inside of what is there, near its end, and forgets what was played. */
  #follow(buffer: SourceBuffer): void {
    const { video } = this.#options;
    const ranges = buffer.buffered;
    if (ranges.length === 0) return;
    const [start, end] = [ranges.start(ranges.length - 1), ranges.end(ranges.length - 1)];
    if (video.currentTime < start || end - video.currentTime > mostBehindS)
      video.currentTime = Math.max(start, end - 2 * fromEnd);
    const oldest = ranges.start(0);
    if (video.currentTime - oldest > keptBehindS && !buffer.updating)
      buffer.remove(oldest, video.currentTime - keptBehindS / 2);
  }

  async #append(buffer: SourceBuffer, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    if (buffer.updating) await this.#settled(buffer);
    const isTaken = this.#settled(buffer);
    buffer.appendBuffer(bytes);
    await isTaken;
  }

  /** What the buffer is at now has come to an end; disposing ends the wait, for a source that was closed says nothing more. */
  #settled(buffer: SourceBuffer): Promise<void> {
    return new Promise((resolve, reject) => {
      const heard = new AbortController();
      const end = (how: () => void) => (): void => {
        heard.abort();
        how();
      };
      const { signal } = heard;
      buffer.addEventListener('updateend', end(resolve), { signal });
      buffer.addEventListener(
        'error',
        end(() => reject(new StreamUnsupportedError('such pictures'))),
        { signal },
      );
      this.#cancel.signal.addEventListener(
        'abort',
        end(() => reject(new DOMException('The player has ended', 'AbortError'))),
        { signal },
      );
    });
  }

  async #text(url: string): Promise<string> {
    return (await this.#fetch(url)).text();
  }

  async #bytes(url: string): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await (await this.#fetch(url)).arrayBuffer());
  }

  async #fetch(url: string): Promise<Response> {
    const answer = await fetch(url, {
      signal: AbortSignal.any([this.#cancel.signal, AbortSignal.timeout(timeoutMs)]),
      credentials: 'same-origin',
    });
    if (answer.status >= 400 && answer.status < 500) throw new StreamRefusedError(answer.status);
    if (!answer.ok) throw new Error(`The stream was answered with ${answer.status}`);
    return answer;
  }

  #wait(seconds: number): void {
    if (!this.#cancel.signal.aborted)
      this.#stopWaiting = this.#options.scheduler.after(seconds * 1000, () => void this.#turn());
  }

  #end(why: StreamEnd): void {
    this.dispose();
    this.#options.onEnd(why);
  }
}
