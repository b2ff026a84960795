import Hls, { ErrorDetails, ErrorTypes, Events } from 'hls.js/light';
import type { PlayedStream, StreamEnd } from './playStream.ts';

/** Errors that a retry does not resolve. */
const unplayable: ReadonlySet<ErrorDetails> = new Set([
  ErrorDetails.MANIFEST_PARSING_ERROR,
  ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR,
  ErrorDetails.BUFFER_ADD_CODEC_ERROR,
  ErrorDetails.BUFFER_INCOMPATIBLE_CODECS_ERROR,
]);

/** Plays by hls.js: TS and fragmented MP4, several bit rates, discontinuities, encryption. */
export function playByLibrary(
  video: HTMLVideoElement,
  url: () => string,
  onEnd: (why: StreamEnd) => void,
): PlayedStream {
  const whole = (): string => new URL(url(), document.baseURI).href;
  const own = new Set<string>();
  const listening = new AbortController();
  let hasRecovered = false;
  const hls = new Hls({
    // hls.js creates its worker from a string, which the page's policy forbids.
    enableWorker: false,
    backBufferLength: 20,
    // Both in segments: where playback of a live stream starts, and how far it may lag before it
    // jumps back there.
    liveSyncDurationCount: 3,
    liveMaxLatencyDurationCount: 8,
    capLevelToPlayerSize: true,
    // The token in the original address expires, so each reload asks for the current address.
    xhrSetup(request, asked) {
      if (!own.has(asked)) return;
      const now = whole();
      own.add(now);
      request.open('GET', now, true);
    },
  });
  hls.on(Events.ERROR, (_event, { fatal, type, details }) => {
    if (!fatal) return;
    if (unplayable.has(details)) onEnd('unsupported');
    else if (type === ErrorTypes.MEDIA_ERROR && !hasRecovered) {
      hasRecovered = true;
      hls.recoverMediaError();
    } else onEnd('refused');
  });
  video.addEventListener('ended', () => onEnd('ended'), { signal: listening.signal });
  const first = whole();
  own.add(first);
  hls.loadSource(first);
  hls.attachMedia(video);
  return {
    toNewest() {
      if (hls.liveSyncPosition !== null) video.currentTime = hls.liveSyncPosition;
    },
    stop() {
      listening.abort();
      hls.destroy();
    },
  };
}
