/** What went wrong, for the operator: never for the person. */
export interface Reports {
  readonly report: (
    error: unknown,
    origin: { readonly plugin: string; readonly contribution: string },
  ) => void;
  /** Newest last, at most 200. */
  readonly entries: readonly ReportEntry[];
}

/** One report: when (epoch milliseconds of the platform), whose part of the page, and what. */
export interface ReportEntry {
  readonly atMs: number;
  readonly plugin: string;
  readonly contribution: string;
  readonly message: string;
}
