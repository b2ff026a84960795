import type { ReactNode } from 'react';
import { Slot } from '../../ui/react/Slot.tsx';
import { slots } from '../slots.ts';

/** What stands over the page. Properties that concern all of it are set here: on the root element they would style the whole page again. */
export function Overlay({ children }: { readonly children?: ReactNode }) {
  return (
    <div data-overlay="" style={{ display: 'contents' }}>
      {children}
      <Slot slot={slots.overlay} />
    </div>
  );
}
