import { nearest } from '../../core/runtime/routes/nearest.ts';

type Choice = string | number | boolean;

/** One fault of a configuration, with all that an operator needs to mend it. */
export interface ConfigurationFault {
  readonly file: string;
  /** `menus.main[2].target`; empty for the file as a whole. */
  readonly path: string;
  readonly message: string;
  readonly value?: unknown;
  readonly allowed?: readonly Choice[] | undefined;
  /** The right value that is most like the wrong one. */
  readonly nearest?: Choice | undefined;
  /** The configuration is valid, but may not be what was meant: the check passes. */
  readonly isNote?: true;
}

/** A fault at a path. The nearest value is one of `like`, by default `allowed`. */
export type FaultAt = (
  path: string,
  message: string,
  details?: Omit<ConfigurationFault, 'file' | 'path' | 'message'> & {
    readonly like?: readonly Choice[];
  },
) => ConfigurationFault;

/** @param fileOf the file in which the value at a path stands */
export function faultsIn(fileOf: (path: string) => string): FaultAt {
  return (path, message, { like, ...details } = {}) => {
    const closest = nearest(String(details.value), (like ?? details.allowed ?? []).map(String));
    return {
      file: fileOf(path),
      path,
      message,
      nearest: closest === '*' ? undefined : closest,
      ...details,
    };
  };
}

const allowedMax = 12;

/**
 * `config/solara.json  menus.main[1]  "betting.lve" is not known; allowed: …; nearest:
 * "betting.live"`
 */
export function describeFault(fault: ConfigurationFault): string {
  const { file, path, message, value, allowed = [], isNote } = fault;
  const shownValue = value === undefined ? '' : `${shorten(JSON.stringify(value))} `;
  const shown = allowed.slice(0, allowedMax).map((each) => JSON.stringify(each));
  const more = allowed.length > allowedMax ? ` and ${allowed.length - allowedMax} more` : '';
  return [
    `${isNote === true ? 'note: ' : ''}${file}  ${path || '(file)'}  ${shownValue}${message}`,
    ...(fault.allowed === undefined ? [] : [`allowed: ${shown.join(', ')}${more}`]),
    ...(fault.nearest === undefined ? [] : [`nearest: ${JSON.stringify(fault.nearest)}`]),
  ].join('; ');
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
