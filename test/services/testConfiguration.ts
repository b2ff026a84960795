import { mergeLayers } from '../../core/runtime/configuration/mergeLayers.ts';
import type { SiteConfiguration } from '../../core/contract/CoreServices.ts';
import { configurationDefaults } from '../../schemas/generated/configurationDefaults.ts';

/** A part of a configuration, to any depth. */
export type ConfigurationPart<T = SiteConfiguration> = {
  readonly [Key in keyof T]?: T[Key] extends readonly unknown[]
    ? T[Key]
    : T[Key] extends object | undefined
      ? ConfigurationPart<T[Key]>
      : T[Key];
};

/** Creates a configuration from the schema's defaults and the test's values, for a test brand. */
export function testConfiguration(given: ConfigurationPart = {}): SiteConfiguration {
  const { value } = mergeLayers([
    { name: 'defaults', value: configurationDefaults },
    {
      name: 'test',
      value: {
        brand: { id: 'testbrand', name: 'Testbrand' },
        languages: { default: 'en', available: ['en', 'ru'] },
        currency: 'EUR',
        timeZone: 0,
      },
    },
    { name: 'given', value: { ...given } },
  ]);
  return value as typeof value & SiteConfiguration;
}
