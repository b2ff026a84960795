import { createToken } from '#core';
import type { Resource } from '#core/data';
import type { RawMatch } from './matches/rawMatchFromWire.ts';

/** Cricket as the platform sends it. For the page of this plugin alone. */
export const cricketToken = createToken<Resource<readonly RawMatch[]>>('cricket.matches', 1);
