import { nearest } from '../../core/runtime/routes/nearest.ts';

type Choice = string | number | boolean;

/** A fault of a configuration, with all that an operator needs to correct it. */
export interface ConfigurationFault {
  readonly file: string;
  /** `menus.main[2].target`; empty for the whole file. */
  readonly path: string;
  readonly message: string;
  readonly value?: unknown;
  readonly allowed?: readonly Choice[] | undefined;
  /** The valid value most similar to the wrong one. */
  readonly nearest?: Choice | undefined;
  /** The configuration is valid but may be unintended: the check passes. */
  readonly isNote?: true;
}

/** Creates a fault at a path. The nearest value is one of `like`, by default `allowed`. */
export type FaultAt = (
  path: string,
  message: string,
  details?: Omit<ConfigurationFault, 'file' | 'path' | 'message'> & {
    readonly like?: readonly Choice[];
  },
) => ConfigurationFault;

/** @param fileOf the file that contains the value at a path */
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
