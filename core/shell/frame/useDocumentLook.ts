import { autorun } from 'mobx';
import { useLayoutEffect } from 'react';
import type { LayoutKind } from '../../ui/react/LayoutKind.ts';
import { useServices } from '../../ui/react/useServices.ts';
import { applyLook } from './applyLook.ts';

/** Keeps the attributes for style sheets in step with the preferences. */
export function useDocumentLook(kind: LayoutKind): void {
  const { config, preferences } = useServices();
  // Before the paint: a frame in the wrong density would move everything.
  useLayoutEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const apply = () =>
      applyLook(document.documentElement, {
        theme:
          preferences.theme === 'system' ? (system.matches ? 'dark' : 'light') : preferences.theme,
        density: kind === 'mobile' ? 'touch' : config.theme.density,
        arePricesPaused: preferences.arePricesPaused,
        isHighAccess: preferences.isHighAccess,
        isLight: preferences.isLight,
        fontSize: preferences.fontSize,
      });
    const stop = autorun(apply);
    system.addEventListener('change', apply);
    return () => {
      stop();
      system.removeEventListener('change', apply);
    };
  }, [config, preferences, kind]);
}
