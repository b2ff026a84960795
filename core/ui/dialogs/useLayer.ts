import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../react/useServices.ts';

/**
 * Registers a layer over the page, which Back closes instead of leaving the page. For components on
 * `<dialog>` of their own; `Dialog` does it already. Not for a dialog that must be answered.
 */
export function useLayer(onClose: () => void, isDismissible = true): void {
  const { navigation } = useServices();
  const close = useEffectEvent(() => onClose());
  useEffect(
    () => (isDismissible ? navigation.openLayer(() => close()) : undefined),
    [navigation, isDismissible],
  );
}
