import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:js|css|svg|json|webmanifest)$/;
const smallestBytes = 512;

/** Writes a .br (quality 11) and a .gz beside every text file of a folder. */
export async function packFiles(folder: string): Promise<void> {
  const brotli = promisify(brotliCompress);
  const gz = promisify(gzip);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    compressible.test(name),
  );
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const content = readFileSync(path);
      if (content.length < smallestBytes) return;
      writeFileSync(
        `${path}.br`,
        await brotli(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        }),
      );
      writeFileSync(`${path}.gz`, await gz(content, { level: 9 }));
    }),
  );
}
