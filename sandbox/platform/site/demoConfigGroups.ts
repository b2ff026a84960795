/** Groups of settings by name. */
export type ConfigGroupTable = Map<string, Readonly<Record<string, unknown>>>;

/** Groups of the demo. */
export function demoConfigGroups(): ConfigGroupTable {
  const links = [
    { name: 'Telegram', link: 'https://telegram.example/grandstand', iconName: 'brand-telegram' },
    {
      name: 'Instagram',
      link: 'https://instagram.example/grandstand',
      iconName: 'brand-instagram',
    },
    { name: 'YouTube', link: 'https://youtube.example/grandstand', iconName: 'brand-youtube' },
  ];
  return new Map([['social', { links }]]);
}
