import type { ReactNode } from 'react';
import { Slot } from '../../ui/react/Slot.tsx';
import { slots } from '../slots.ts';

/** Content over the page. Custom properties set here do not restyle the page. */
export function Overlay({ children }: { readonly children?: ReactNode }) {
  return (
    <div data-overlay="" style={{ display: 'contents' }}>
      {children}
      <Slot slot={slots.overlay} />
    </div>
  );
}
