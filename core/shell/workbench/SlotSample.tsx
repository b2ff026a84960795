import { Badge } from '../../ui/marks/Badge.tsx';

/** Contribution of the workbench to the slot of its gallery. */
export function SlotSample() {
  return <Badge tone="info">From a plugin</Badge>;
}
