import type { FileLink, FileRemoved, PersonFile } from '#wire';
import { isPersonFileRequest } from '#wire/validators/files.js';
import type { SandboxPlatform } from '../../SandboxPart.ts';
import { readBody } from '../http/readBody.ts';
import type { SandboxApp, SandboxContext } from '../http/SandboxApp.ts';

const path = '/web-api/files/v1';

/** Adds upload in parts and download by a one-time link. */
export function addFileRoutes(app: SandboxApp, { files, user }: SandboxPlatform): void {
  const ownerOf = (context: SandboxContext): number => {
    const isSignedIn = context.req.header('Authorization') !== undefined;
    return (isSignedIn ? undefined : files.guestOf(context)) ?? user(context).id;
  };
  app.post(path, async (context) => {
    const id = ownerOf(context);
    const { name, size } = await readBody(context, isPersonFileRequest);
    return context.json<PersonFile>(files.add(id, name, size));
  });
  app.put(`${path}/:id/:part`, async (context) => {
    const personId = ownerOf(context);
    const { id, part } = context.req.param();
    const bytes = Buffer.from(await context.req.arrayBuffer());
    return context.json<PersonFile>(files.addPart(personId, id, Number(part), bytes));
  });
  app.delete(`${path}/:id`, (context) => {
    files.remove(ownerOf(context), context.req.param('id'));
    return context.json<FileRemoved>({ success: true });
  });
  app.post(`${path}/:id/links`, (context) =>
    context.json<FileLink>({ url: files.link(user(context).id, context.req.param('id')) }),
  );
  // The browser requests it without a token: the link is the authorisation. Saved, never shown.
  app.get(`${path}/content/:token`, (context) => {
    const { name, type, bytes } = files.open(context.req.param('token'));
    return context.body(new Uint8Array(bytes), 200, {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name.toWellFormed())}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    });
  });
}
