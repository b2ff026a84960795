import { useEffect } from 'react';
import { useRuntime } from './useServices.ts';

/**
 * Whether the later texts of a plugin, or another part of its texts, are loaded; loads them if not.
 * For observers outside of deferred slots.
 */
export function useLaterTexts(plugin: string, anyKey: string, part = 'later'): boolean {
  const { hydration, services } = useRuntime();
  const { i18n } = services;
  const namespace = `${plugin}.${part}`;
  useEffect(
    () => void hydration.ended.then(() => i18n.loadNamespace(namespace)),
    [hydration, i18n, namespace],
  );
  return i18n.has(`${namespace}:${anyKey}`);
}
