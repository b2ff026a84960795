import type { PageMatch } from '../../core/runtime/routes/findPage.ts';
import type { InlinedAnswer } from './firstDataOf.ts';

/** The platform's name of the subject of the page; undefined if its first data has none. */
export function nameInFirstData(
  { route, params }: PageMatch,
  firstData: readonly InlinedAnswer[],
): string | undefined {
  const { titleFrom } = route;
  const answer = firstData.find(({ endpoint }) => endpoint === titleFrom?.endpoint)?.answer;
  if (titleFrom === undefined || answer === undefined) return undefined;
  const names = titleFrom.names.map((way) =>
    way.split('.').reduce<unknown>((place, step) => goTo(place, step, params), answer),
  );
  return names.every((name) => typeof name === 'string' && name !== '')
    ? names.join(' – ')
    : undefined;
}

function goTo(place: unknown, step: string, params: Readonly<Record<string, string>>): unknown {
  const [, parameter, key = 'id'] = /^\{(\w+)(?::(\w+))?\}$/.exec(step) ?? [];
  if (parameter === undefined)
    return typeof place === 'object' && place !== null
      ? (place as Readonly<Record<string, unknown>>)[step]
      : undefined;
  const id = Number.parseInt(params[parameter] ?? '', 10);
  return Array.isArray(place)
    ? place.find(
        (item: unknown) =>
          typeof item === 'object' &&
          item !== null &&
          (item as Readonly<Record<string, unknown>>)[key] === id,
      )
    : undefined;
}
