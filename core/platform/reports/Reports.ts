/** Errors for the operator, never shown to the person. */
export interface Reports {
  readonly report: (
    error: unknown,
    origin: { readonly plugin: string; readonly contribution: string },
  ) => void;
  /** Newest last, at most 200. */
  readonly entries: readonly ReportEntry[];
}

/**
 * One report: time (epoch milliseconds of the platform), its plugin and contribution, and the
 * message.
 */
export interface ReportEntry {
  readonly atMs: number;
  readonly plugin: string;
  readonly contribution: string;
  readonly message: string;
}
