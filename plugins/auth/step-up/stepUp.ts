import type { CoreServices, Http, Modals, ResponseInterceptor } from '#core';
import { stepUpModal } from '../contract.ts';

/** The question that is open: all calls that wait for a proof share one. */
const open = new WeakMap<Modals, Promise<boolean | undefined>>();

/** Lets the person prove who they are once more; the call is repeated, unless they do not want. */
export const stepUp: ResponseInterceptor = async ({ endpoint }, { modals }, attempt) => {
  // The proof's own call would wait for the dialog that waits for it; and a proof that did not
  // help once helps no more.
  if (endpoint === 'auth.stepUp' || attempt > 1) return undefined;
  const isProved = await ask(modals);
  return isProved === true ? { headers: {} } : undefined;
};

async function ask(modals: CoreServices['modals']): Promise<boolean | undefined> {
  const running = open.get(modals);
  if (running !== undefined) return running;
  const question = modals.open(stepUpModal, {}).finally(() => open.delete(modals));
  open.set(modals, question);
  return question;
}

/** Proves by the password; resolves with nothing, rejects with why not. */
export async function proveByPassword(http: Http, password: string): Promise<void> {
  await http.call('auth.stepUp', { body: { method: 'password', password } });
}
