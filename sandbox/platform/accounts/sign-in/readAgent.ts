import Bowser from 'bowser';

const browsers: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const systems: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));

/**
 * Returns the common name of the browser and system; empty for unknown ones. No part of an unknown
 * user agent may get into e-mails to other people.
 */
export function readAgent(agent: string): {
  readonly browser: string;
  readonly system: string;
  readonly kind: string;
} {
  if (agent === '') return { browser: '', system: '', kind: '' };
  const { browser, os, platform } = Bowser.parse(agent);
  return {
    browser: browsers.has(browser.name ?? '') ? (browser.name ?? '') : '',
    system: systems.has(os.name ?? '') ? (os.name ?? '') : '',
    kind: (platform.type ?? '').slice(0, 20),
  };
}
