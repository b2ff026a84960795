import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { LanguageContext, RuntimeContext, type Runtime } from '../../ui/react/ServicesContext.ts';

export interface AppProps {
  readonly runtime: Runtime;
  /** Called once the page stands. */
  readonly onDrawn?: (() => void) | undefined;
  /** The provider of the router: of a browser's, or of the edge's. */
  readonly children: ReactNode;
}

/** The whole page, drawn by the router. */
export const App = observer(function App({ runtime, onDrawn, children }: AppProps) {
  useEffect(() => onDrawn?.(), [onDrawn]);
  useEffect(() => runtime.hydration.arrive('page'), [runtime]);
  return (
    <RuntimeContext value={runtime}>
      <LanguageContext value={runtime.services.environment.language}>{children}</LanguageContext>
    </RuntimeContext>
  );
});
