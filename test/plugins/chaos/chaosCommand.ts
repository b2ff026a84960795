import { failWhenTold } from './ChaosError.ts';

export function chaosCommand(): void {
  failWhenTold('command');
}
