/** Who runs tag managers, counters and advertising: their frames and scripts read what is typed. */
const tagHosts = [
  'adobedtm.com',
  'clarity.ms',
  'doubleclick.net',
  'facebook.net',
  'google-analytics.com',
  'googletagmanager.com',
  'hotjar.com',
  'mc.yandex.com',
  'mc.yandex.ru',
  'segment.com',
  'tealiumiq.com',
  'tiqcdn.com',
];

/** Whether a host, with or without a port, is one of theirs: no page of payments lets it in. */
export function isTagHost(host: string): boolean {
  const [name = ''] = host.split(':');
  return tagHosts.some((tag) => name === tag || name.endsWith(`.${tag}`));
}
