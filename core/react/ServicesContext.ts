import { createContext } from 'react';
import type { DocumentTitle } from '../head/DocumentTitle.ts';
import type { Contributions } from '../plan/Contributions.ts';
import type { Navigator } from '../routing/Navigator.ts';
import type { CoreServices } from '../services/CoreServices.ts';
import type { ModalStack } from '../views/ModalStack.ts';
import type { PluginHealth } from '../views/PluginHealth.ts';
import type { ViewLoader } from '../views/ViewLoader.ts';

/** What the shell renders from: the services of plugins plus the parts that only the core may touch. */
export interface Runtime {
  readonly services: CoreServices;
  readonly navigator: Navigator;
  readonly contributions: Contributions;
  readonly modals: ModalStack;
  readonly health: PluginHealth;
  readonly views: ViewLoader;
  readonly title: DocumentTitle;
}

/** The language of the page. Whoever reads services is drawn again when it changes, observer or not. */
export const LanguageContext = createContext('');

export const RuntimeContext = createContext<Runtime | undefined>(undefined);
