import type { ConfigurationProblem } from '../core/config/checkConfiguration.ts';
import { originOf } from '../core/config/originOf.ts';

export interface ProblemSources {
  readonly brand: string;
  /** The merged layers, not checked yet. */
  readonly value: Readonly<Record<string, unknown>>;
  readonly origins: ReadonlyMap<string, string>;
}

/** `config/northline.json  features.snow  "yes" must be boolean: the feature is off` */
export function describeProblem({ path, message, remedy }: ConfigurationProblem, { brand, value, origins }: ProblemSources): string {
  const origin = originOf(origins, path);
  const file = origin === undefined || origin === 'defaults' ? `${brand}.json` : origin;
  const said = JSON.stringify(valueAt(value, path))?.slice(0, 80);
  return [`config/${file}`, path, `${said === undefined ? '' : `${said} `}${message}${remedy === 'none' ? '' : `: ${remedy}`}`].join('  ');
}

/** Keys may have dots themselves: `features.betting.live`. */
function valueAt(value: unknown, path: string): unknown {
  if (path === '' || typeof value !== 'object' || value === null) return value;
  const key = Object.keys(value).find((each) => path === each || path.startsWith(`${each}.`));
  if (key === undefined) return undefined;
  return valueAt((value as Readonly<Record<string, unknown>>)[key], path.slice(key.length + 1));
}
