import { footballEngine } from './football/footballEngine.ts';
import type { SportEngine } from './SportEngine.ts';

const engines: ReadonlyMap<number, SportEngine> = new Map([[1, footballEngine]]);

export function engineOf(sportId: number): SportEngine {
  return engines.get(sportId) ?? footballEngine;
}
