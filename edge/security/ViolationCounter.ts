import { readLimited } from '../platform/readLimited.ts';

const bytesMax = 64 * 1024;
const trackedMax = 20;
const loggedCharacters = 600;
/** Limit of log lines, because any client can send reports. */
const loggedPerMinute = 10;
const minuteMs = 60_000;

/** Counts the policy violations that browsers report, and keeps the last few for inspection. */
export class ViolationCounter {
  count = 0;
  readonly #last: string[] = [];
  readonly #nowMs: () => number;
  #minute = 0;
  #loggedInMinute = 0;

  constructor(nowMs: () => number = Date.now) {
    this.#nowMs = nowMs;
  }

  get last(): readonly string[] {
    return this.#last;
  }

  /** Records a report of report-uri or the Reporting API; one that is too long is only counted. */
  async record(request: Request): Promise<void> {
    this.count += 1;
    const text = await readLimited(request, bytesMax);
    if (text === undefined) return;
    this.#last.push(text);
    if (this.#last.length > trackedMax) this.#last.shift();
    // Logged as JSON, so that no report can forge a log line.
    if (this.#mayLog())
      console.warn(`Content security policy: ${JSON.stringify(text.slice(0, loggedCharacters))}`);
  }

  #mayLog(): boolean {
    const minute = Math.floor(this.#nowMs() / minuteMs);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#loggedInMinute = 0;
    }
    this.#loggedInMinute += 1;
    return this.#loggedInMinute <= loggedPerMinute;
  }
}
