import type { Plan, PlannedRoute } from '../../core/runtime/plan/Plan.ts';
import { slotsOfPage } from '../../core/runtime/plan/slotsOfPage.ts';
import type { Preloads, PreloadFiles } from '../../tools/build/Preloads.ts';

export interface PageFilesOptions {
  readonly plan: Plan;
  readonly preloads: Preloads;
  readonly route: PlannedRoute | undefined;
  readonly language: string;
  readonly isMobile: boolean;
  readonly mayBeSignedIn: boolean;
  readonly features: Readonly<Record<string, boolean>>;
}

/** Files that a page needs until it is complete, by the moment at which they are needed. */
export interface PageFiles {
  readonly entry: string;
  /** Render-blocking style sheets. */
  readonly styles: readonly string[];
  readonly modules: readonly string[];
  /** Tokens of the services that the first screen requests while it renders. */
  readonly services: readonly string[];
}

/** Code and texts of the layout, route, its slots and guards, to load at once. */
export function pageFiles({
  plan,
  preloads,
  route,
  language,
  isMobile,
  mayBeSignedIn,
  features,
}: PageFilesOptions): PageFiles {
  const layout = isMobile ? 'mobile' : 'desktop';
  const routeLayout = route?.layout ?? 'default';
  // A visitor who must sign in first is redirected.
  const shown = route?.access === 'authed' && !mayBeSignedIn ? undefined : route;
  const facts = {
    isAuthed: mayBeSignedIn,
    isMobile,
    isBanned: false,
    features,
    routeId: route?.id,
  };
  const slots = slotsOfPage(plan, { layout, route, facts });
  const guards = plan.guards.filter(
    ({ offReason, trigger }) =>
      offReason === undefined &&
      (trigger === undefined || (trigger === 'dictionaries' && route?.dictionaries !== undefined)),
  );
  const wanted: (PreloadFiles | undefined)[] = [
    preloads.shell[routeLayout === 'default' ? layout : routeLayout],
    shown?.path === '' && !mayBeSignedIn ? undefined : preloads.shell['later'],
    shown?.access === 'authed' ? preloads.shell['personal'] : undefined,
    shown === undefined ? undefined : preloads.routes[shown.name],
    shown === undefined || !isMobile ? undefined : preloads.mobile[shown.name],
    ...slots.map((slot) => preloads.slots[slot.id]),
    ...guards.map((guard) => preloads.guards[guard.id]),
    ...plan.services
      .filter((service) => service.offReason === undefined)
      .map((service) => preloads.services[service.token]),
  ];
  const namespaces = new Set([
    'shell',
    ...(route === undefined ? [] : [route.plugin, ...(route.texts ?? [])]),
    ...slots.flatMap((slot) => [slot.plugin, ...(slot.texts ?? [])]),
  ]);
  const texts = [...namespaces].flatMap(
    (namespace) =>
      (preloads.locales[namespace]?.[language] ?? preloads.locales[namespace]?.['en'])?.split(
        '#',
        1,
      ) ?? [],
  );
  const main = preloads.shell['main'] ?? { js: [], css: [] };
  const modules = new Set([...main.js, ...wanted.flatMap((files) => files?.js ?? []), ...texts]);
  modules.delete(preloads.entry);
  const styles = new Set([...main.css, ...wanted.flatMap((files) => files?.css ?? [])]);
  const services = new Set(wanted.flatMap((files) => files?.services ?? []));
  return {
    entry: preloads.entry,
    styles: [...styles],
    modules: [...modules],
    services: [...services],
  };
}

/** Dictionary files of a language by namespace; the page needs no table of all languages. */
export function textFiles({ locales }: Preloads, language: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(locales).flatMap(([namespace, files]) => {
      const file = files[language];
      return file === undefined || file === '' ? [] : [[namespace, `/${file}`] as const];
    }),
  );
}
