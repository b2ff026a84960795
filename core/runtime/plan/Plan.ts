import type { GuardRule } from '../../contract/GuardRule.ts';
import type {
  InterceptorRule,
  MenuItem,
  ModalContribution,
  SlotContribution,
} from '../../contract/Contribution.ts';
import type { RouteAccess, RouteContribution } from '../../contract/Route.ts';
import type { SlotToken } from '../../contract/Token.ts';

/** Where a contribution comes from, and why it is off when it is. */
export interface Origin {
  readonly plugin: string;
  /** Undefined when it is on. */
  readonly offReason?: string;
}

/** What a manifest says of a contribution, without its code and with every default filled in. */
type Planned<Contribution extends object, Default extends keyof Contribution = never> = Origin &
  Omit<Contribution, 'load' | Default> &
  Required<Pick<Contribution, Default>>;

/** A page of the site: the manifest's word with the configuration's on top. */
export type PlannedRoute = Planned<
  Omit<RouteContribution, 'feature' | 'access'>,
  'parameters' | 'skeleton' | 'layout' | 'hasEndColumn' | 'quickCoupon' | 'isPrivate' | 'firstData'
> & { readonly access: RouteAccess };

/** A move of an address: paths without language and leading slash, `:name` for one segment. */
export interface PlannedRedirect {
  readonly from: string;
  /** A path, maybe with a query, or an https address. */
  readonly to: string;
  readonly code: 301 | 302 | 307 | 308;
  readonly offReason?: string;
}

/** A page type: only a name for a sport or a competition, or curated, with pages of its own. */
export interface PlannedPageType {
  readonly sport?: number;
  readonly competition?: number;
  readonly isCurated?: true;
}

/** Segments of a path before or after the section, and what they mean. */
export interface PlannedPrefixes {
  /** Words for the section in any route; the first is the default. */
  readonly sections: readonly string[];
  readonly pageTypes: Readonly<Record<string, PlannedPageType>>;
  readonly menuSections: readonly string[];
}

/** A guard of the site, in the order of the stations. */
export interface PlannedGuard extends Planned<Omit<GuardRule, 'side'>, 'isLocked'> {
  /** The configuration names it, and no plugin has it. */
  readonly isUnknown?: true;
}

/** What stands in a slot, in the order of the configuration. */
export interface PlannedSlot extends Planned<
  Omit<SlotContribution, 'slot'>,
  'skeleton' | 'isEssential' | 'isDeferred'
> {
  readonly slot: string;
  readonly place: Omit<SlotToken, 'name'>;
}

/** A menu item, `labelKey` with its namespace. One without a target is off, with the reason. */
export interface PlannedMenuItem extends Origin, Omit<MenuItem, 'children'> {
  readonly children: readonly PlannedMenuItem[];
}

/** A service that may be asked for, by name and major version of its token. */
export interface PlannedService extends Origin {
  readonly token: string;
  readonly major: number;
  readonly isEager: boolean;
}

/** A plugin that the build knows: on or off, and the settings that the configuration gives it. */
export interface PlannedPlugin {
  readonly id: string;
  readonly isOn: boolean;
  readonly offReason?: string;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** An event or a command, by its id. */
export interface PlannedName extends Origin {
  readonly id: string;
}

/** What the site consists of: plain JSON, the same for page, edge, command line and tests. */
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
  /** In the order in which interceptors act. */
  readonly interceptors: readonly Planned<InterceptorRule>[];
  readonly events: readonly PlannedName[];
  readonly commands: readonly PlannedName[];
  /** Plugins with a `setup`, in order. */
  readonly setups: readonly string[];
}
