export type BuildStage = 'production' | 'demo' | 'test';

/** Values that replace names in the code, so that what a stage does not need is not in its bundle. */
export function buildConstants(stage: BuildStage): Record<string, string> {
  return { __STAGE__: JSON.stringify(stage) };
}
