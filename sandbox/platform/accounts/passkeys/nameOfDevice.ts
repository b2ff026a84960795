import Bowser from 'bowser';

/** What a device is called until its owner names it: `Chrome, Windows`. */
export function nameOfDevice(userAgent: string): string {
  if (userAgent === '') return 'Device';
  const { browser, os } = Bowser.parse(userAgent);
  return (
    [browser.name, os.name]
      .filter((part) => part !== undefined)
      .join(', ')
      .slice(0, 60) || 'Device'
  );
}
