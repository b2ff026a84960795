import type { Dispose, Scheduler } from '../../contract/CoreServices.ts';

/** `unsupported`: no player of this browser takes it; `refused`: the platform did not give it; `ended`: it is over. */
export type StreamEnd = 'unsupported' | 'refused' | 'ended';

export interface StreamOptions {
  readonly video: HTMLVideoElement;
  /** Address of the playlist, a path of the site: asked for at each reading, since what is sealed in it ends. */
  readonly url: () => string;
  readonly scheduler: Pick<Scheduler, 'after'>;
  /** Called once, when nothing more will come. */
  readonly onEnd: (why: StreamEnd) => void;
}

const hls = 'application/vnd.apple.mpegurl';

/**
 * Plays a live stream (hls) in a video element: by a small player of ours over Media Source, whose code comes then,
 * and by the browser itself where that is the only way (phones of Apple). Some browsers that can do both ask for the
 * playlist a hundred times a second by themselves, so theirs is the second choice. Paths of the site only, so that
 * neither the policy nor a token leaks. Not for games and other frames: they bring players of their own.
 *
 * @returns ends it and empties the element
 */
export function playStream({ video, url, scheduler, onEnd }: StreamOptions): Dispose {
  let isOver = false;
  let stop: Dispose = () => undefined;
  const end = (why: StreamEnd): void => {
    if (isOver) return;
    isOver = true;
    stop();
    onEnd(why);
  };
  if (!/^\/(?!\/)/.test(url())) end('refused');
  else if (typeof MediaSource === 'function') {
    void import('./SegmentPlayer.ts').then(
      ({ SegmentPlayer }) => {
        if (isOver) return;
        const player = new SegmentPlayer({ video, url, scheduler, onEnd: end });
        stop = () => player.dispose();
        player.start();
      },
      () => end('refused'),
    );
  } else if (video.canPlayType(hls) === '') end('unsupported');
  else stop = playByBrowser(video, url(), end);
  return () => {
    isOver = true;
    stop();
  };
}

function playByBrowser(
  video: HTMLVideoElement,
  url: string,
  onEnd: (why: StreamEnd) => void,
): Dispose {
  const listening = new AbortController();
  const { signal } = listening;
  video.addEventListener('error', () => onEnd('refused'), { signal });
  video.addEventListener('ended', () => onEnd('ended'), { signal });
  video.src = url;
  return () => {
    listening.abort();
    video.removeAttribute('src');
    video.load();
  };
}
