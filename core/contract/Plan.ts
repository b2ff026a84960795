import type { Condition } from './Condition.ts';
import type {
  FirstData,
  LayoutName,
  PathParameter,
  RouteRequirement,
  SkeletonName,
  TitleSource,
} from './RouteFields.ts';
import type { RouteRules } from './RouteRules.ts';
import type { GuardOccasion, GuardStation } from './guardStations.ts';

/** Where a contribution comes from, and why it is off when it is. */
export interface Origin {
  readonly plugin: string;
  /** Undefined when it is on. */
  readonly offReason?: string;
}

/** A page of the site: the manifest's word with the configuration's on top, every default filled in. */
export interface PlannedRoute extends Origin {
  readonly id: number;
  readonly name: string;
  readonly path: string;
  readonly parameters: Readonly<Record<string, PathParameter>>;
  readonly titleKey: string;
  readonly descriptionKey?: string;
  readonly titleFrom?: TitleSource;
  readonly skeleton: SkeletonName;
  readonly layout: LayoutName;
  readonly access: 'any' | 'authed' | 'anonymous';
  readonly rules?: RouteRules;
  readonly requires?: RouteRequirement;
  readonly hasEndColumn: boolean;
  readonly quickCoupon: boolean;
  readonly isPrivate: boolean;
  readonly firstData: readonly FirstData[];
  readonly requiredRouteId?: number;
  readonly dictionaries?: readonly string[];
  readonly texts?: readonly string[];
}

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

/** Segments that may stand around line and live, and what they say. */
export interface PlannedPlaces {
  readonly pageTypes: Readonly<Record<string, PlannedPageType>>;
  readonly menuSections: readonly string[];
}

/** A guard of the site, in the order in which guards speak. */
export interface PlannedGuard extends Origin {
  readonly id: string;
  readonly station: GuardStation;
  readonly kind: 'check' | 'load' | 'effect';
  readonly timeoutMs: number;
  readonly onError: 'open' | 'closed';
  readonly when?: GuardOccasion;
  readonly isLocked: boolean;
}

/** What stands in a slot, in the order of the configuration. */
export interface PlannedSlot extends Origin {
  readonly id: string;
  readonly slot: string;
  /** Its place stands in the first screen. */
  readonly isInFirstScreen: boolean;
  readonly skeleton: SkeletonName;
  readonly when?: Condition;
  readonly layout?: 'desktop' | 'mobile';
  readonly isEssential: boolean;
  readonly isDeferred: boolean;
  readonly texts?: readonly string[];
}

/** An item of a menu. One that leads nowhere is off, with the reason. */
export interface PlannedMenuItem extends Origin {
  readonly id: string;
  /** `namespace:key`. */
  readonly labelKey: string;
  readonly icon?: string;
  readonly target?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly when?: Condition;
  readonly within?: readonly string[];
  readonly badge?: 'dot';
  readonly children: readonly PlannedMenuItem[];
}

/** A dialog that may be opened. */
export interface PlannedModal extends Origin {
  readonly id: string;
  readonly isDismissible: boolean;
  readonly texts?: readonly string[];
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

/** A recovery of calls, in the order in which recoveries act. */
export interface PlannedRecovery extends Origin {
  readonly id: string;
  readonly order: number;
  readonly status: number;
  readonly codes?: readonly (number | string)[];
}

/** An event or a command, by its id. */
export interface PlannedName extends Origin {
  readonly id: string;
}

/** What the site consists of: pure JSON, the same in page, edge, command line, tests and inspector. */
export interface Plan {
  readonly plugins: readonly PlannedPlugin[];
  readonly routes: readonly PlannedRoute[];
  readonly redirects: readonly PlannedRedirect[];
  readonly places: PlannedPlaces;
  readonly guards: readonly PlannedGuard[];
  readonly slots: readonly PlannedSlot[];
  readonly menus: Readonly<Record<string, readonly PlannedMenuItem[]>>;
  readonly modals: readonly PlannedModal[];
  readonly services: readonly PlannedService[];
  readonly recoveries: readonly PlannedRecovery[];
  readonly events: readonly PlannedName[];
  readonly commands: readonly PlannedName[];
  /** Plugins with a `setup`, in order. */
  readonly setups: readonly string[];
}
