import type { PlannedRoute } from '../../core/runtime/plan/Plan.ts';
import { findPage } from '../../core/runtime/routes/findPage.ts';
import { parametersOf } from '../../core/runtime/routes/parametersOf.ts';
import { isWellFormedPath } from '../../core/runtime/routes/splitPath.ts';
import type { CheckedBrand } from './CheckedBrand.ts';
import { withNearest, type ConfigurationFault } from './ConfigurationFault.ts';

/** Paths that nobody can reach, or that two pages want. */
export function checkAddresses(brand: CheckedBrand): ConfigurationFault[] {
  return [
    ...checkPaths(brand),
    ...checkTwinPaths(brand),
    ...checkPlaces(brand),
    ...(brand.isOwn('redirects') ? checkRedirects(brand) : []),
  ];
}

/** SHL-527: another path of a page is written as its own is, with the same parameters. */
function checkPaths({ configuration, manifests, fileOf }: CheckedBrand): ConfigurationFault[] {
  const routes = manifests.flatMap((manifest) => manifest.routes ?? []);
  return Object.entries(configuration.routes).flatMap(([name, own]): ConfigurationFault[] => {
    const written = own?.path;
    const original = routes.find((route) => route.name === name)?.path;
    if (written === undefined || original === undefined) return [];
    const path = `routes.${name}.path`;
    const fault = { file: fileOf(path), path, value: written };
    if (written !== '' && !isWellFormedPath(written))
      return [
        {
          ...fault,
          message: 'has an empty segment; write it without a slash before, after or twice',
          nearest: tidy(written),
        },
      ];
    const [before, after] = [parametersOf(original).sort(), parametersOf(written).sort()];
    if (before.join() === after.join()) return [];
    return [
      {
        ...fault,
        message: `must have the parameters of its page: ${before.length === 0 ? 'none' : before.map((each) => `:${each}`).join(', ')}`,
        nearest: original,
      },
    ];
  });
}

/** SHL-528: of two pages on one path only the first would ever be seen. */
function checkTwinPaths({ configuration, plan, fileOf }: CheckedBrand): ConfigurationFault[] {
  const open = plan.routes.filter(({ offReason }) => offReason === undefined);
  return open.flatMap((route): ConfigurationFault[] => {
    const path = `routes.${route.name}.path`;
    const twin = open.find((other) => other !== route && shapeOf(other) === shapeOf(route));
    if (twin === undefined || configuration.routes[route.name]?.path === undefined) return [];
    return [
      { file: fileOf(path), path, message: `is the path of ${twin.name}, too`, value: route.path },
    ];
  });
}

/** The path with what each parameter takes, so that `:sport` and `:champ` are the same where both take the same. */
function shapeOf({ path, parameters }: PlannedRoute): string {
  return path
    .split('/')
    .map((part) =>
      part.startsWith(':') ? `:${JSON.stringify(parameters[part.slice(1)] ?? {})}` : part,
    )
    .join('/');
}

/** SHL-529: words of addresses that a page has already, and half a place. */
function checkPlaces({ configuration, plan, fileOf }: CheckedBrand): ConfigurationFault[] {
  const open = plan.routes.filter(({ offReason }) => offReason === undefined);
  const afterSection = new Set(open.map(({ path }) => /^(?:line|live)\/([^:/]+)/.exec(path)?.[1]));
  const types = Object.entries(configuration.pageTypes).flatMap(
    ([id, { sport, competition, selection }]): ConfigurationFault[] => {
      const path = `pageTypes.${id}`;
      const fault = { file: fileOf(path), path };
      if (open.some((route) => route.path === id))
        return [
          { ...fault, message: `is hidden by the page /${id}; give it another name`, value: id },
        ];
      if (competition !== undefined && sport === undefined)
        return [
          {
            ...fault,
            path: `${path}.sport`,
            message: 'is missing: a competition is found by its sport',
          },
        ];
      return selection !== undefined && sport !== undefined
        ? [
            {
              ...fault,
              path: `${path}.sport`,
              message: 'does nothing beside a selection; write it as selection.sports',
              value: sport,
            },
          ]
        : [];
    },
  );
  const sections = configuration.menuSections.flatMap((word, index): ConfigurationFault[] =>
    plan.prefixes.sections.includes(word) || afterSection.has(word)
      ? [
          {
            file: fileOf('menuSections'),
            path: `menuSections[${index}]`,
            message: 'stands in the address of a page already; give it another name',
            value: word,
          },
        ]
      : [],
  );
  return [...types, ...sections];
}

/** SHL-530: a move that is never made, or hides a page. */
function checkRedirects({
  configuration: { redirects, languages },
  plan,
  fileOf,
}: CheckedBrand): ConfigurationFault[] {
  const file = fileOf('redirects');
  const staticPaths = plan.routes
    .filter(({ path, offReason }) => offReason === undefined && !path.includes(':'))
    .map(({ path }) => path);
  return redirects.flatMap(({ from, to }, index): ConfigurationFault[] => {
    const own = { file, path: `redirects[${index}].from`, value: from };
    const target = { file, path: `redirects[${index}].to`, value: to };
    const [language = ''] = tidy(from).split('/');
    if (languages.available.includes(language))
      return [
        {
          ...own,
          message: 'stands without the language: a move is for all of them',
          nearest: tidy(from).slice(language.length + 1),
        },
      ];
    if (tidy(from) !== from)
      return [
        {
          ...own,
          message: 'has an empty segment; write it without a slash before, after or twice',
          nearest: tidy(from),
        },
      ];
    const earlier = redirects.findIndex((other) => other.from === from);
    if (earlier < index)
      return [{ ...own, message: `has been sent elsewhere by redirects[${earlier}]` }];
    const hidden = from.includes(':') ? undefined : findPage(plan, from)?.route.name;
    if (hidden !== undefined)
      return [
        {
          ...own,
          message: `hides the page ${hidden}; switch that off with routes.${hidden}.isOff, or take this out`,
        },
      ];
    if (to.startsWith('https://')) return [];
    const unknown = parametersOf(pathOf(to)).find((name) => !parametersOf(from).includes(name));
    if (unknown !== undefined)
      return [
        withNearest(
          { ...target, message: `has :${unknown}, which ${from} has not` },
          parametersOf(from).map((name) => to.replace(`:${unknown}`, `:${name}`)),
        ),
      ];
    if (plan.redirects.find((planned) => planned.from === from)?.offReason === undefined) return [];
    if (redirects.some((other) => other.from === pathOf(to)))
      return [{ ...target, message: 'leads in a circle, or on to no page of this site' }];
    return [
      withNearest(
        { ...target, message: 'leads to no page of this site' },
        [tidy(pathOf(to)), ...staticPaths].filter((path) => findPage(plan, path) !== undefined),
      ),
    ];
  });
}

function pathOf(to: string): string {
  return to.replace(/\?.*$/, '');
}

/** Without the slashes that no path has. */
function tidy(path: string): string {
  return path
    .split('/')
    .filter((part) => part !== '')
    .join('/');
}
