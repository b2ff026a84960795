import type { Condition } from '../../contract/Contribution.ts';
import type { SiteOffer } from './unmetRequirement.ts';

export interface ConfiguredMenuItem {
  readonly id: string;
  readonly labelKey: string;
  readonly icon?: string | undefined;
  readonly target?: string | undefined;
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly when?: Condition | undefined;
  readonly badge?: 'dot' | undefined;
  readonly children?: readonly ConfiguredMenuItem[] | undefined;
}

/** Part of the site configuration that decides what is on and in which order. */
export interface PlanConfiguration {
  /** Settings of the plugin, or false. A plugin that is not named is off. */
  readonly plugins: Readonly<Record<string, Readonly<Record<string, unknown>> | false | undefined>>;
  readonly routes: Readonly<
    Record<
      string,
      { readonly isOff?: boolean | undefined; readonly path?: string | undefined } | undefined
    >
  >;
  /** Fields of the site that pages depend on. */
  readonly site?:
    | (SiteOffer & { readonly availableRoutes?: readonly number[] | undefined })
    | undefined;
  readonly redirects?:
    | readonly {
        readonly from: string;
        readonly to: string;
        readonly code?: 301 | 302 | 307 | 308 | undefined;
      }[]
    | undefined;
  readonly pageTypes?:
    | Readonly<
        Record<
          string,
          {
            readonly sport?: number | undefined;
            readonly competition?: number | undefined;
            readonly selection?: object | undefined;
          }
        >
      >
    | undefined;
  readonly menuSections?: readonly string[] | undefined;
  /** Ids in order; `"*"` stands for the rest. */
  readonly slots: Readonly<Record<string, readonly string[] | undefined>>;
  readonly menus: Readonly<Record<string, readonly (string | ConfiguredMenuItem)[] | undefined>>;
  readonly guards: Readonly<Record<string, false | undefined>>;
  /** `plugin.<id>`, `route.<name>`, `slot.<id>` and features named by routes: false closes. */
  readonly features?: Readonly<Record<string, boolean | undefined>> | undefined;
}
