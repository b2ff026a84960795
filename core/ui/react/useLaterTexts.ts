import { useEffect } from 'react';
import { useServices } from './useServices.ts';

/**
 * Whether the later texts of a plugin, or another part of its texts, are there; asks for them when they are not. For
 * observers that are no deferred slot.
 */
export function useLaterTexts(plugin: string, anyKey: string, part = 'later'): boolean {
  const { i18n } = useServices();
  const namespace = `${plugin}.${part}`;
  useEffect(() => void i18n.loadNamespace(namespace), [i18n, namespace]);
  return i18n.has(`${namespace}:${anyKey}`);
}
