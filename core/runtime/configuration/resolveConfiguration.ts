import type { SiteConfiguration } from '../../contract/CoreServices.ts';
import { type ConfigurationLayer, mergeLayers } from './mergeLayers.ts';

/** Sections that the platform may override; none of them decides what is installed. */
export interface PlatformOverrides {
  readonly site?: Readonly<Record<string, unknown>>;
  readonly features?: Readonly<Record<string, boolean>>;
  readonly version?: string;
}

export interface ResolvedConfiguration {
  /** Not validated yet: see checkConfiguration. */
  readonly value: Readonly<Record<string, unknown>>;
  readonly origins: ReadonlyMap<string, string>;
}

/** Fields of the specification that repeat a brand field and default to it. */
const followers = [
  { follower: ['site', 'lng'], leader: ['languages', 'default'] },
  { follower: ['site', 'companyName'], leader: ['brand', 'company'] },
] as const;

/**
 * Merges the layers of a brand, lowest first. The first has to be the schema's defaults.
 *
 * @throws ConfigurationLimitError when a layer is too large or too deep
 */
export function resolveConfiguration(layers: readonly ConfigurationLayer[]): ResolvedConfiguration {
  const merged = mergeLayers(
    layers.map(({ name, value: { $schema: _editorHint, ...value } }, index) => ({
      name,
      value: isStage(name) ? withoutClosedPlugins(value, layers.slice(0, index)) : value,
    })),
  );
  const defaults = layers[0]?.name;
  const followed: ConfigurationLayer[] = [];
  for (const { follower, leader } of followers) {
    const leaderOrigin = merged.origins.get(leader.join('.'));
    if (merged.origins.get(follower.join('.')) !== defaults || leaderOrigin === undefined) continue;
    followed.push({
      name: leaderOrigin,
      value: { [follower[0]]: { [follower[1]]: readPath(merged.value, leader) } },
    });
  }
  if (followed.length === 0) return merged;
  const again = mergeLayers([{ name: 'merged', value: merged.value }, ...followed]);
  return {
    value: again.value,
    origins: new Map(
      [...again.origins].map(([path, layer]) => [
        path,
        layer === 'merged' ? (merged.origins.get(path) ?? layer) : layer,
      ]),
    ),
  };
}

/** The platform's response as a layer; anything but site, features and version is left out. */
export function overridesLayer(overrides: PlatformOverrides): ConfigurationLayer {
  const { site, features, version } = overrides;
  return {
    name: 'platform',
    value: {
      ...(site === undefined ? {} : { site }),
      ...(features === undefined ? {} : { features }),
      ...(version === undefined ? {} : { version }),
    },
  };
}

/** Applies the platform's overrides to the configuration; both are validated already. */
export function applyOverrides(
  configuration: SiteConfiguration,
  overrides: PlatformOverrides,
): SiteConfiguration {
  const { value } = mergeLayers([
    { name: 'resolved', value: { ...configuration } },
    overridesLayer(overrides),
  ]);
  return value as typeof value & SiteConfiguration;
}

function readPath(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<string, unknown>)[key]
        : undefined,
    value,
  );
}

function isStage(name: string): boolean {
  return name.startsWith('env/');
}

/** Stage settings of a plugin do not enable it again if the brand has it off. */
function withoutClosedPlugins(
  stage: Readonly<Record<string, unknown>>,
  below: readonly ConfigurationLayer[],
): Readonly<Record<string, unknown>> {
  const { plugins } = stage;
  if (typeof plugins !== 'object' || plugins === null) return stage;
  const isClosed = (id: string): boolean =>
    below
      .map(({ value }) => readPath(value, ['plugins', id]))
      .findLast((said) => said !== undefined) === false;
  const hasSettings = (settings: unknown): boolean =>
    typeof settings === 'object' && settings !== null && Object.keys(settings).length > 0;
  return {
    ...stage,
    plugins: Object.fromEntries(
      Object.entries(plugins).filter(([id, settings]) => !(hasSettings(settings) && isClosed(id))),
    ),
  };
}
