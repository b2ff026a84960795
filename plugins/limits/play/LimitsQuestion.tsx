import { useState } from 'react';
import { useServices } from '#core/ui';
import { useAfterSignIn } from '../../auth/ui.ts';
import { askLimits } from './askLimits.ts';

/** Asks for a review of account or limits after a sign-in; draws nothing itself. */
export function LimitsQuestion() {
  const services = useServices();
  const [ask] = useState(() => askLimits(services));
  useAfterSignIn('limits', ask);
  return null;
}
