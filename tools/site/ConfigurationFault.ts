/** One fault of a configuration, so that it can be mended without asking anybody. */
export interface ConfigurationFault {
  readonly file: string;
  /** `menus.main[2].target`; empty for the file as a whole. */
  readonly path: string;
  readonly message: string;
  readonly value?: unknown;
  readonly allowed?: readonly (string | number | boolean)[];
  readonly nearest?: string;
}

const allowedMax = 12;

/** `config/solara.json  menus.main[1]  "betting.lve" is not known; allowed: …; nearest: "betting.live"` */
export function describeFault({ file, path, message, value, allowed, nearest }: ConfigurationFault): string {
  const shownValue = value === undefined ? '' : `${shorten(JSON.stringify(value))} `;
  const shown = allowed?.slice(0, allowedMax).map((each) => JSON.stringify(each)).join(', ');
  const more = allowed !== undefined && allowed.length > allowedMax ? ` and ${allowed.length - allowedMax} more` : '';
  return [`${file}  ${path === '' ? '(file)' : path}  ${shownValue}${message}`, shown === undefined ? '' : `allowed: ${shown}${more}`, nearest === undefined ? '' : `nearest: ${JSON.stringify(nearest)}`].filter((part) => part !== '').join('; ');
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
