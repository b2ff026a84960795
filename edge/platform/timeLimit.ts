export interface TimeLimit {
  readonly signal: AbortSignal;
  /** Clears the timer once the limited work has finished. */
  readonly end: () => void;
}

/**
 * Creates a signal that aborts with a TimeoutError after a time, or together with another signal.
 * `AbortSignal.timeout` is not used, because its timer holds the signal weakly: if only dependent
 * signals are kept, as in a Request, it may be collected and never fire.
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

/** Resolves with the value, or with `otherwise` if it does not come in time. */
export function within<Value, Otherwise>(
  value: Promise<Value>,
  limitMs: number,
  otherwise: Otherwise,
): Promise<Value | Otherwise> {
  return Promise.race([value, pause(limitMs).then(() => otherwise)]);
}

/** Resolves after a time, without keeping the process alive. */
export function pause(delayMs: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, delayMs).unref());
}
