/** Inputs of a description: the answers of the route's `firstData`, in their order. */
export interface StructuredDataFacts {
  readonly language: string;
  readonly params: Readonly<Record<string, string>>;
  /** Undefined for an answer that did not arrive in time. */
  readonly answers: readonly unknown[];
  /** Absolute address of a path behind the language. */
  readonly addressOf: (path: string) => string;
  /** `namespace:key`. */
  readonly translate: (key: string) => string;
}

/**
 * Objects of schema.org for a page, without `@context`. A plugin exports them by route name in a
 * feature's `structuredData.ts`, which only the edge imports. Undefined if the answers are
 * insufficient.
 */
export type StructuredData = (facts: StructuredDataFacts) => readonly object[];
