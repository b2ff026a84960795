export interface TimeLimit {
  readonly signal: AbortSignal;
  /** Ends the timer, when what was limited has come. */
  readonly end: () => void;
}

/**
 * A signal that aborts with a TimeoutError after a time, or as another signal does. The timer of
 * `AbortSignal.timeout` holds its signal weakly: where only signals that follow it are kept, as in
 * a Request, it may be collected and never fire.
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

/** The value, or `otherwise` when it does not come in time. */
export function within<Value, Otherwise>(
  value: Promise<Value>,
  limitMs: number,
  otherwise: Otherwise,
): Promise<Value | Otherwise> {
  return Promise.race([value, pause(limitMs).then(() => otherwise)]);
}

/** Resolves after a time; it does not keep the process running. */
export function pause(delayMs: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, delayMs).unref());
}
