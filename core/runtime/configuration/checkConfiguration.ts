import type { SiteConfiguration } from '../../contract/CoreServices.ts';

/** Error of a compiled validator. */
export interface SchemaFault {
  /** JSON pointer such as `/plugins/betting`. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** Compiled, eval-free validator. */
export interface SchemaCheck<T> {
  (value: unknown): value is T;
  errors?: readonly SchemaFault[] | null;
}

export interface ConfigurationProblem {
  /** `plugins.betting.rows`. */
  readonly path: string;
  readonly message: string;
  /** How the start continues without the value. */
  readonly remedy: string;
}

/** A section is missing or invalid without which there is no site. */
export class NoSiteConfigurationError extends Error {
  override readonly name = 'NoSiteConfigurationError';
  readonly problems: readonly ConfigurationProblem[];

  /** @param message with more details than the problems have: files and values */
  constructor(
    problems: readonly ConfigurationProblem[],
    message = problems.map((problem) => `${problem.path} ${problem.message}`).join('; '),
  ) {
    super(`no site config: ${message}`);
    this.problems = problems;
  }
}

/** Sections whose invalid entries are left out one by one; all others are needed as a whole. */
const openSections: Readonly<Record<string, string>> = {
  plugins: 'the plugin is off',
  routes: 'the route stays as its plugin gives it',
  slots: 'the slot keeps its own order',
  guards: 'the guard stays on',
  features: 'the feature is off',
  remotes: 'the sub-application is left out',
  menus: 'the menu shows what the plugins contribute',
};

/**
 * Checks the merged layers with tolerance: an invalid setting of a plugin or entry of an open
 * section is left out and reported, anything else is fatal.
 *
 * @throws NoSiteConfigurationError when a core section is invalid
 */
export function checkConfiguration(
  value: Readonly<Record<string, unknown>>,
  isSiteConfiguration: SchemaCheck<SiteConfiguration>,
): {
  readonly configuration: SiteConfiguration;
  readonly problems: readonly ConfigurationProblem[];
} {
  if (isSiteConfiguration(value)) return { configuration: value, problems: [] };
  const problems = new Map<string, ConfigurationProblem>();
  const fatal: ConfigurationProblem[] = [];
  const broken = new Set<string>();
  const settings = new Set<string>();
  for (const fault of isSiteConfiguration.errors ?? []) {
    const [section = '', entry, part] = keysOf(fault.instancePath);
    const setting =
      section === 'plugins' && entry !== undefined ? (part ?? nameIn(fault)) : undefined;
    const named = entry ?? nameIn(fault);
    const { path, message } = problemOf(fault);
    const remedy = openSections[section];
    if (remedy === undefined || named === undefined) fatal.push({ path, message, remedy: 'none' });
    else {
      if (setting === undefined) broken.add(`${section}/${named}`);
      else settings.add(`${entry}/${setting}`);
      const done = setting === undefined ? remedy : 'the setting has its default';
      if (!problems.has(path)) problems.set(path, { path, message, remedy: done });
    }
  }
  if (fatal.length > 0) throw new NoSiteConfigurationError(fatal);
  const repaired = withoutSettings(withoutEntries(value, broken), settings);
  if (!isSiteConfiguration(repaired)) {
    throw new NoSiteConfigurationError(
      (isSiteConfiguration.errors ?? []).map((fault) => ({ ...problemOf(fault), remedy: 'none' })),
    );
  }
  return { configuration: repaired, problems: [...problems.values()] };
}

/** The reported path includes an unknown name, so that its place can be found. */
function problemOf(fault: SchemaFault): Pick<ConfigurationProblem, 'path' | 'message'> {
  const keys = keysOf(fault.instancePath);
  const unknown = fault.params['additionalProperty'];
  return typeof unknown === 'string'
    ? { path: [...keys, unknown].join('.'), message: 'is not a known name' }
    : { path: keys.join('.'), message: fault.message ?? fault.keyword };
}

function keysOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Errors about a key itself (its name, or that it is not allowed) carry it in their parameters. */
function nameIn(fault: SchemaFault): string | undefined {
  const name = fault.params['propertyName'] ?? fault.params['additionalProperty'];
  return typeof name === 'string' ? name : undefined;
}

function withoutEntries(
  value: Readonly<Record<string, unknown>>,
  broken: ReadonlySet<string>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(value).map(([section, content]) => {
      const isBroken = (key: string | number): boolean => broken.has(`${section}/${key}`);
      if (Array.isArray(content))
        return [section, content.filter((_item, index) => !isBroken(index))];
      if (typeof content !== 'object' || content === null || openSections[section] === undefined)
        return [section, content];
      if (section === 'menus')
        return [
          section,
          Object.fromEntries(
            Object.entries(content).map(([key, list]) => [key, isBroken(key) ? ['*'] : list]),
          ),
        ];
      return [
        section,
        Object.fromEntries(Object.entries(content).filter(([key]) => !isBroken(key))),
      ];
    }),
  );
}

/** @param broken `<plugin>/<setting>` */
function withoutSettings(
  value: Readonly<Record<string, unknown>>,
  broken: ReadonlySet<string>,
): Readonly<Record<string, unknown>> {
  const { plugins } = value;
  if (broken.size === 0 || typeof plugins !== 'object' || plugins === null) return value;
  const sections = Object.entries(plugins).map(([plugin, section]: [string, unknown]) => [
    plugin,
    typeof section === 'object' && section !== null
      ? Object.fromEntries(
          Object.entries(section).filter(([setting]) => !broken.has(`${plugin}/${setting}`)),
        )
      : section,
  ]);
  return { ...value, plugins: Object.fromEntries(sections) };
}
