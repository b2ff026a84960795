import type { ErrorItem } from './HttpError.ts';

function isErrorItem(value: unknown): value is ErrorItem {
  if (typeof value !== 'object' || value === null || !('code' in value) || !('detail' in value))
    return false;
  return (
    (typeof value.code === 'string' || typeof value.code === 'number') &&
    typeof value.detail === 'string'
  );
}

/** Parses an error response; without errors when it is not the contract's (a proxy's page). */
export function parseErrorAnswer(text: string): {
  readonly errors: readonly ErrorItem[];
  readonly exceptionCode: number | undefined;
} {
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer !== 'object' || answer === null)
      return { errors: [], exceptionCode: undefined };
    const errors =
      'errors' in answer && Array.isArray(answer.errors) ? answer.errors.filter(isErrorItem) : [];
    const exceptionCode =
      'exception_code' in answer && typeof answer.exception_code === 'number'
        ? answer.exception_code
        : undefined;
    return { errors, exceptionCode };
  } catch {
    return { errors: [], exceptionCode: undefined };
  }
}
