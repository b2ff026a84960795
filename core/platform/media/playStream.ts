import type { Dispose } from '../../contract/Dispose.ts';
import { isMediaAddress } from './isMediaAddress.ts';

/** `unsupported` by this browser, `refused` by the platform, or `ended`. */
export type StreamEnd = 'unsupported' | 'refused' | 'ended';

export interface StreamOptions {
  readonly video: HTMLVideoElement;
  /** Address of the playlist; called at each reload, since the token in it expires. */
  readonly url: () => string;
  /** Allowed hosts besides the site's own: `mediaHosts` of the configuration, as in the policy. */
  readonly hosts: readonly string[];
  /** Called once, when playback cannot continue. */
  readonly onEnd: (why: StreamEnd) => void;
}

/** Stream being played. */
export interface PlayedStream {
  /** Jumps to the newest picture, after a pause. */
  readonly toNewest: () => void;
  /** Stops it and empties the element. */
  readonly stop: Dispose;
}

const hls = 'application/vnd.apple.mpegurl';
/** Distance to the end of the buffer at which native playback continues after a pause. */
const behindEndS = 4;

/**
 * Plays an HLS stream in a video element: by hls.js, or natively if there is no Media Source (older
 * iPhones). Browsers that support both may reload the playlist far too often natively.
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
