import type { CheckedBrand } from './CheckedBrand.ts';
import type { ConfigurationFault } from './ConfigurationFault.ts';
import { gameFaults } from '../../domain/limits/gameRules.ts';
import { profileDemands } from './profileDemands.ts';

/** SHL-721: requirements of the responsible-gambling profile are met and not switched off. */
export function checkProfile(brand: CheckedBrand): ConfigurationFault[] {
  return [
    ...checkPlugins(brand),
    ...checkGuards(brand),
    ...checkDemandedValues(brand),
    ...checkGames(brand),
  ];
}

function wanted({ configuration: { rgProfile } }: CheckedBrand): string {
  return `which rgProfile "${rgProfile}" asks for; switch it on`;
}

function checkPlugins(checked: CheckedBrand): ConfigurationFault[] {
  const {
    brand,
    configuration: { features, plugins, rgProfile },
    fault,
    manifests,
    plan,
  } = checked;
  return profileDemands[rgProfile].plugins.flatMap(({ plugin, what }): ConfigurationFault[] => {
    const isOn = plan.plugins.some(({ id, isOn: on }) => id === plugin && on);
    if (isOn || !manifests.some(({ id }) => id === plugin)) return [];
    const messageOf = (verb: string): string => `${verb} ${what}, ${wanted(checked)}`;
    if (features[`plugin.${plugin}`] === false)
      return [
        fault(`features.plugin.${plugin}`, messageOf('switches off'), {
          value: false,
          nearest: true,
        }),
      ];
    return plugins[plugin] === undefined
      ? [
          {
            file: `config/${brand}.json`,
            path: `plugins.${plugin}`,
            message: `${messageOf('is not there, and neither is')} with {}`,
          },
        ]
      : [
          fault(
            `plugins.${plugin}`,
            `${messageOf('switches off')} with {}, or leave the line out`,
            {
              value: false,
            },
          ),
        ];
  });
}

function checkGuards(checked: CheckedBrand): ConfigurationFault[] {
  const {
    configuration: { guards, rgProfile },
    fault,
  } = checked;
  const { guardedBy } = profileDemands[rgProfile];
  return Object.keys(guards)
    .filter((id) => guardedBy.includes(id.split('.')[0] ?? ''))
    .map((id) =>
      fault(`guards.${id}`, `switches off a guard, ${wanted(checked)}: leave the line out`, {
        value: false,
      }),
    );
}

function checkDemandedValues({
  configuration,
  fault,
  fileOf,
  isOwn,
}: CheckedBrand): ConfigurationFault[] {
  const { rgProfile } = configuration;
  return profileDemands[rgProfile].values
    .filter(({ path, isMet }) => !isMet(configuration) && !isForTests(fileOf(path)))
    .map(({ path, what, mayBeLeftOut }) => ({
      ...fault(path, `${what}, as rgProfile "${rgProfile}" asks for`),
      ...(mayBeLeftOut === true && !isOwn(path) ? { isNote: true as const } : {}),
    }));
}

/**
 * LIM-86: a game that is faster than the profile allows, or that plays automatically, is not
 * offered.
 */
function checkGames({
  configuration: { remotes, rgProfile },
  fault,
}: CheckedBrand): ConfigurationFault[] {
  return remotes.flatMap(({ id, game }, index) =>
    game === undefined
      ? []
      : gameFaults(game, rgProfile).map((each) =>
          each.kind === 'cycle'
            ? fault(
                `remotes[${index}].game.cycleMs`,
                `of "${id}" is below ${each.shortestMs} ms, which rgProfile "${rgProfile}" asks for`,
                { value: game.cycleMs },
              )
            : fault(
                `remotes[${index}].game.functions`,
                `of "${id}" is not allowed by rgProfile "${rgProfile}"`,
                { value: each.name },
              ),
        ),
  );
}

/** Tests advance the clock by hours, so that automatic sign-off is off in their files. */
function isForTests(file: string): boolean {
  return file.endsWith('env/test.json');
}
