import { failWhenTold } from './ChaosError.ts';

export function ChaosPage() {
  failWhenTold('route');
  return <h1>Chaos stands</h1>;
}
