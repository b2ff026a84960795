import { stepPayload } from '#core';
import { recoverySteps } from '../contract.ts';

/** What `recoveryStepEvent` tells. */
export const recoveryStepPayload = stepPayload({ by: recoverySteps });
