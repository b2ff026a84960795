import type { SiteConfiguration } from '../../core/contract/CoreServices.ts';
import {
  checkConfiguration,
  type SchemaCheck,
} from '../../core/runtime/configuration/checkConfiguration.ts';
import { resolveConfiguration } from '../../core/runtime/configuration/resolveConfiguration.ts';
import { configurationDefaults } from '../../schemas/generated/configurationDefaults.ts';
import { isSiteConfiguration } from '../../schemas/generated/validators/config.js';

/** Returns settings as they reach the page: without values that the plugin's schema refuses. */
export function checkedSettings(
  plugin: string,
  settings: unknown,
): SiteConfiguration['plugins'][string] | undefined {
  const { value } = resolveConfiguration([
    { name: 'defaults', value: configurationDefaults },
    {
      name: 'brand',
      value: {
        brand: { id: 'test', name: 'Test', company: 'Test Ltd' },
        languages: { default: 'en', available: ['en'] },
        plugins: settings === undefined ? {} : { [plugin]: settings },
      },
    },
  ]);
  return checkConfiguration(value, isSiteConfiguration as SchemaCheck<SiteConfiguration>)
    .configuration.plugins[plugin];
}
