import type { CoreServices } from '../contract/CoreServices.ts';
import type { EventToken } from '../contract/Token.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import type { StepReport } from '../runtime/services/stepPayload.ts';

type StepServices = Pick<CoreServices, 'clock' | 'events'>;

/** Runs one try and emits its steps; an error of the try is rethrown. */
export type StepReporter = <T>(run: () => Promise<T>) => Promise<T>;

/** State of one event's steps in a page. */
interface Count {
  /** Tries since the last success. */
  tries: number;
  triedAtMs: number | undefined;
  openedAtMs: number | undefined;
  isDone: boolean;
}

const pages = new WeakMap<object, Map<string, Count>>();
/** A form that is opened again within this time counts as the same opening. */
const sameOpeningMs = 1000;

function countOf({ events }: StepServices, { name }: { readonly name: string }): Count {
  const counts = pages.get(events) ?? new Map<string, Count>();
  pages.set(events, counts);
  const known = counts.get(name);
  if (known !== undefined) return known;
  const count = { tries: 0, triedAtMs: undefined, openedAtMs: undefined, isDone: false };
  counts.set(name, count);
  return count;
}

/**
 * Emits the tries of a sign-in, registration, recovery or payment as events that are declared with
 * `stepPayload`. Facts are words of closed lists: nothing that a person has typed or been given.
 */
export function reportSteps<Facts extends object>(
  services: StepServices,
  event: EventToken<Facts & StepReport>,
  facts: NoInfer<Facts>,
): StepReporter {
  return async (run) => {
    const count = countOf(services, event);
    const beganAtMs = services.clock.monotonicMs();
    const sinceLastMs = rounded(beganAtMs - (count.triedAtMs ?? beganAtMs));
    count.triedAtMs = beganAtMs;
    count.tries += 1;
    const report = (step: StepReport['step'], code: string): void => {
      const ms = rounded(services.clock.monotonicMs() - beganAtMs);
      const { tries, isDone } = count;
      const fields: StepReport = { step, code, tries, ms, sinceLastMs, hasDone: isDone };
      services.events.emit(event, { ...facts, ...fields });
    };
    report('sent', 'none');
    try {
      const result = await run();
      report('completed', 'none');
      count.tries = 0;
      count.isDone = true;
      return result;
    } catch (error) {
      report('refused', codeOf(error));
      throw error;
    }
  };
}

/** Emits that a form was opened; twice within `sameOpeningMs` counts once. */
export function reportOpened<Facts extends object>(
  services: StepServices,
  event: EventToken<Facts & StepReport>,
  facts: NoInfer<Facts>,
): void {
  const count = countOf(services, event);
  const nowMs = services.clock.monotonicMs();
  const sinceMs = count.openedAtMs === undefined ? undefined : nowMs - count.openedAtMs;
  count.openedAtMs = nowMs;
  if (sinceMs !== undefined && sinceMs < sameOpeningMs) return;
  const { tries, isDone } = count;
  const sinceLastMs = rounded(sinceMs ?? 0);
  const fields: StepReport = {
    step: 'opened',
    code: 'none',
    tries,
    ms: 0,
    sinceLastMs,
    hasDone: isDone,
  };
  services.events.emit(event, { ...facts, ...fields });
}

/** Rounded to 100 ms: exact durations could identify a person. */
function rounded(ms: number): number {
  return Math.max(0, Math.round(ms / 100) * 100);
}

/** A word or number of the platform's own list; texts and fields of its answer are left out. */
function codeOf(error: unknown): string {
  if (!(error instanceof HttpError)) return 'left';
  const code = String(error.errors[0]?.code ?? '');
  if (/^(?:[a-z][a-z_]{0,39}|\d{1,3})$/.test(code)) return code;
  return error.isOutcomeUnknown ? 'no_connection' : 'other';
}
