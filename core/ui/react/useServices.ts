import { use } from 'react';
import type { CoreServices } from '../../contract/CoreServices.ts';
import { LanguageContext, RuntimeContext, type Runtime } from './ServicesContext.ts';

/** A component used services outside of the application's tree. */
class MissingRuntimeError extends Error {
  override readonly name = 'MissingRuntimeError';

  constructor() {
    super(
      'This component is outside of the application: wrap it in RuntimeContext (in tests: renderWithServices)',
    );
  }
}

/** The shell's own access to the application; plugins use `useServices`. */
export function useRuntime(): Runtime {
  const runtime = use(RuntimeContext);
  use(LanguageContext);
  if (runtime === undefined) throw new MissingRuntimeError();
  return runtime;
}

/** All services of the core. */
export function useServices(): CoreServices {
  return useRuntime().services;
}
