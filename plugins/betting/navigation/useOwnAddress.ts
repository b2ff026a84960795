import { useEffect } from 'react';
import type { RouteTarget } from '#core';
import { useServices } from '#core/ui';
import { hasOldSlug } from './hasOldSlug.ts';

/** SHL-472: replaces outdated slugs, and moves cyber events to their own address. */
export function useOwnAddress(target: RouteTarget | undefined): void {
  const { navigation } = useServices();
  const isOld =
    target !== undefined &&
    (hasOldSlug(navigation.params, target.params ?? {}) ||
      (navigation.routeName === 'betting.event' && target.name !== 'betting.event'));
  const href = isOld
    ? navigation.href({
        ...target,
        params: {
          ...target.params,
          ...(navigation.params['section'] === undefined
            ? {}
            : { section: navigation.params['section'] }),
        },
      })
    : undefined;
  useEffect(() => {
    if (href !== undefined) navigation.go(href, { isReplacing: true });
  }, [navigation, href]);
}
