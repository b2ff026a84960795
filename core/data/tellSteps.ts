import type { CoreServices } from '../contract/CoreServices.ts';
import type { EventToken } from '../contract/Token.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import type { StepTold } from '../runtime/services/stepPayload.ts';

type StepServices = Pick<CoreServices, 'clock' | 'events'>;

/** Runs one try and tells how it went; what it throws goes on to the caller. */
export type TellStep = <T>(run: () => Promise<T>) => Promise<T>;

/** What a page remembers of the steps of one event. */
interface Count {
  /** Tries since one succeeded. */
  tries: number;
  triedAtMs: number | undefined;
  openedAtMs: number | undefined;
  isDone: boolean;
}

const pages = new WeakMap<object, Map<string, Count>>();
/** A form that is opened again within it is the same opening. */
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
 * Tells the tries of a sign-in, registration, recovery or payment as events that are declared with
 * `stepPayload`. Facts are words of closed lists: nothing that a person has typed or been given.
 */
export function tellSteps<Facts extends object>(
  services: StepServices,
  event: EventToken<Facts & StepTold>,
  facts: NoInfer<Facts>,
): TellStep {
  return async (run) => {
    const count = countOf(services, event);
    const beganAtMs = services.clock.monotonicMs();
    const sinceLastMs = rounded(beganAtMs - (count.triedAtMs ?? beganAtMs));
    count.triedAtMs = beganAtMs;
    count.tries += 1;
    const tell = (step: StepTold['step'], code: string): void => {
      const ms = rounded(services.clock.monotonicMs() - beganAtMs);
      const { tries, isDone } = count;
      const told: StepTold = { step, code, tries, ms, sinceLastMs, hasDone: isDone };
      services.events.emit(event, { ...facts, ...told });
    };
    tell('sent', 'none');
    try {
      const result = await run();
      tell('completed', 'none');
      count.tries = 0;
      count.isDone = true;
      return result;
    } catch (error) {
      tell('refused', codeOf(error));
      throw error;
    }
  };
}

/** Tells that a form was opened; twice within `sameOpeningMs` counts once. */
export function tellOpened<Facts extends object>(
  services: StepServices,
  event: EventToken<Facts & StepTold>,
  facts: NoInfer<Facts>,
): void {
  const count = countOf(services, event);
  const nowMs = services.clock.monotonicMs();
  const sinceMs = count.openedAtMs === undefined ? undefined : nowMs - count.openedAtMs;
  count.openedAtMs = nowMs;
  if (sinceMs !== undefined && sinceMs < sameOpeningMs) return;
  const { tries, isDone } = count;
  const sinceLastMs = rounded(sinceMs ?? 0);
  const told: StepTold = {
    step: 'opened',
    code: 'none',
    tries,
    ms: 0,
    sinceLastMs,
    hasDone: isDone,
  };
  services.events.emit(event, { ...facts, ...told });
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
