import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { RouterProvider } from 'react-router';
import { LanguageContext, RuntimeContext, type Runtime } from '../../ui/react/ServicesContext.ts';

export interface AppProps {
  readonly runtime: Runtime;
  /** Called once the page stands. */
  readonly onDrawn?: (() => void) | undefined;
}

/** The whole page, drawn by the router. */
export const App = observer(function App({ runtime, onDrawn }: AppProps) {
  useEffect(() => onDrawn?.(), [onDrawn]);
  useEffect(() => runtime.firstDrawing.arrive('page'), [runtime]);
  return (
    <RuntimeContext value={runtime}>
      <LanguageContext value={runtime.services.environment.language}>
        <RouterProvider router={runtime.navigator.router} useTransitions={false} />
      </LanguageContext>
    </RuntimeContext>
  );
});
