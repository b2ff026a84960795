import type { GuardRule } from '../../contract/GuardRule.ts';
import type {
  InterceptorRule,
  MenuItem,
  ModalContribution,
  SlotContribution,
} from '../../contract/Contribution.ts';
import type { RouteAccess, RouteContribution } from '../../contract/Route.ts';
import type { SlotToken } from '../../contract/Token.ts';

/** Origin of a contribution, and why it is off, if it is. */
export interface Origin {
  readonly plugin: string;
  /** Undefined when it is on. */
  readonly offReason?: string;
}

/** Contribution of a manifest without its code, with all defaults filled in. */
type Planned<Contribution extends object, Default extends keyof Contribution = never> = Origin &
  Omit<Contribution, 'load' | Default> &
  Required<Pick<Contribution, Default>>;

/** Page of the site: the manifest's values with those of the configuration on top. */
export type PlannedRoute = Planned<
  Omit<RouteContribution, 'feature' | 'access'>,
  'parameters' | 'skeleton' | 'layout' | 'hasEndColumn' | 'quickCoupon' | 'isPrivate' | 'firstData'
> & { readonly access: RouteAccess };

/** Redirect of an address: paths without language and leading slash, `:name` for one segment. */
export interface PlannedRedirect {
  readonly from: string;
  /** Path, possibly with a query, or an https address. */
  readonly to: string;
  readonly code: 301 | 302 | 307 | 308;
  readonly offReason?: string;
}

/** Page type: an alias of a sport or a competition, or curated, with pages of its own. */
export interface PlannedPageType {
  readonly sport?: number;
  readonly competition?: number;
  readonly isCurated?: true;
}

/** Segments of a path before or behind the section, and what they stand for. */
export interface PlannedPrefixes {
  /** Words for the section in all routes; the first is the default. */
  readonly sections: readonly string[];
  readonly pageTypes: Readonly<Record<string, PlannedPageType>>;
  readonly menuSections: readonly string[];
}

/** Guard of the site, in the order of the stations. */
export interface PlannedGuard extends Planned<Omit<GuardRule, 'side'>, 'isLocked'> {
  /** The configuration names it, and no plugin has it. */
  readonly isUnknown?: true;
}

/** Contribution to a slot, in the order of the configuration. */
export interface PlannedSlot extends Planned<
  Omit<SlotContribution, 'slot'>,
  'skeleton' | 'isEssential' | 'isDeferred'
> {
  readonly slot: string;
  readonly place: Omit<SlotToken, 'name'>;
}

/** Menu item, `labelKey` with its namespace. One without a target is off, with the reason. */
export interface PlannedMenuItem extends Origin, Omit<MenuItem, 'children'> {
  readonly children: readonly PlannedMenuItem[];
}

/** Service, by name and major version of its token. */
export interface PlannedService extends Origin {
  readonly token: string;
  readonly major: number;
  readonly isEager: boolean;
}

/** Plugin of the build: on or off, with its settings in the configuration. */
export interface PlannedPlugin {
  readonly id: string;
  readonly isOn: boolean;
  readonly offReason?: string;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** Event or command, by its id. */
export interface PlannedName extends Origin {
  readonly id: string;
}

/** Resolved contents of the site: plain JSON, the same for page, edge, command line and tests. */
export interface Plan {
  readonly plugins: readonly PlannedPlugin[];
  readonly routes: readonly PlannedRoute[];
  readonly redirects: readonly PlannedRedirect[];
  readonly prefixes: PlannedPrefixes;
  readonly guards: readonly PlannedGuard[];
  readonly slots: readonly PlannedSlot[];
  readonly menus: Readonly<Record<string, readonly PlannedMenuItem[]>>;
  readonly modals: readonly Planned<ModalContribution, 'isDismissible'>[];
  readonly services: readonly PlannedService[];
  /** In the order in which interceptors run. */
  readonly interceptors: readonly Planned<InterceptorRule>[];
  readonly events: readonly PlannedName[];
  readonly commands: readonly PlannedName[];
  /** Plugins with a `setup`, in order. */
  readonly setups: readonly string[];
}
