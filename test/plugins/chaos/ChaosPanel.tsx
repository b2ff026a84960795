import { Panel } from '#core/ui';
import { failWhenTold } from './ChaosError.ts';

export function ChaosPanel() {
  failWhenTold('slot');
  return <Panel as="div">Chaos panel</Panel>;
}
