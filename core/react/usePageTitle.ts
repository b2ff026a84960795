import { useEffect } from 'react';
import { useServices } from './useServices.ts';

/** Title of the page while the component is shown: `Virtus Lago – Olympique Rive · Northline`. */
export function usePageTitle(title: string | undefined): void {
  const { config } = useServices();
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${config.brand.name}`;
  }, [title, config]);
}
