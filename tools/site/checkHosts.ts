import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseConfiguration } from '../../core/runtime/configuration/parseConfiguration.ts';
import { faultsIn, type ConfigurationFault } from './ConfigurationFault.ts';

/** A host shows one brand: a second brand with the same host is never shown there. */
export function checkHosts(
  folder: string,
  brand: string,
  brands: readonly string[],
  own: unknown,
): ConfigurationFault[] {
  const hosts = hostsOf(own);
  const fault = faultsIn(() => `config/${brand}.json`);
  if (hosts.length === 0)
    return [
      fault('brand.hosts', `has no host: only BRAND=${brand} shows this brand`, { isNote: true }),
    ];
  const others = brands
    .filter((other) => other !== brand)
    .map((other) => [other, hostsOf(readIfJson(join(folder, `${other}.json`)))] as const);
  return hosts.flatMap((value, index): ConfigurationFault[] => {
    const path = `brand.hosts[${index}]`;
    const taken = others.find(([, theirs]) => theirs.includes(value));
    if (taken !== undefined)
      return [fault(path, `is a host of config/${taken[0]}.json, too`, { value })];
    if (hosts.indexOf(value) < index) return [fault(path, 'stands in the list already', { value })];
    return /^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/.test(value)
      ? []
      : [fault(path, 'is no host name, such as brand.example', { value })];
  });
}

function hostsOf(layer: unknown): readonly string[] {
  const brand: unknown =
    typeof layer === 'object' && layer !== null && 'brand' in layer ? layer.brand : undefined;
  const hosts: unknown =
    typeof brand === 'object' && brand !== null && 'hosts' in brand ? brand.hosts : undefined;
  return Array.isArray(hosts) ? hosts.filter((host) => typeof host === 'string') : [];
}

/** A fault of another brand's file is reported when that brand is checked. */
function readIfJson(file: string): unknown {
  try {
    return parseConfiguration(readFileSync(file, 'utf8'), file);
  } catch {
    return undefined;
  }
}
