import { Button } from '#core/ui';
import type { PlacementStore } from './PlacementStore.ts';
import { PlacingWords } from './PlacingWords.tsx';

/** The button while placing: busy, with the seconds left. */
export function PlacingButton({ placement }: { readonly placement: PlacementStore }) {
  return (
    <Button variant="primary" size="lg" isBlock isBusy>
      <PlacingWords placement={placement} />
    </Button>
  );
}
