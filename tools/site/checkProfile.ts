import type { CheckedBrand } from './CheckedBrand.ts';
import type { ConfigurationFault } from './ConfigurationFault.ts';

/** The plugin that shows what a profile of responsible gambling asks for. */
const plugin = 'limits';

/** SHL-721: the strict profile asks for the clock of the gaming session. */
export function checkProfile({
  brand,
  configuration: { features, plugins, rgProfile },
  fault,
  manifests,
  plan,
}: CheckedBrand): ConfigurationFault[] {
  const isOn = plan.plugins.some(({ id, isOn: on }) => id === plugin && on);
  if (rgProfile !== 'strict' || isOn || !manifests.some(({ id }) => id === plugin)) return [];
  const told = (what: string): string =>
    `${what} the clock of the gaming session, which rgProfile "strict" asks for; switch it on`;
  if (features[`plugin.${plugin}`] === false)
    return [
      fault(`features.plugin.${plugin}`, told('switches off'), { value: false, nearest: true }),
    ];
  return plugins[plugin] === undefined
    ? [
        {
          file: `config/${brand}.json`,
          path: `plugins.${plugin}`,
          message: `${told('is not there, and neither is')} with {}`,
        },
      ]
    : [
        fault(`plugins.${plugin}`, `${told('switches off')} with {}, or leave the line out`, {
          value: false,
        }),
      ];
}
