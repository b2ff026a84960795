import { actionBound, makeAutoObservable, observableShallow } from 'mobx';
import type { ReportEntry, Reports } from './Reports.ts';
import { scrub } from './scrub.ts';

const entriesMax = 200;

export interface ReportLogDependencies {
  readonly nowMs: () => number;
}

/** The newest 200 errors without private data, for the inspector and for reporters. */
export class ReportLog implements Reports {
  readonly entries: ReportEntry[] = [];
  readonly #nowMs: () => number;

  constructor({ nowMs }: ReportLogDependencies) {
    this.#nowMs = nowMs;
    // An explicit action: a report may come during a render, where an automatic action could not
    // write.
    makeAutoObservable(this, { entries: observableShallow, report: actionBound });
  }

  report(error: unknown, origin: { readonly plugin: string; readonly contribution: string }): void {
    const atMs = this.#nowMs();
    const entry: ReportEntry = {
      atMs,
      plugin: origin.plugin,
      contribution: origin.contribution,
      message: scrub(describe(error)),
    };
    this.entries.push(entry);
    if (this.entries.length > entriesMax) this.entries.splice(0, this.entries.length - entriesMax);
  }
}

function describe(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  return typeof error === 'string' ? error : `Thrown value of type ${typeof error}`;
}
