import type { PreferenceItem, PreferenceItems } from '#wire';
import { isPreferenceItems } from '#wire/validators/preferences.js';
import { readBody } from '../http/readBody.ts';
import type { SandboxApp, SandboxContext } from '../http/SandboxApp.ts';
import type { Store } from '../store/Store.ts';
import type { User } from './Users.ts';

export interface PreferenceRoutesOptions {
  readonly store: Store;
  readonly user: (context: SandboxContext) => User;
  /** Platform time. */
  readonly nowMs: () => number;
}

/** How a person likes lists: of each choice the newest is kept, whichever device it came from. */
export function addPreferenceRoutes(app: SandboxApp, { store, user, nowMs }: PreferenceRoutesOptions): void {
  const itemsOf = (userId: number): PreferenceItems => ({ items: store.all<PreferenceItem>('SELECT name, value, changed_at_ms FROM preferences WHERE user_id = ? ORDER BY name', userId) });

  app.get('/web-api/user/v1/preferences', (context) => context.json<PreferenceItems>(itemsOf(user(context).id)));

  app.post('/web-api/user/v1/preferences', async (context) => {
    const { id } = user(context);
    const { items } = await readBody(context.req.raw, isPreferenceItems);
    for (const { name, value, changed_at_ms: changedAtMs } of items) {
      // A device whose clock is ahead must not hold a choice for ever.
      store.run(
        `INSERT INTO preferences (user_id, name, value, changed_at_ms) VALUES (?, ?, ?, ?)
         ON CONFLICT (user_id, name) DO UPDATE SET value = excluded.value, changed_at_ms = excluded.changed_at_ms WHERE excluded.changed_at_ms >= preferences.changed_at_ms`,
        id,
        name,
        value,
        Math.min(changedAtMs, nowMs()),
      );
    }
    return context.json<PreferenceItems>(itemsOf(id));
  });
}
