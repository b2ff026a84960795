import type { Dispose } from '../../contract/Dispose.ts';
import { isMediaAddress } from './isMediaAddress.ts';

/** `unsupported` by this browser, `refused` by the platform, or `ended`. */
export type StreamEnd = 'unsupported' | 'refused' | 'ended';

export interface StreamOptions {
  readonly video: HTMLVideoElement;
  /** Address of the playlist: asked for at each reading, since the token in it ends. */
  readonly url: () => string;
  /** Allowed hosts beside the site's own: `mediaHosts` of the configuration, as in the policy. */
  readonly hosts: readonly string[];
  /** Called once, when nothing more will come. */
  readonly onEnd: (why: StreamEnd) => void;
}

/** A stream that is played. */
export interface PlayedStream {
  /** Goes on at the newest picture, after a pause. */
  readonly toNewest: () => void;
  /** Ends it and empties the element. */
  readonly stop: Dispose;
}

const hls = 'application/vnd.apple.mpegurl';
/** So far from the end of what can be played a pause ends, where the browser plays by itself. */
const behindEndS = 4;

/**
 * Plays a stream (HLS) in a video element: by hls.js, or by the browser where there is no Media
 * Source (older iPhones). Browsers that can do both may ask for the playlist far too often by
 * themselves.
 */
export function playStream({ video, url, hosts, onEnd }: StreamOptions): PlayedStream {
  let isOver = false;
  let played: PlayedStream | undefined;
  const end = (why: StreamEnd): void => {
    if (isOver) return;
    isOver = true;
    played?.stop();
    onEnd(why);
  };
  if (!isMediaAddress(url(), hosts)) end('refused');
  else if ('MediaSource' in globalThis || 'ManagedMediaSource' in globalThis) {
    void import('./playByLibrary.ts').then(
      ({ playByLibrary }) => {
        if (!isOver) played = playByLibrary(video, url, end);
      },
      () => end('refused'),
    );
  } else if (video.canPlayType(hls) === '') end('unsupported');
  else played = playByBrowser(video, url(), end);
  return {
    toNewest: () => played?.toNewest(),
    stop() {
      isOver = true;
      played?.stop();
    },
  };
}

function playByBrowser(
  video: HTMLVideoElement,
  url: string,
  onEnd: (why: StreamEnd) => void,
): PlayedStream {
  const listening = new AbortController();
  const { signal } = listening;
  video.addEventListener('error', () => onEnd('refused'), { signal });
  video.addEventListener('ended', () => onEnd('ended'), { signal });
  video.src = url;
  return {
    toNewest() {
      const { seekable } = video;
      const last = seekable.length - 1;
      if (last >= 0)
        video.currentTime = Math.max(seekable.start(last), seekable.end(last) - behindEndS);
    },
    stop() {
      listening.abort();
      video.removeAttribute('src');
      video.load();
    },
  };
}
