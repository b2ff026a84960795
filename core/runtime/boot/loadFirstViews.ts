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
  /** Tokens of the services that they ask for. */
  readonly wanted?: readonly string[] | undefined;
  /** The edge has drawn the page, so loading may take its time: no skeleton is needed. */
  readonly isPatient?: boolean;
}

/** A slow chunk must not hold the page back for long: its skeleton will do. */
const patienceMs = 1500;

/**
 * Loads the code of what the first screen shows and makes the services that it asks for, so that it
 * is rendered once instead of in a dozen steps: a view that has to wait for its service puts a
 * skeleton where the served page had odds. Tells whether the code of all has come.
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
    // The edge does not know yet where a visitor is sent who has to sign in first: the skeleton
    // stands until then.
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
    // A service that fails is reported by the container; the views that ask for it show their own
    // error.
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

/** A part that does not come is asked for again by the view, which shows its own error. */
async function loadMobileParts(state: ViewState | undefined): Promise<void> {
  if (state?.kind === 'ready') await state.component.loadMobileParts?.().catch(ignore);
}

/** Plugins whose texts stand in the menus around the page, whether or not a view of theirs does. */
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
