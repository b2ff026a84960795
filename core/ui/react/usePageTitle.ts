import { useEffect } from 'react';
import { useRuntime } from './useServices.ts';

/**
 * Sets the title of the page while the component is mounted. One that is set for the address stays.
 */
export function usePageTitle(own: string | undefined): void {
  const { title } = useRuntime();
  useEffect(() => {
    if (own !== undefined) title.show(own);
  }, [title, own]);
}
