/** Profile of the brand in a social network. */
export interface SocialLink {
  readonly name: string;
  readonly link: string;
  readonly iconName: string;
}

const most = 20;

/** Valid https links of the group `social`; undefined for an invalid group. */
export function readSocialLinks(group: unknown): readonly SocialLink[] | undefined {
  if (
    typeof group !== 'object' ||
    group === null ||
    !('links' in group) ||
    !Array.isArray(group.links)
  )
    return undefined;
  return (group.links as readonly unknown[]).filter(isSocialLink).slice(0, most);
}

function isSocialLink(value: unknown): value is SocialLink {
  if (typeof value !== 'object' || value === null) return false;
  const { name, link, iconName } = value as Readonly<Record<string, unknown>>;
  return (
    typeof name === 'string' &&
    name !== '' &&
    name.length <= 80 &&
    typeof iconName === 'string' &&
    /^[a-z0-9-]{1,60}$/.test(iconName) &&
    typeof link === 'string' &&
    /^https:\/\/[^\s\\]+$/.test(link) &&
    URL.canParse(link)
  );
}
