/** Common fields of every step. */
export interface StepReport {
  readonly step: 'opened' | 'sent' | 'refused' | 'completed';
  /** `none`, `left` (the person went away), `no_connection`, `other`, or a code of the platform. */
  readonly code: string;
  /** Tries in this page since the last success, including this one. */
  readonly tries: number;
  /** Duration of the try, rounded to tenths of a second. */
  readonly ms: number;
  /** Time since the previous try or opening; 0 for the first. */
  readonly sinceLastMs: number;
  /** A try in this page has succeeded before. */
  readonly hasDone: boolean;
}

const count = { type: 'integer', minimum: 0 } as const;

/**
 * Schema of an event of steps: closed lists, counts and durations. It has no place for texts, ids,
 * amounts or other personal data.
 *
 * @param facts allowed words of each further field
 */
export function stepPayload(facts: Readonly<Record<string, readonly string[]>>) {
  const properties = {
    ...Object.fromEntries(Object.entries(facts).map(([name, words]) => [name, { enum: words }])),
    step: { enum: ['opened', 'sent', 'refused', 'completed'] },
    code: { type: 'string', pattern: '^(?:[a-z][a-z_]{0,39}|\\d{1,3})$' },
    tries: count,
    ms: count,
    sinceLastMs: count,
    hasDone: { type: 'boolean' },
  };
  return {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  } as const;
}
