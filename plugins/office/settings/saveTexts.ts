import { HttpError } from '#core';

/** Why a change failed: text of the platform, or of the page. */
export type SaveFailure =
  | { readonly kind: 'told'; readonly text: string }
  | { readonly kind: 'invalid' | 'signed-out' | 'forbidden' | 'failed' };

/** Result of the newest change of a setting; `text` is the platform's. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly text: string | undefined }
  | { readonly kind: 'failed'; readonly failure: SaveFailure };

const mostFailures = 3;
/** Type of messages meant for the person. */
const forPerson = 2;

export function saveFailure(error: unknown): SaveFailure {
  if (!(error instanceof HttpError)) return { kind: 'failed' };
  const told = error.errors.find(({ status }) => status === forPerson);
  if (told !== undefined) return { kind: 'told', text: told.detail };
  switch (error.status) {
    case 400:
      return { kind: 'invalid' };
    case 401:
      return { kind: 'signed-out' };
    case 403:
      return { kind: 'forbidden' };
    default:
      return { kind: 'failed' };
  }
}

/** Texts above the page: only failures if there are any, the most important first. */
export interface SaveTexts {
  readonly failures: readonly SaveFailure[];
  /** Distinct texts of the platform; empty: the default text. */
  readonly successes: readonly string[];
}

/**
 * One message for several changes saved together. Source: specification 2, section 5: at most
 * three failures by priority, else the messages of success without doubles.
 */
export function saveTexts(outcomes: readonly SaveOutcome[]): SaveTexts | undefined {
  if (outcomes.length === 0) return undefined;
  const failures = outcomes.flatMap((outcome) =>
    outcome.kind === 'failed' ? [outcome.failure] : [],
  );
  const texts = outcomes.flatMap((outcome) =>
    outcome.kind === 'saved' && outcome.text !== undefined ? [outcome.text] : [],
  );
  const unlike = failures.filter(
    (failure, index) => failures.findIndex((other) => isSame(other, failure)) === index,
  );
  return {
    failures: unlike
      .toSorted((first, second) => priorityOf(second) - priorityOf(first))
      .slice(0, mostFailures),
    successes: failures.length > 0 ? [] : [...new Set(texts)],
  };
}

/** Messages of the platform come first; source: specification 2, section 8. */
function priorityOf({ kind }: SaveFailure): number {
  return kind === 'told' ? 1 : 0;
}

function isSame(first: SaveFailure, second: SaveFailure): boolean {
  return (
    first.kind === second.kind &&
    (first.kind !== 'told' || second.kind !== 'told' || first.text === second.text)
  );
}
