import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { InstalledPlugin } from '../build/installedPlugins.ts';
import { asLayer, readConfigurationSchema, type Schema } from './configuration.ts';
import { readIcons } from './icons.ts';
import { knownIds, type KnownIds } from './knownIds.ts';
import { readJson, type Json } from './pluginFiles.ts';

/** The schema of one layer with the existing names, for editors and `site check`. */
export function readPublishedSchema(root: string, plugins: readonly InstalledPlugin[]): Json {
  const ids = knownIds(
    plugins.map(({ manifest }) => manifest),
    [...readIcons(root).keys()],
  );
  return publishedSchema(
    readConfigurationSchema(root),
    ids,
    readSettingsSchemas(root, plugins),
    readFeatures(root, plugins),
  );
}

function publishedSchema(
  schema: Schema,
  ids: KnownIds,
  settings: Readonly<Record<string, unknown>>,
  features: Readonly<Record<string, unknown>>,
): Json {
  const published = structuredClone(asLayer(schema)) as unknown as {
    $id: string;
    properties: Record<string, Json>;
    $defs: Record<string, Json & { properties: Record<string, Json> }>;
  };
  const { properties, $defs } = published;
  const oneOf = (values: readonly (string | number)[]): Json => ({ enum: [...values] });

  properties['plugins'] = {
    ...properties['plugins'],
    propertyNames: oneOf(ids.plugins),
    properties: Object.fromEntries(
      ids.plugins.map((id) => [
        id,
        {
          anyOf: [
            { const: false },
            settings[id] ?? {
              type: 'object',
              description: 'It has no settings.',
              additionalProperties: false,
            },
          ],
        },
      ]),
    ),
    additionalProperties: true,
  };
  properties['routes'] = { ...properties['routes'], propertyNames: oneOf(ids.routes) };
  properties['guards'] = { ...properties['guards'], propertyNames: oneOf(ids.guards) };
  properties['slots'] = {
    type: 'object',
    description: properties['slots']?.['description'],
    properties: Object.fromEntries(
      Object.entries(ids.slots).map(([name, contributions]) => [
        name,
        { type: 'array', items: oneOf([...contributions, '*']), uniqueItems: true },
      ]),
    ),
    additionalProperties: false,
  };
  const menus = properties['menus'] as {
    properties: Record<string, Json>;
    additionalProperties: unknown;
  };
  menus.additionalProperties = false;
  for (const [name, items] of Object.entries(ids.menus)) {
    menus.properties[name] = {
      ...menus.properties[name],
      type: 'array',
      items: { anyOf: [oneOf([...items, '*']), { $ref: '#/$defs/MenuItemJson' }] },
    };
  }
  const item = $defs['MenuItemJson'];
  if (item !== undefined) {
    item.properties['target'] = {
      description: item.properties['target']?.['description'],
      anyOf: [oneOf(ids.routes), { type: 'string', pattern: '^https://[^\\s\\\\]*$' }],
    };
    if (ids.icons.length > 0) item.properties['icon'] = oneOf(ids.icons);
  }
  const routeCondition = $defs['RouteCondition'];
  if (routeCondition !== undefined) routeCondition.properties['id'] = oneOf(ids.routeIds);
  const social = $defs['SocialLink'];
  if (social !== undefined && ids.icons.length > 0)
    social.properties['iconName'] = oneOf(ids.icons);
  properties['features'] = {
    ...properties['features'],
    properties: { ...features, ...switchesOf(ids) },
  };
  const site = properties['site'] as { properties: Record<string, Json> };
  site.properties['availableRoutes'] = {
    ...site.properties['availableRoutes'],
    items: oneOf(ids.routeIds),
  };
  return {
    ...published,
    $id: published.$id.replace('site-configuration', 'site-configuration.published'),
    $comment: 'Generated from schemas/config and the manifests. Do not edit.',
  };
}

/** Switches of everything that an operator can close. */
function switchesOf({ plugins, routes, slots, features }: KnownIds): Json {
  const names = [
    ...features,
    ...plugins.map((id) => `plugin.${id}`),
    ...routes.map((name) => `route.${name}`),
    ...Object.values(slots).flatMap((ids) => ids.map((id) => `slot.${id}`)),
  ];
  return Object.fromEntries(
    names.map((name) => [
      name,
      { type: 'boolean', description: 'False closes it, also while the site runs.' },
    ]),
  );
}

/** Switches by name: `schemas/config/features.json` and `features.schema.json` of plugins. */
function readFeatures(root: string, plugins: readonly InstalledPlugin[]): Json {
  const files = [
    join(root, 'schemas', 'config', 'features.json'),
    ...plugins.map(({ folder }) => join(root, folder, 'features.schema.json')),
  ];
  return Object.assign(
    {},
    ...files.filter((path) => existsSync(path)).map((path) => readJson(path)['properties']),
  ) as Json;
}

/** Schemas of settings by plugin: `plugins/<id>/settings.schema.json`, if it exists. */
function readSettingsSchemas(
  root: string,
  plugins: readonly InstalledPlugin[],
): Record<string, unknown> {
  return Object.fromEntries(
    plugins.flatMap(({ folder, manifest }) => {
      const path = join(root, folder, 'settings.schema.json');
      return existsSync(path) ? [[manifest.id, readJson(path)]] : [];
    }),
  );
}
