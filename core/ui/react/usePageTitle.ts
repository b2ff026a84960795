import { useEffect } from 'react';
import { useRuntime } from './useServices.ts';

/** Title of the page while the component is shown. One given for the address stays. */
export function usePageTitle(own: string | undefined): void {
  const { title } = useRuntime();
  useEffect(() => {
    if (own !== undefined) title.show(own);
  }, [title, own]);
}
