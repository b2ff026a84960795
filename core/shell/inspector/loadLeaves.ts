import type { ConfigurationLeaf } from '../../runtime/configuration/flattenLeaves.ts';

/** Endpoint of the edge, outside of production, with the layer of each configuration value. */
const leavesPath = '/debug/configuration.json';

/** Loads the values of the configuration with their layers; none if the endpoint is absent. */
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
