import { createToken } from '#core';
import type { CyberStore } from './disciplines/CyberStore.ts';

/** Disciplines of cyber sport as the brand shows them. For this plugin only. */
export const cyberToken = createToken<CyberStore>('cyber.disciplines', 1);
