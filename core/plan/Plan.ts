import type { Condition } from './Condition.ts';
import type { FirstData, LayoutName, MenuName, PathParameter, SkeletonName, SlotName, TitleSource } from './PluginManifest.ts';
import type { GuardStation } from '../guards/guardStations.ts';

/** Where a contribution comes from, and why it is off when it is. */
export interface Origin {
  readonly plugin: string;
  /** Undefined when it is on. */
  readonly offReason?: string;
}

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
  readonly hasEndColumn: boolean;
  readonly quickCoupon: boolean;
  readonly isPrivate: boolean;
  readonly firstData: readonly FirstData[];
}

export interface PlannedGuard extends Origin {
  readonly id: string;
  readonly station: GuardStation;
  readonly kind: 'check' | 'load' | 'effect';
  readonly timeoutMs: number;
  readonly onError: 'open' | 'closed';
  readonly isLocked: boolean;
}

export interface PlannedSlot extends Origin {
  readonly id: string;
  readonly slot: SlotName;
  readonly skeleton: SkeletonName;
  readonly when?: Condition;
  readonly layout?: 'desktop' | 'mobile';
  readonly isEssential: boolean;
}

export interface PlannedMenuItem extends Origin {
  readonly id: string;
  /** `namespace:key`. */
  readonly labelKey: string;
  readonly icon?: string;
  readonly target?: string;
  readonly when?: Condition;
  readonly within?: readonly string[];
  readonly badge?: 'live' | 'coupon';
  readonly children: readonly PlannedMenuItem[];
}

export interface PlannedModal extends Origin {
  readonly id: string;
  readonly isDismissible: boolean;
}

export interface PlannedService extends Origin {
  readonly token: string;
  readonly major: number;
  readonly isEager: boolean;
}

export interface PlannedPlugin {
  readonly id: string;
  readonly isOn: boolean;
  readonly offReason?: string;
  readonly settings: Readonly<Record<string, unknown>>;
}

export interface PlannedRecovery extends Origin {
  readonly id: string;
  readonly order: number;
  readonly status: number;
  readonly codes?: readonly (number | string)[];
}

export interface PlannedName extends Origin {
  readonly id: string;
}

/** What the site consists of: pure JSON, the same in page, edge, command line, tests and inspector. */
export interface Plan {
  readonly plugins: readonly PlannedPlugin[];
  readonly routes: readonly PlannedRoute[];
  readonly guards: readonly PlannedGuard[];
  readonly slots: readonly PlannedSlot[];
  readonly menus: Readonly<Record<MenuName, readonly PlannedMenuItem[]>>;
  readonly modals: readonly PlannedModal[];
  readonly services: readonly PlannedService[];
  readonly recoveries: readonly PlannedRecovery[];
  readonly events: readonly PlannedName[];
  readonly commands: readonly PlannedName[];
  /** Plugins with a `setup`, in order. */
  readonly setups: readonly string[];
}
