import Bowser from 'bowser';

/** What a browser calls itself, as people know it; empty where it is not known. */
export function readAgent(agent: string): {
  readonly browser: string;
  readonly system: string;
  readonly kind: string;
} {
  if (agent === '') return { browser: '', system: '', kind: '' };
  const { browser, os, platform } = Bowser.parse(agent);
  return {
    browser: (browser.name ?? '').slice(0, 60),
    system: (os.name ?? '').slice(0, 60),
    kind: (platform.type ?? '').slice(0, 20),
  };
}
