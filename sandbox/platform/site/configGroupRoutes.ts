import type { ConfigGroupsAnswer } from '#wire';
import { readControlJson } from '../../control/readControl.ts';
import { ApiError, invalidBody, invalidQuery } from '../http/ApiError.ts';
import type { SandboxApp } from '../http/SandboxApp.ts';
import type { SandboxPlatform } from '../../SandboxPart.ts';

const maxNames = 20;
/** Cache time of pages and of intermediate caches. */
const cacheControl = 'public, max-age=600, stale-while-revalidate=300';

export function addConfigGroupRoutes(
  app: SandboxApp,
  { configGroups: table }: SandboxPlatform,
): void {
  app.get('/bff-api/config/group/get', (context) => {
    const names = (context.req.query('groups') ?? '').split(',').filter((name) => name !== '');
    if (
      names.length === 0 ||
      names.length > maxNames ||
      names.some((name) => !/^[a-z][a-z0-9_-]{0,39}$/.test(name))
    ) {
      throw invalidQuery(
        'groups',
        `groups must be 1 to ${maxNames} names of lower-case letters, joined by commas`,
      );
    }
    const groups = Object.fromEntries(
      names.flatMap((name) => (table.has(name) ? [[name, table.get(name)]] : [])),
    );
    return context.json({ groups } as ConfigGroupsAnswer, 200, { 'Cache-Control': cacheControl });
  });

  app.post('/sandbox/v1/groups', async (context) => {
    const body = await readControlJson(context);
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      throw invalidBody(undefined, 'Send an object: groups by name, null takes one away');
    for (const [name, group] of Object.entries(body as Readonly<Record<string, unknown>>)) {
      if (group === null) table.delete(name);
      else if (typeof group === 'object' && !Array.isArray(group))
        table.set(name, group as Readonly<Record<string, unknown>>);
      else
        throw new ApiError(400, 'invalid_body', `/${name.slice(0, 40)} must be an object or null`, {
          field: name.slice(0, 40),
        });
    }
    return context.json({ ok: true, groups: table.size });
  });
}
