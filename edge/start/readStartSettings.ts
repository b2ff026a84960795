import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { nearest } from '../../core/runtime/routes/nearest.ts';
import type { Stage } from '../sites/loadSites.ts';
import type { ServerOptions } from './startServer.ts';

/** An environment variable has an invalid value. */
export class StartSettingError extends Error {
  override readonly name = 'StartSettingError';

  constructor(variable: string, value: string, wanted: string) {
    super(`${variable} is "${value}"; ${wanted}`);
  }
}

const stages: readonly Stage[] = ['production', 'demo', 'test'];

/**
 * Reads and validates the environment variables before anything is started.
 *
 * @param brands the brands that have a file in `config/`
 * @throws StartSettingError
 */
export function readStartSettings(
  environment: Readonly<Record<string, string | undefined>>,
  brands: readonly string[],
  rootFolder: string,
): Omit<ServerOptions, 'configFolder' | 'buildFolder'> {
  const said = (name: string): string | undefined =>
    environment[name] === '' ? undefined : environment[name];
  const stage = readStage(said('STAGE'));
  const platformUrl = readPlatformUrl(said('PLATFORM_URL'));
  const control = said('SANDBOX_CONTROL');
  return {
    port: readPort(said('PORT')),
    stage,
    brand: readBrand(said('BRAND'), brands),
    ...(platformUrl === undefined ? {} : { platformUrl }),
    sandbox: {
      databasePath:
        said('SANDBOX_FILE') ??
        (stage === 'test' ? ':memory:' : join(rootFolder, '.data', 'sandbox.sqlite')),
      ...(control === undefined ? {} : { isControlOpen: control === '1' }),
    },
    trustsProxy: said('TRUST_PROXY') === '1',
  };
}

/**
 * The folder of the brands: the project's own, or `CONFIG_FOLDER`.
 *
 * @throws StartSettingError
 */
export function readConfigFolder(
  environment: Readonly<Record<string, string | undefined>>,
  ownFolder: string,
): string {
  const value = environment['CONFIG_FOLDER'] ?? '';
  if (value === '') return ownFolder;
  if (!existsSync(join(value, 'base.json')))
    throw new StartSettingError(
      'CONFIG_FOLDER',
      value,
      'it must be a folder with base.json, a file for each brand, and env/ with a file for each stage',
    );
  return resolve(value);
}

function readStage(value = 'demo'): Stage {
  const stage = stages.find((each) => each === value);
  if (stage === undefined)
    throw new StartSettingError('STAGE', value, 'it may be production, demo or test');
  return stage;
}

function readPort(value = '8080'): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535)
    throw new StartSettingError(
      'PORT',
      value,
      'it must be a whole number from 0 (any free one) to 65535',
    );
  return port;
}

/** The brand of unknown hosts: northline, else the first one. */
function readBrand(value: string | undefined, brands: readonly string[]): string {
  if (value === undefined)
    return brands.includes('northline') ? 'northline' : (brands[0] ?? 'northline');
  if (brands.includes(value)) return value;
  const closest = nearest(value, brands);
  throw new StartSettingError(
    'BRAND',
    value,
    `it may be one of: ${brands.join(', ')}${closest === undefined ? '' : `; nearest: ${closest}`}`,
  );
}

function readPlatformUrl(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol))
    throw new StartSettingError(
      'PLATFORM_URL',
      value,
      'it must be an address such as https://platform.example',
    );
  if (url.search !== '' || url.hash !== '')
    throw new StartSettingError(
      'PLATFORM_URL',
      value,
      `it must be without a query; nearest: ${url.origin}${url.pathname}`,
    );
  return value;
}
