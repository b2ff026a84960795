import type { ComponentType } from 'react';
import type { ConditionJson, MenuItemJson } from '../../schemas/generated/config.ts';
import type { Load } from './Load.ts';
import type { Skeleton } from '../ui/feedback/createSkeleton.ts';
import type { MenuToken, SlotToken } from './Token.ts';

type Immutable<T> = { readonly [Key in keyof T]: Immutable<T[Key]> };

/** A rule in manifests and configuration is data, never an expression string. */
export type Condition = Immutable<ConditionJson>;

/** A dialog over whatever page is open; others open it by its token. */
export interface ModalContribution {
  /** `<plugin>.<noun>`, the id of the modal's token. */
  readonly id: string;
  /** The component gets the props given to `modals.open` plus `onClose(result?)`. */
  readonly load: Load<ComponentType<never>>;
  /** Namespaces that it shows beside its plugin's own: loaded with its code, before it is drawn. */
  readonly texts?: readonly string[];
  /** False for terms, age and reality check: neither Esc nor a press outside closes it. */
  readonly isDismissible?: boolean;
}

/** A component in a named place of the layouts. */
export interface SlotContribution {
  readonly id: string;
  /** Where it stands, by the token of who renders the place. */
  readonly slot: SlotToken;
  readonly load: Load<ComponentType>;
  readonly skeleton?: Skeleton;
  readonly when?: Condition;
  /** Without it the contribution is shown in both layouts. */
  readonly layout?: 'desktop' | 'mobile';
  /** Never switched off after failures: the site is not usable without it. */
  readonly isEssential?: boolean;
  /** Its code and texts are fetched 3 s after the slot was shown, and never preloaded. */
  readonly isDeferred?: boolean;
  /** Namespaces loaded with its code; `<plugin>.later` for a deferred one by default. */
  readonly texts?: readonly string[];
}

/** A link of a menu, or a heading with links under it, and where else it is current. */
export interface MenuItem extends Immutable<Omit<MenuItemJson, 'children'>> {
  readonly children?: readonly MenuItem[];
  /** Names of routes, or paths such as `/cyber`: they and all below them belong to the item. */
  readonly within?: readonly string[];
}

/** An item that a plugin puts into a menu; the configuration orders the items. */
export interface MenuContribution {
  readonly menu: MenuToken;
  readonly item: MenuItem;
}

/**
 * What to do with an error answer before the caller sees it: solve a captcha, sign in, accept
 * terms, then repeat the call.
 */
export interface InterceptorRule {
  readonly id: string;
  /** Lower acts first: captcha 10, fingerprint 20, sign-in 30, terms 40, cancelled 50. */
  readonly order: number;
  readonly status: number;
  /** Codes of the error answer; without it every answer of the status matches. */
  readonly codes?: readonly (number | string)[];
}
