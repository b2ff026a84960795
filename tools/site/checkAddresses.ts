import type { PlannedRoute } from '../../core/runtime/plan/Plan.ts';
import { findPage } from '../../core/runtime/routes/findPage.ts';
import { parametersOf } from '../../core/runtime/routes/parametersOf.ts';
import { isWellFormedPath } from '../../core/runtime/routes/splitPath.ts';
import type { CheckedBrand } from './CheckedBrand.ts';
import type { ConfigurationFault } from './ConfigurationFault.ts';

/** Paths without a page, and paths of two pages. */
export function checkAddresses(brand: CheckedBrand): ConfigurationFault[] {
  return [
    ...checkPaths(brand),
    ...checkTwinPaths(brand),
    ...checkPlaces(brand),
    ...(brand.isOwn('redirects') ? checkRedirects(brand) : []),
  ];
}

const emptySegment = 'has an empty segment; write it without a slash before, after or twice';

/** SHL-527: a localised path of a page has the same form as its own, with the same parameters. */
function checkPaths({ configuration, manifests, fault }: CheckedBrand): ConfigurationFault[] {
  const routes = manifests.flatMap((manifest) => manifest.routes ?? []);
  return Object.entries(configuration.routes).flatMap(([name, own]): ConfigurationFault[] => {
    const value = own?.path;
    const original = routes.find((route) => route.name === name)?.path;
    if (value === undefined || original === undefined) return [];
    const path = `routes.${name}.path`;
    if (value !== '' && !isWellFormedPath(value))
      return [fault(path, emptySegment, { value, nearest: tidy(value) })];
    const [before, after] = [parametersOf(original).sort(), parametersOf(value).sort()];
    if (before.join() === after.join()) return [];
    const wanted = before.map((each) => `:${each}`).join(', ') || 'none';
    return [
      fault(path, `must have the parameters of its page: ${wanted}`, { value, nearest: original }),
    ];
  });
}

/** SHL-528: of two pages on one path only the first could be reached. */
function checkTwinPaths({ configuration, plan, fault }: CheckedBrand): ConfigurationFault[] {
  const open = plan.routes.filter(({ offReason }) => offReason === undefined);
  return open.flatMap((route): ConfigurationFault[] => {
    const twin = open.find((other) => other !== route && shapeOf(other) === shapeOf(route));
    return twin === undefined || configuration.routes[route.name]?.path === undefined
      ? []
      : [
          fault(`routes.${route.name}.path`, `is the path of ${twin.name}, too`, {
            value: route.path,
          }),
        ];
  });
}

/** The path with the kind of each parameter instead of its name. */
function shapeOf({ path, parameters }: PlannedRoute): string {
  return path
    .split('/')
    .map((part) =>
      part.startsWith(':') ? `:${JSON.stringify(parameters[part.slice(1)] ?? {})}` : part,
    )
    .join('/');
}

/** SHL-529: page types and menu sections need path segments that no page has. */
function checkPlaces({ configuration, plan, fault }: CheckedBrand): ConfigurationFault[] {
  const open = plan.routes.filter(({ offReason }) => offReason === undefined);
  const afterSection = new Set(open.map(({ path }) => /^(?:line|live)\/([^:/]+)/.exec(path)?.[1]));
  const types = Object.entries(configuration.pageTypes).flatMap(
    ([id, { sport, competition, selection }]): ConfigurationFault[] => {
      const path = `pageTypes.${id}`;
      if (open.some((route) => route.path === id))
        return [fault(path, `is hidden by the page /${id}; give it another name`, { value: id })];
      if (competition !== undefined && sport === undefined)
        return [fault(`${path}.sport`, 'is missing: a competition is found by its sport')];
      return selection !== undefined && sport !== undefined
        ? [
            fault(
              `${path}.sport`,
              'does nothing beside a selection; write it as selection.sports',
              { value: sport },
            ),
          ]
        : [];
    },
  );
  const sections = configuration.menuSections.flatMap((value, index): ConfigurationFault[] =>
    plan.prefixes.sections.includes(value) || afterSection.has(value)
      ? [
          fault(
            `menuSections[${index}]`,
            'stands in the address of a page already; give it another name',
            { value },
          ),
        ]
      : [],
  );
  return [...types, ...sections];
}

/** SHL-530: a redirect that never applies, or hides a page. */
function checkRedirects({
  configuration: { redirects, languages },
  plan,
  fault,
}: CheckedBrand): ConfigurationFault[] {
  const staticPaths = plan.routes
    .filter(({ path, offReason }) => offReason === undefined && !path.includes(':'))
    .map(({ path }) => path);
  const faultOf = ({ from, to }: (typeof redirects)[number], index: number) => {
    const own = (message: string, nearest?: string): ConfigurationFault =>
      fault(`redirects[${index}].from`, message, { value: from, nearest });
    const target = (message: string, like: readonly string[] = []): ConfigurationFault =>
      fault(`redirects[${index}].to`, message, { value: to, like });
    const [language = ''] = tidy(from).split('/');
    if (languages.available.includes(language))
      return own(
        'stands without the language: a move is for all of them',
        tidy(from).slice(language.length + 1),
      );
    if (tidy(from) !== from) return own(emptySegment, tidy(from));
    const earlier = redirects.findIndex((other) => other.from === from);
    if (earlier < index) return own(`has been sent elsewhere by redirects[${earlier}]`);
    const shown = from.includes(':') ? undefined : findPage(plan, from);
    // Under a page type or a menu section are pages with a canonical path of their own.
    const hidden = shown?.canonicalPath === undefined ? shown?.route.name : undefined;
    if (hidden !== undefined)
      return own(
        `hides the page ${hidden}; switch that off with routes.${hidden}.isOff, or take this out`,
      );
    if (to.startsWith('https://')) return undefined;
    const unknown = parametersOf(pathOf(to)).find((name) => !parametersOf(from).includes(name));
    if (unknown !== undefined)
      return target(
        `has :${unknown}, which ${from} has not`,
        parametersOf(from).map((name) => to.replace(`:${unknown}`, `:${name}`)),
      );
    if (plan.redirects.find((planned) => planned.from === from)?.offReason === undefined)
      return undefined;
    return redirects.some((other) => other.from === pathOf(to))
      ? target('leads in a circle, or on to no page of this site')
      : target(
          'leads to no page of this site',
          [tidy(pathOf(to)), ...staticPaths].filter((path) => findPage(plan, path) !== undefined),
        );
  };
  return redirects.map(faultOf).filter((found) => found !== undefined);
}

function pathOf(to: string): string {
  return to.replace(/\?.*$/, '');
}

/** Removes surplus slashes. */
function tidy(path: string): string {
  return path
    .split('/')
    .filter((part) => part !== '')
    .join('/');
}
