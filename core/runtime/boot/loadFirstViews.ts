import type { Plan } from '../plan/Plan.ts';
import { slotsOfPage } from '../plan/slotsOfPage.ts';
import type { Runtime } from '../../ui/react/ServicesContext.ts';
import type { ViewState } from '../views/ViewLoader.ts';
import { notFoundView } from '../views/notFoundView.ts';
import { layoutIdOf, layoutView } from '../../shell/layouts.ts';
import { menus as shellMenus } from '../../shell/slots.ts';
import type { LayoutKind } from '../../ui/react/LayoutKind.ts';

export interface FirstViews {
  readonly layout: LayoutKind;
  /** Tokens of the services that the views need. */
  readonly wanted?: readonly string[] | undefined;
  /** The page is server-rendered, so loading may take its time: no skeleton is needed. */
  readonly isPatient?: boolean;
}

/** A slow chunk must not delay the page for long: its skeleton is shown instead. */
const patienceMs = 1500;

/**
 * Loads the code of the first screen and creates the services that it needs, so that it renders
 * once instead of in a dozen steps: a view that waits for its service would replace server-rendered
 * content by a skeleton. Resolves with whether all code was loaded.
 */
export async function loadFirstViews(
  { services, navigator, contributions, views }: Runtime,
  { layout, wanted = [], isPatient = false }: FirstViews,
): Promise<boolean> {
  const facts = {
    isAuthed: services.session.isAuthed,
    isMobile: services.environment.isMobile,
    isBanned: services.session.isBanned,
    features: services.config.features,
    routeId: navigator.routeId,
  };
  const route = navigator.page.kind === 'page' ? navigator.page.route : undefined;
  const layoutId = layoutIdOf(route === undefined ? 'default' : route.layout, layout);
  const loads = [views.load(layoutView(layoutId))];
  if (route !== undefined) {
    const load = contributions.routes.get(route.name);
    // The edge does not know yet where a visitor who must sign in is redirected, so the skeleton is
    // shown until then.
    const isClosed = route.access === 'authed' && services.session.state.kind === 'anonymous';
    if (load !== undefined && !isClosed) {
      const view = {
        name: `route ${route.name}`,
        plugin: route.plugin,
        texts: route.texts,
        load,
      };
      loads.push(
        views
          .load(view)
          .then(() => (layout === 'mobile' ? loadMobileParts(views.state(view)) : undefined)),
      );
    }
  }
  if (navigator.page.kind === 'not-found') loads.push(views.load(notFoundView));
  for (const slot of slotsOfPage(services.plan, { layout, route, facts })) {
    const load = contributions.slots.get(slot.id);
    if (slot.place.loads === 'first-screen' && load !== undefined) {
      loads.push(
        views.load({ name: `slot ${slot.id}`, plugin: slot.plugin, load, texts: slot.texts }),
      );
    }
  }
  for (const namespace of menuNamespaces(services.plan))
    loads.push(services.i18n.loadNamespace(namespace));
  for (const service of services.plan.services) {
    // The container reports a service that fails; the views that need it show their own error.
    if ((service.isEager || wanted.includes(service.token)) && service.offReason === undefined)
      loads.push(
        services.services.get({ name: service.token, major: service.major }).then(ignore, ignore),
      );
  }
  const all = Promise.all(loads);
  await (isPatient
    ? all
    : Promise.race([
        all,
        new Promise<void>((resolve) => void services.scheduler.after(patienceMs, resolve)),
      ]));
  return [...views.states.values()].every(({ kind }) => kind === 'ready');
}

/** A part that fails to load is requested again by the view, which shows its own error. */
async function loadMobileParts(state: ViewState | undefined): Promise<void> {
  if (state?.kind === 'ready') await state.component.loadMobileParts?.().catch(ignore);
}

/**
 * Plugins whose texts appear in the menus around the page, whether or not one of their views does.
 */
function menuNamespaces({ menus }: Plan): ReadonlySet<string> {
  const items = [shellMenus.main, shellMenus.section, shellMenus.bottom, shellMenus.footer]
    .flatMap(({ name }) => menus[name] ?? [])
    .filter((item) => item.offReason === undefined);
  return new Set(
    items
      .map((item) => item.labelKey.slice(0, Math.max(0, item.labelKey.indexOf(':'))))
      .filter((namespace) => namespace !== ''),
  );
}

function ignore(): void {}
