import type { ConfigurationProblem } from '../../core/runtime/configuration/checkConfiguration.ts';
import { configurationFile } from '../../core/runtime/configuration/configurationFile.ts';
import { valueAt } from '../../core/runtime/configuration/valueAt.ts';

export interface ProblemSources {
  readonly brand: string;
  /** The merged layers, not checked yet. */
  readonly value: Readonly<Record<string, unknown>>;
  readonly origins: ReadonlyMap<string, string>;
}

/** `config/northline.json  features.snow  "yes" must be boolean: the feature is off` */
export function describeProblem(
  { path, message, remedy }: ConfigurationProblem,
  { brand, value, origins }: ProblemSources,
): string {
  const said = JSON.stringify(valueAt(value, path))?.slice(0, 80);
  return [
    configurationFile(origins, path, brand),
    path,
    `${said === undefined ? '' : `${said} `}${message}${remedy === 'none' ? '' : `: ${remedy}`}`,
  ].join('  ');
}
