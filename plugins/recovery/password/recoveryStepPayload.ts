import { stepPayload } from '#core';
import { recoverySteps } from '../contract.ts';

/** Schema of the payload of `recoveryStepEvent`. */
export const recoveryStepPayload = stepPayload({ by: recoverySteps });
