const bytesMax = 64 * 1024;
const keptMax = 20;

/** Counts what browsers report against the policy, and keeps the last few to look at. */
export class ViolationCounter {
  count = 0;
  readonly #last: string[] = [];

  get last(): readonly string[] {
    return this.#last;
  }

  /** Takes a report of either kind (report-uri, Reporting API); one that is too long is counted only. */
  async record(request: Request): Promise<void> {
    this.count += 1;
    if (Number(request.headers.get('content-length') ?? 0) > bytesMax) return;
    const text = await request.text();
    if (text.length > bytesMax) return;
    this.#last.push(text);
    if (this.#last.length > keptMax) this.#last.shift();
    console.warn(`Content security policy: ${text.slice(0, 600)}`);
  }
}
