import { actionBound, makeAutoObservable, observableShallow } from 'mobx';
import type { ReportEntry, Reports } from '../services/CoreServices.ts';
import { scrub } from './scrub.ts';

const mostKept = 200;
const mostSentPerMinute = 10;
const minuteMs = 60_000;

export interface ReportLogDependencies {
  readonly nowMs: () => number;
  /** Sends an entry to the operator's collector. */
  readonly send?: (entry: ReportEntry) => void;
}

/** What went wrong, scrubbed: the newest 200 for the inspector, at most ten a minute for the operator's collector. */
export class ReportLog implements Reports {
  readonly entries: ReportEntry[] = [];
  readonly #nowMs: () => number;
  readonly #send: ((entry: ReportEntry) => void) | undefined;
  #sentAtMs: number[] = [];

  constructor({ nowMs, send }: ReportLogDependencies) {
    this.#nowMs = nowMs;
    this.#send = send;
    // A true action: a report may come while an observer is drawn, and an automatic one would not act there.
    makeAutoObservable(this, { entries: observableShallow, report: actionBound });
  }

  report(error: unknown, origin: { readonly plugin: string; readonly contribution: string }): void {
    const atMs = this.#nowMs();
    const entry: ReportEntry = { atMs, plugin: origin.plugin, contribution: origin.contribution, message: scrub(describe(error)) };
    this.entries.push(entry);
    if (this.entries.length > mostKept) this.entries.splice(0, this.entries.length - mostKept);
    this.#sentAtMs = this.#sentAtMs.filter((sentAtMs) => atMs - sentAtMs < minuteMs);
    if (this.#send === undefined || this.#sentAtMs.length >= mostSentPerMinute) return;
    this.#sentAtMs.push(atMs);
    try {
      this.#send(entry);
    } catch {
      // A collector that fails must not become an error to report.
    }
  }
}

function describe(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  return typeof error === 'string' ? error : `Thrown value of type ${typeof error}`;
}
