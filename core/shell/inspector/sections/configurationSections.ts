import type { ConfigurationLeaf } from '../../../runtime/configuration/flattenLeaves.ts';
import { flattenLeaves } from '../../../runtime/configuration/flattenLeaves.ts';
import type { SiteConfiguration } from '../../../contract/CoreServices.ts';
import { section, type InspectorSection } from '../InspectorSection.ts';

/** Every value of the configuration with its layer; values changed in this page are marked. */
export function configurationSections(
  configuration: SiteConfiguration,
  leaves: readonly ConfigurationLeaf[],
): readonly InspectorSection[] {
  const served = new Map(leaves.map((leaf) => [leaf.path, leaf]));
  const now = new Map(flattenLeaves(configuration));
  // The page does not have the theme's tokens, only their style sheet.
  for (const { path, value } of leaves) if (path.startsWith('theme.')) now.set(path, value);
  for (const path of ['theme.shape', 'theme.light', 'theme.dark'])
    if (leaves.some((leaf) => leaf.path.startsWith(`${path}.`))) now.delete(path);
  const rows = [...now].map(([path, value]) => {
    const leaf = served.get(path);
    const layer =
      leaf === undefined || leaf.value !== value
        ? leaves.length === 0
          ? ''
          : 'changed'
        : leaf.layer;
    return {
      key: path,
      cells: [path, value, layer],
      tone: layer === 'changed' || layer === 'platform' ? ('bad' as const) : ('plain' as const),
    };
  });
  const isFeature = (path: string): boolean => path.startsWith('features.');
  const columns = ['path', 'value', 'layer'];
  return [
    section(
      'features',
      columns,
      rows.filter(({ key }) => isFeature(key)),
    ),
    section(
      'remotes',
      columns,
      rows.filter(({ key }) => key === 'remotes' || key.startsWith('remotes.')),
    ),
    section(
      'values',
      columns,
      rows.filter(({ key }) => !isFeature(key) && key !== 'remotes' && !key.startsWith('remotes.')),
    ),
  ];
}
