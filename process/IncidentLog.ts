interface Incident {
  count: number;
  loggedAtMs: number;
}

const logEveryMs = 60_000;
const kindsMax = 1000;

/**
 * Logs internal errors that belong to no response: the first of a kind as a JSON line at once,
 * further ones as one line a minute with their count, so that neither a full disk nor a repeated
 * call floods the log.
 */
export class IncidentLog {
  readonly #nowMs: () => number;
  readonly #write: (line: string) => void;
  readonly #incidents = new Map<string, Incident>();
  #total = 0;

  constructor(
    nowMs: () => number = Date.now,
    write: (line: string) => void = (line) => console.error(line),
  ) {
    this.#nowMs = nowMs;
    this.#write = write;
  }

  /** Count of all incidents since the start. */
  get total(): number {
    return this.#total;
  }

  add(event: string, error: unknown): void {
    const { name, message, stack } = describe(error);
    const nowMs = this.#nowMs();
    const key = `${event} ${message}`;
    if (this.#incidents.size >= kindsMax) this.#incidents.clear();
    const incident = this.#incidents.get(key) ?? { count: 0, loggedAtMs: Number.NEGATIVE_INFINITY };
    this.#incidents.set(key, incident);
    this.#total += 1;
    incident.count += 1;
    if (Math.abs(nowMs - incident.loggedAtMs) < logEveryMs) return;
    const { count } = incident;
    Object.assign(incident, { count: 0, loggedAtMs: nowMs } satisfies Incident);
    this.#write(JSON.stringify({ level: 'error', event, name, message, count, stack }));
  }

  /** Runs the work; a throw or rejection is logged and does not reach the caller. */
  guard(event: string, work: () => void | Promise<void>): void {
    try {
      const going: unknown = work();
      // The work may return any value, such as the size of a Set.
      if (going instanceof Promise) going.catch((error: unknown) => this.add(event, error));
    } catch (error) {
      this.add(event, error);
    }
  }
}

function describe(error: unknown): { name: string; message: string; stack: string | undefined } {
  return error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack }
    : { name: 'NoError', message: String(error), stack: undefined };
}
