import { supportedBrowsers } from './supportedBrowsers.ts';

type Engine = (typeof supportedBrowsers)[number]['name'];

/**
 * Whether a user agent names an engine that cannot run the product: most browsers state the version
 * of their engine, and on iOS all use the system's. An unknown agent passes.
 */
export function isTooOld(agent: string): boolean {
  if (/MSIE |Trident\//.test(agent)) return true;
  const ios = /(?:iPhone|iPad|iPod).* OS (\d+)_(\d+)/.exec(agent);
  if (ios !== null) return isBelow('Safari', ios);
  const chromium = /Chrom(?:e|ium)\/(\d+)(?:\.(\d+))?/.exec(agent);
  if (chromium !== null) return isBelow('Chrome', chromium);
  const firefox = /Firefox\/(\d+)(?:\.(\d+))?/.exec(agent);
  if (firefox !== null) return isBelow('Firefox', firefox);
  const safari = /Version\/(\d+)(?:\.(\d+))?.* Safari\//.exec(agent);
  return safari !== null && isBelow('Safari', safari);
}

function isBelow(engine: Engine, [, major = '0', minor = '0']: RegExpExecArray): boolean {
  const [lowestMajor = 0, lowestMinor = 0] = (
    supportedBrowsers.find(({ name }) => name === engine)?.value ?? ''
  )
    .split('.')
    .map(Number);
  return (
    Number(major) < lowestMajor || (Number(major) === lowestMajor && Number(minor) < lowestMinor)
  );
}
