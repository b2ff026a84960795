/** `operatorsUrl` of the plugin's settings if it is an https address. */
export function readOperatorsUrl(settings: unknown): string | undefined {
  const url =
    typeof settings === 'object' && settings !== null
      ? (settings as Record<string, unknown>)['operatorsUrl']
      : undefined;
  return typeof url === 'string' && url.startsWith('https://') && URL.canParse(url)
    ? url
    : undefined;
}
