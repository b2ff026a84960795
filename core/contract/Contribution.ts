import type { ComponentType } from 'react';
import type { ConditionJson, MenuItemJson } from '../../schemas/generated/config.ts';
import type { Load } from './Load.ts';
import type { Skeleton } from '../ui/feedback/createSkeleton.ts';
import type { MenuToken, SlotToken } from './Token.ts';

type Immutable<T> = { readonly [Key in keyof T]: Immutable<T[Key]> };

/** Condition of a manifest or of the configuration: data, never an expression string. */
export type Condition = Immutable<ConditionJson>;

/** Dialog over the current page; others open it by its token. */
export interface ModalContribution {
  /** Id of the modal's token, `<plugin>.<noun>`. */
  readonly id: string;
  /** The component gets the props given to `modals.open` plus `onClose(result?)`. */
  readonly load: Load<ComponentType<never>>;
  /**
   * Namespaces that it shows besides its plugin's own: loaded with its code, before it is rendered.
   */
  readonly texts?: readonly string[];
  /** False for terms, age and reality check: neither Esc nor a press outside closes it. */
  readonly isDismissible?: boolean;
}

/** Component in a named slot of the layouts. */
export interface SlotContribution {
  readonly id: string;
  /** Slot by the token of its renderer. */
  readonly slot: SlotToken;
  readonly load: Load<ComponentType>;
  readonly skeleton?: Skeleton;
  readonly when?: Condition;
  /** Without it the contribution is shown in both layouts. */
  readonly layout?: 'desktop' | 'mobile';
  /** Never switched off after failures, because the site is unusable without it. */
  readonly isEssential?: boolean;
  /** Code and texts are fetched 3 s after the slot is shown, and never preloaded. */
  readonly isDeferred?: boolean;
  /** Namespaces loaded with its code; `<plugin>.later` for a deferred one by default. */
  readonly texts?: readonly string[];
}

/** Link of a menu, or a heading with links under it. */
export interface MenuItem extends Immutable<Omit<MenuItemJson, 'children'>> {
  readonly children?: readonly MenuItem[];
  /**
   * Names of routes, or paths such as `/cyber`: on these pages and those below the item is current.
   */
  readonly within?: readonly string[];
}

/** Item that a plugin adds to a menu; the configuration orders the items. */
export interface MenuContribution {
  readonly menu: MenuToken;
  readonly item: MenuItem;
}

/**
 * Handles an error response before the caller sees it: solves a captcha, signs in or gets terms
 * accepted, then repeats the call.
 */
export interface InterceptorRule {
  readonly id: string;
  /** Lower runs first: captcha 10, fingerprint 20, sign-in 30, terms 40, cancelled 50. */
  readonly order: number;
  readonly status: number;
  /** Error codes that it handles; without it every response with the status. */
  readonly codes?: readonly (number | string)[];
}
