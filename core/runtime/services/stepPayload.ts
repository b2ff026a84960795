/** What every step says besides its own facts. */
export interface StepReport {
  readonly step: 'opened' | 'sent' | 'refused' | 'completed';
  /** `none`, `left` (the person went), `no_connection`, `other`, or a code of the platform. */
  readonly code: string;
  /** Tries in this page since one succeeded, with this one. */
  readonly tries: number;
  /** How long the try took, to tenths of a second. */
  readonly ms: number;
  /** Since the try, or the opening, before; 0 for the first. */
  readonly sinceLastMs: number;
  /** One has succeeded in this page before. */
  readonly hasDone: boolean;
}

const count = { type: 'integer', minimum: 0 } as const;

/**
 * The schema of an event of steps: closed lists, counts and durations. No text, id, amount, or
 * anything else of a person has a place in it.
 *
 * @param facts the words that each further field may have
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
