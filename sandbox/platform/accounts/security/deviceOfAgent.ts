import Bowser from 'bowser';

/** A device by its user agent. */
export interface Device {
  /** `Chrome, Windows`; empty where nothing is known. */
  readonly name: string;
  readonly kind: 'desktop' | 'mobile' | 'tablet' | 'other';
}

export function deviceOfAgent(userAgent: string): Device {
  if (userAgent === '') return { name: '', kind: 'other' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const { type } = platform;
  return {
    name: [browser.name, os.name]
      .filter((part) => part !== undefined && part !== '')
      .join(', ')
      .slice(0, 60),
    kind: type === 'desktop' || type === 'mobile' || type === 'tablet' ? type : 'other',
  };
}
