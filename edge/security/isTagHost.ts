/** Hosts of tag managers, analytics and advertising, whose frames and scripts could read input. */
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

/** Whether a host, with or without a port, is one of these; no payment page allows it. */
export function isTagHost(host: string): boolean {
  const [name = ''] = host.split(':');
  return tagHosts.some((tag) => name === tag || name.endsWith(`.${tag}`));
}
