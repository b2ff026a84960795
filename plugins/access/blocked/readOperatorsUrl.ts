/** `operatorsUrl` of the plugin's settings: an https address, or nothing. */
export function readOperatorsUrl(settings: unknown): string | undefined {
  const url =
    typeof settings === 'object' && settings !== null
      ? (settings as Record<string, unknown>)['operatorsUrl']
      : undefined;
  return typeof url === 'string' && url.startsWith('https://') && URL.canParse(url)
    ? url
    : undefined;
}
