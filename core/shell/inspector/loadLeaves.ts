import type { ConfigurationLeaf } from '../../runtime/configuration/flattenLeaves.ts';

/** Where the edge of a stage that is not production says which layer gave which value. */
const leavesPath = '/debug/configuration.json';

/** Values of the configuration with their layers; none where the endpoint is absent. */
export async function loadLeaves(language: string): Promise<readonly ConfigurationLeaf[]> {
  try {
    const answer = await fetch(`${leavesPath}?lang=${language}`, {
      headers: { Accept: 'application/json' },
    });
    return answer.ok ? ((await answer.json()) as readonly ConfigurationLeaf[]) : [];
  } catch {
    return [];
  }
}
