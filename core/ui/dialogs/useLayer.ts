import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../react/useServices.ts';

/**
 * What is drawn lies over the page: Back closes it and leaves the page. For a `<dialog>` of its
 * own; `Dialog` does it already. One that must be answered is no such layer.
 */
export function useLayer(onClose: () => void, isDismissible = true): void {
  const { navigation } = useServices();
  const close = useEffectEvent(() => onClose());
  useEffect(
    () => (isDismissible ? navigation.openLayer(() => close()) : undefined),
    [navigation, isDismissible],
  );
}
