/** Describes a page from the answers of the route's `firstData`, in their order. */
export interface StructuredDataFacts {
  readonly language: string;
  readonly params: Readonly<Record<string, string>>;
  /** Undefined where an answer did not come in time. */
  readonly answers: readonly unknown[];
  /** Absolute address of a path after the language. */
  readonly addressOf: (path: string) => string;
  /** `namespace:key`. */
  readonly translate: (key: string) => string;
}

/**
 * Objects of schema.org for a page, without `@context`. A plugin gives them in a feature's
 * `structuredData.ts`, by route name: the edge alone reads that file. Undefined when the answers do
 * not suffice.
 */
export type StructuredData = (facts: StructuredDataFacts) => readonly object[];
