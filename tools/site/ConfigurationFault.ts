import { nearest } from '../../core/runtime/routes/nearest.ts';

/** One fault of a configuration, so that it can be mended without asking anybody. */
export interface ConfigurationFault {
  readonly file: string;
  /** `menus.main[2].target`; empty for the file as a whole. */
  readonly path: string;
  readonly message: string;
  readonly value?: unknown;
  readonly allowed?: readonly (string | number | boolean)[];
  readonly nearest?: string | number | boolean;
  /** Nothing is wrong, but the operator may have meant something else: it is told and lets the check pass. */
  readonly isNote?: true;
}

const allowedMax = 12;

/** `config/solara.json  menus.main[1]  "betting.lve" is not known; allowed: …; nearest: "betting.live"` */
export function describeFault({
  file,
  path,
  message,
  value,
  allowed,
  nearest: closest,
  isNote,
}: ConfigurationFault): string {
  const shownValue = value === undefined ? '' : `${shorten(JSON.stringify(value))} `;
  const shown = allowed
    ?.slice(0, allowedMax)
    .map((each) => JSON.stringify(each))
    .join(', ');
  const more =
    allowed !== undefined && allowed.length > allowedMax
      ? ` and ${allowed.length - allowedMax} more`
      : '';
  const what = `${isNote === true ? 'note: ' : ''}${file}  ${path === '' ? '(file)' : path}  ${shownValue}${message}`;
  return [
    what,
    shown === undefined ? '' : `allowed: ${shown}${more}`,
    closest === undefined ? '' : `nearest: ${JSON.stringify(closest)}`,
  ]
    .filter((part) => part !== '')
    .join('; ');
}

/** The fault with the right value that is most like the wrong one, where one is. */
export function withNearest(
  fault: ConfigurationFault,
  candidates: readonly (string | number | boolean)[],
  written: unknown = fault.value,
): ConfigurationFault {
  const closest = nearest(String(written), candidates.map(String));
  return closest === undefined || closest === '*' ? fault : { ...fault, nearest: closest };
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
