import { createToken } from '#core';
import type { CyberStore } from './disciplines/CyberStore.ts';

/** The disciplines of cyber sport with how the brand shows them. For the pages and slots of this plugin alone. */
export const cyberToken = createToken<CyberStore>('cyber.disciplines', 1);
