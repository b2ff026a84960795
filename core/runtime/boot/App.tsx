import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { LanguageContext, RuntimeContext, type Runtime } from '../../ui/react/ServicesContext.ts';

export interface AppProps {
  readonly runtime: Runtime;
  /** Called once the page is rendered. */
  readonly onDrawn?: (() => void) | undefined;
  /** Router provider of the browser, or of the edge. */
  readonly children: ReactNode;
}

/** The whole page, rendered by the router. */
export const App = observer(function App({ runtime, onDrawn, children }: AppProps) {
  useEffect(() => onDrawn?.(), [onDrawn]);
  useEffect(() => runtime.hydration.arrive('page'), [runtime]);
  return (
    <RuntimeContext value={runtime}>
      <LanguageContext value={runtime.services.environment.language}>{children}</LanguageContext>
    </RuntimeContext>
  );
});
