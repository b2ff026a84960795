export interface TimeLimit {
  readonly signal: AbortSignal;
  /** What was limited has come: the timer is not needed any more. */
  readonly end: () => void;
}

/**
 * A signal that aborts with a TimeoutError after a time, or as another signal does. `AbortSignal.timeout` is held weakly
 * by its timer: where only signals that follow it are kept, as in a Request, it may be collected and never fire.
 */
export function timeLimit(limitMs: number, other?: AbortSignal): TimeLimit {
  const limit = new AbortController();
  const timer = setTimeout(
    () => limit.abort(new DOMException(`No answer within ${limitMs} ms`, 'TimeoutError')),
    limitMs,
  );
  timer.unref();
  const follow = (): void => limit.abort(other?.reason);
  if (other?.aborted === true) follow();
  else other?.addEventListener('abort', follow, { once: true });
  return {
    signal: limit.signal,
    end: () => {
      clearTimeout(timer);
      other?.removeEventListener('abort', follow);
    },
  };
}
