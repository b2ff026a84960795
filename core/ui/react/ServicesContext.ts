import { createContext } from 'react';
import type { DocumentTitle } from '../../runtime/head/DocumentTitle.ts';
import type { Contributions } from '../../runtime/plan/Contributions.ts';
import type { RouterNavigation } from '../../runtime/routes/RouterNavigation.ts';
import type { CoreServices } from '../../contract/CoreServices.ts';
import type { ModalStack } from '../../runtime/views/ModalStack.ts';
import type { PluginHealth } from '../../runtime/views/PluginHealth.ts';
import type { Hydration } from '../../runtime/views/Hydration.ts';
import type { ViewLoader } from '../../runtime/views/ViewLoader.ts';

/** Context of the shell: the services, and parts that only the core may touch. */
export interface Runtime {
  readonly services: CoreServices;
  readonly navigator: RouterNavigation;
  readonly contributions: Contributions;
  readonly modals: ModalStack;
  readonly health: PluginHealth;
  readonly views: ViewLoader;
  readonly hydration: Hydration;
  readonly title: DocumentTitle;
}

/** Language of the page; readers of services render again when it changes. */
export const LanguageContext = createContext('');

export const RuntimeContext = createContext<Runtime | undefined>(undefined);
