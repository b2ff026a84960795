import type { ReactNode } from 'react';
import { Slot } from '../../ui/react/Slot.tsx';
import { slots } from '../slots.ts';

/** What stands over the page. Properties set here do not make the page be styled again. */
export function Overlay({ children }: { readonly children?: ReactNode }) {
  return (
    <div data-overlay="" style={{ display: 'contents' }}>
      {children}
      <Slot slot={slots.overlay} />
    </div>
  );
}
