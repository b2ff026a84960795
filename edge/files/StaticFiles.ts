import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { etag } from 'hono/etag';
import type { EdgeEnvironment } from '../EdgeEnvironment.ts';

/** Files for the edge alone, source maps, and packed copies, which are chosen by header. */
const internal = /(?:^|\/)\.|^(?:preloads|own-scripts)\.json$|\.(?:map|br|gz|zst)$/;

/**
 * Serves files unchanged from one or several folders; the first folder that has a path wins. Only
 * paths found in the folders are opened, so that no address can escape from them.
 */
export class StaticFiles {
  readonly #folders: readonly string[];
  #folderOfPath: ReadonlyMap<string, string> = new Map();

  constructor(folders: readonly string[]) {
    this.#folders = folders;
    this.refresh();
  }

  /** Lists the files of the folders again. */
  refresh(): void {
    this.#folderOfPath = new Map(
      this.#folders.toReversed().flatMap((folder) => {
        if (!existsSync(folder)) return [];
        return readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .map((name) => name.replaceAll('\\', '/'))
          .filter((name) => !internal.test(name) && statSync(join(folder, name)).isFile())
          .map((name) => [`/${name}`, folder] as const);
      }),
    );
  }

  /** Addresses of all files. */
  get paths(): string[] {
    return [...this.#folderOfPath.keys()];
  }

  has(path: string): boolean {
    return this.#folderOfPath.has(path);
  }

  text(path: string): string | undefined {
    const folder = this.#folderOfPath.get(path);
    return folder === undefined ? undefined : readFileSync(join(folder, path), 'utf8');
  }

  /** Serves the files: immutable if the name carries a hash, else to be revalidated. */
  serve(): MiddlewareHandler<EdgeEnvironment> {
    const servers = new Map<string, MiddlewareHandler<EdgeEnvironment>>();
    return async (context, next) => {
      const { method, url } = context.req;
      const path = new URL(url).pathname;
      const root = this.#folderOfPath.get(path);
      if (root === undefined || (method !== 'GET' && method !== 'HEAD')) return next();
      const server: MiddlewareHandler<EdgeEnvironment> =
        servers.get(root) ??
        every(etag({ weak: true }), serveStatic<EdgeEnvironment>({ root, precompressed: true }));
      servers.set(root, server);
      context.set('isFile', true);
      const isHashed = path.startsWith('/assets/');
      context.header(
        'Cache-Control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600, must-revalidate',
      );
      // The name identifies the content; `etag()` hashes other files when they are sent. The tag is
      // weak, because compressed and plain copies share it.
      if (isHashed) context.header('ETag', `W/"${basename(path)}"`);
      return server(context, next);
    };
  }
}
