import { ApiError, invalidQuery } from './ApiError.ts';
import type { SandboxContext } from './SandboxApp.ts';

/** Returns the query of a call, for the readers below. */
export function queryOf(context: SandboxContext): URLSearchParams {
  return new URL(context.req.url).searchParams;
}

function refuse(name: string, value: string, rule: string): ApiError {
  return invalidQuery(name, `${name} is "${value.slice(0, 60)}": give ${rule}`);
}

/** Reads an integer within bounds; returns the fallback if it is absent. */
export function queryInteger<Fallback>(
  query: URLSearchParams,
  name: string,
  minimum: number,
  maximum: number,
  fallback: Fallback,
): number | Fallback {
  const text = query.get(name);
  if (text === null || text === '') return fallback;
  const value = /^-?\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(value) || value < minimum || value > maximum)
    throw refuse(name, text, `a whole number from ${minimum} to ${maximum}`);
  return value;
}

export function queryBoolean(query: URLSearchParams, name: string): boolean | undefined {
  const text = query.get(name);
  if (text === null || text === '') return undefined;
  if (text === 'true' || text === '1') return true;
  if (text === 'false' || text === '0') return false;
  throw refuse(name, text, 'true or false');
}

/** Reads ids that are separated by commas or repeated. */
export function queryIds(
  query: URLSearchParams,
  name: string,
  maximum: number,
): number[] | undefined {
  const texts = query
    .getAll(name)
    .flatMap((text) => text.split(','))
    .filter((text) => text !== '');
  if (texts.length === 0) return undefined;
  if (texts.length > maximum) throw refuse(name, `${texts.length} ids`, `at most ${maximum} ids`);
  return texts.map((text) => {
    const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
    if (!Number.isSafeInteger(value) || value < 1)
      throw refuse(name, text, 'ids separated by commas');
    return value;
  });
}

export function queryChoice<Choice extends string>(
  query: URLSearchParams,
  name: string,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  const text = query.get(name);
  if (text === null || text === '') return fallback;
  const choice = choices.find((each) => each === text);
  if (choice === undefined) throw refuse(name, text, `one of ${choices.join(', ')}`);
  return choice;
}

/** Reads an id of the path; undefined if it is malformed. */
export function pathId(text: string | undefined): number | undefined {
  const value = text !== undefined && /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(value) && value >= 1 ? value : undefined;
}

/** Reads choices that are separated by commas or repeated, each once; undefined without any. */
export function queryChoices<Choice extends string>(
  query: URLSearchParams,
  name: string,
  choices: readonly Choice[],
  maximum: number,
): Choice[] | undefined {
  const texts = [
    ...new Set(
      query
        .getAll(name)
        .flatMap((text) => text.split(','))
        .filter((text) => text !== ''),
    ),
  ];
  if (texts.length === 0) return undefined;
  if (texts.length > maximum) throw refuse(name, `${texts.length} values`, `at most ${maximum}`);
  return texts.map((text) => {
    const choice = choices.find((each) => each === text);
    if (choice === undefined) throw refuse(name, text, `some of ${choices.join(', ')}`);
    return choice;
  });
}
