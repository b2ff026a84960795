import type { Guard } from '../../guards/Guard.ts';

/** SHL-225: a robot reads the page; what follows is for people. */
export const searchBot: Guard = () => ({ kind: 'show' });
