import { Badge } from '../../ui/marks/Badge.tsx';

/** What the workbench puts into the slot of its gallery. */
export function SlotSample() {
  return <Badge tone="info">From a plugin</Badge>;
}
