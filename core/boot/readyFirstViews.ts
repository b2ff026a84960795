import { holds } from '../plan/Condition.ts';
import type { Plan } from '../plan/Plan.ts';
import type { SlotName } from '../plan/PluginManifest.ts';
import type { Runtime } from '../react/ServicesContext.ts';
import type { ViewState } from '../views/ViewLoader.ts';
import { notFoundView } from '../views/notFoundView.ts';
import { layoutIdOf, layoutView } from '../shell/layouts.ts';
import { chooseLayout } from '../shell/useLayoutChoice.ts';

/** Slots that stand in the first screen. */
const firstSlots: readonly SlotName[] = ['header.start', 'header.end', 'section-bar.end', 'column.start', 'home.top', 'column.end', 'bottom-bar', 'bottom-navigation'];

/** A slow chunk must not hold the page back for long: its skeleton will do. */
const patienceMs = 1500;

/**
 * Loads the code of what the first screen shows and makes the services that it asks for, so that it is rendered once
 * instead of in a dozen steps: a view that has to wait for its service puts a skeleton where the served page had odds.
 */
export async function readyFirstViews({ services, navigator, contributions, views }: Runtime, wanted: readonly string[] = []): Promise<void> {
  const facts = {
    isAuthed: services.session.isAuthed,
    isMobile: services.environment.isMobile,
    isBanned: services.session.banLevel > 0,
    features: services.config.features,
    routeId: navigator.routeId,
  };
  const layout = chooseLayout(services.environment.isMobile);
  const layoutId = layoutIdOf(navigator.page.kind === 'page' ? navigator.page.route.layout : 'default', layout);
  const loads = [views.load(layoutView(layoutId))];
  if (navigator.page.kind === 'page') {
    const { route } = navigator.page;
    const load = contributions.routes.get(route.name);
    if (load !== undefined) {
      const view = { name: `route ${route.name}`, plugin: route.plugin, load };
      loads.push(views.load(view).then(() => (layout === 'mobile' ? loadMobileParts(views.state(view)) : undefined)));
    }
  }
  if (navigator.page.kind === 'not-found') loads.push(views.load(notFoundView));
  for (const slot of services.plan.slots) {
    const isShown = slot.offReason === undefined && !slot.isDeferred && firstSlots.includes(slot.slot) && (slot.layout === undefined || slot.layout === layout) && holds(slot.when, facts);
    const load = contributions.slots.get(slot.id);
    if (isShown && load !== undefined) loads.push(views.load({ name: `slot ${slot.id}`, plugin: slot.plugin, load }));
  }
  for (const namespace of menuNamespaces(services.plan)) loads.push(services.i18n.loadNamespace(namespace));
  for (const service of services.plan.services) {
    // A service that fails is reported by the container; the views that ask for it show their own error.
    if ((service.isEager || wanted.includes(service.token)) && service.offReason === undefined) loads.push(services.services.get({ name: service.token, major: service.major }).then(ignore, ignore));
  }
  await Promise.race([Promise.all(loads), new Promise<void>((resolve) => void services.scheduler.after(patienceMs, resolve))]);
}

/** A part that does not come is asked for again by the view, which shows its own error. */
async function loadMobileParts(state: ViewState | undefined): Promise<void> {
  if (state?.kind === 'ready') await state.component.loadMobileParts?.().catch(ignore);
}

/** Plugins whose texts stand in the menus around the page, whether or not a view of theirs does. */
function menuNamespaces({ menus }: Plan): ReadonlySet<string> {
  const items = [...menus.main, ...menus.section, ...menus.bottom].filter((item) => item.offReason === undefined);
  return new Set(items.map((item) => item.labelKey.slice(0, Math.max(0, item.labelKey.indexOf(':')))).filter((namespace) => namespace !== ''));
}

function ignore(): void {}
