import { join } from 'node:path';
import { startPlatform, StartRefusedError } from '../processes.ts';
import type { Attack } from '../Attack.ts';
import { inTemporaryFolder } from '../temporaryFolder.ts';

/** The error of a refused start; undefined if it was not refused. */
async function refusal(databasePath: string): Promise<string | undefined> {
  try {
    await (await startPlatform(databasePath)).kill();
    return undefined;
  } catch (error) {
    if (error instanceof StartRefusedError) return error.message;
    throw error;
  }
}

export const twoPlatforms: Attack = {
  name: 'two',
  claim: 'M76 a file belongs to one platform',
  run: ({ isShort, report }) =>
    inTemporaryFolder(async (folder) => {
      const databasePath = join(folder, 'siege.sqlite');
      const first = await startPlatform(databasePath);
      const said = (await refusal(databasePath)) ?? 'it has started';
      report(
        'a second one is refused in a sentence',
        /^The database .* is in use/.test(said),
        said.slice(0, 120),
      );
      await first.kill();
      // In the short form, the attack by kill −9 restarts on its file often enough.
      if (isShort) return;
      report('it is let in when the first was killed', (await refusal(databasePath)) === undefined);
    }),
};
