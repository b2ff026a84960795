import type {
  CommandContribution,
  I18nContribution,
  PluginManifest,
  InterceptorContribution,
  ServiceContribution,
} from '../../contract/PluginManifest.ts';
import type { ModalContribution, SlotContribution } from '../../contract/Contribution.ts';
import type { GuardContribution } from '../../contract/Guard.ts';
import type { RouteContribution } from '../../contract/Route.ts';

/**
 * The thunks of a manifest, all that a page needs of it at its start. `tools/generate` makes
 * objects with these alone.
 */
export interface ContributedCode {
  readonly id: string;
  readonly routes?: readonly Pick<RouteContribution, 'name' | 'load'>[];
  readonly guards?: readonly Pick<GuardContribution, 'id' | 'load'>[];
  readonly modals?: readonly Pick<ModalContribution, 'id' | 'load'>[];
  readonly slots?: readonly Pick<SlotContribution, 'id' | 'load'>[];
  readonly provides?: readonly (Pick<ServiceContribution, 'load'> & {
    readonly token: { readonly name: string; readonly major: number };
  })[];
  readonly commands?: readonly Pick<CommandContribution, 'id' | 'load'>[];
  readonly interceptors?: readonly Pick<InterceptorContribution, 'id' | 'load'>[];
  /** Absent where the HTML names the files of the dictionaries. */
  readonly i18n?: I18nContribution;
  readonly setup?: NonNullable<PluginManifest['setup']>;
}
