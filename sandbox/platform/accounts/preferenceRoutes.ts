import type { PreferenceItems } from '#wire';
import { isPreferenceItems } from '#wire/validators/preferences.js';
import { readBody } from '../http/readBody.ts';
import type { SandboxApp } from '../http/SandboxApp.ts';
import type { SandboxPlatform } from '../../SandboxPart.ts';

/** Adds the routes of list preferences. */
export function addPreferenceRoutes(app: SandboxApp, { preferences, user }: SandboxPlatform): void {
  app.get('/web-api/user/v1/preferences', (context) =>
    context.json<PreferenceItems>({ items: preferences.of(user(context).id) }),
  );

  app.post('/web-api/user/v1/preferences', async (context) => {
    const { id } = user(context);
    const { items } = await readBody(context, isPreferenceItems);
    preferences.save(id, items);
    return context.json<PreferenceItems>({ items: preferences.of(id) });
  });
}
