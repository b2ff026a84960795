/** The operator's checks: `check`, `explain`, `diff` and `csp` of a brand. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NoSiteConfigurationError } from '../../core/runtime/configuration/checkConfiguration.ts';
import { ConfigurationTextError } from '../../core/runtime/configuration/parseConfiguration.ts';
import { resolveConfiguration } from '../../core/runtime/configuration/resolveConfiguration.ts';
import { valueAt } from '../../core/runtime/configuration/valueAt.ts';
import { Dictionaries } from '../../edge/page/Dictionaries.ts';
import { brandIds, createSite, readLayers, type Stage } from '../../edge/sites/loadSites.ts';
import { readConfigFolder, StartSettingError } from '../../edge/start/readStartSettings.ts';
import { pagePolicy } from '../../edge/security/securityHeaders.ts';
import { installedPlugins, rootFolder } from '../build/installedPlugins.ts';
import type { SiteConfiguration } from '../../core/contract/CoreServices.ts';
import { identityGates, type IdentityGate } from '../../domain/identity/identityGates.ts';
import { figuresOfProfile, gameFiguresOfProfile } from '../../domain/limits/profileSources.ts';
import { checkBrand } from './checkBrand.ts';
import { NoOfferError, type Offer, platformOffer, sandboxOffer } from './Offer.ts';
import { describeFault } from './ConfigurationFault.ts';
import { profileDemands } from './profileDemands.ts';

const folder = brandsFolder();
const usage = `Usage: npm run site -- check [brand] | explain <brand> [path] | diff <brand> <brand> | csp <brand>
Brands: ${brandIds(folder).join(', ')}.
STAGE=production, demo or test chooses the stage of explain and diff; CONFIG_FOLDER another folder.`;
const stage: Stage =
  process.env['STAGE'] === 'production' || process.env['STAGE'] === 'test'
    ? process.env['STAGE']
    : 'demo';
const installed = await installedPlugins();
const manifests = installed.map(({ manifest }) => manifest);

const [verb = '', ...names] = process.argv.slice(2);
try {
  await run();
} catch (error) {
  if (
    !(error instanceof NoSiteConfigurationError) &&
    !(error instanceof ConfigurationTextError) &&
    !(error instanceof NoOfferError)
  )
    throw error;
  end(error.message);
}

async function run(): Promise<void> {
  switch (verb) {
    case 'check':
      return check(names);
    case 'explain':
      return explain(known(names[0]), names[1]);
    case 'diff':
      return diff(known(names[0]), known(names[1]));
    case 'csp':
      return csp(known(names[0]));
    default:
      return end(usage);
  }
}

function brandsFolder(): string {
  try {
    return readConfigFolder(process.env, join(rootFolder, 'config'));
  } catch (error) {
    if (!(error instanceof StartSettingError)) throw error;
    return end(error.message);
  }
}

function end(message: string): never {
  console.error(message);
  process.exit(1);
}

function known(brand: string | undefined): string {
  return brand !== undefined && brandIds(folder).includes(brand) ? brand : end(usage);
}

async function check(brands: readonly string[]): Promise<void> {
  const schema = JSON.parse(
    readFileSync(
      join(rootFolder, 'schemas', 'generated', 'site-configuration.published.json'),
      'utf8',
    ),
  ) as Record<string, unknown>;
  const dictionaries = Dictionaries.ofPlugins(installed);
  const offer = await readOffer();
  const found = (brands.length === 0 ? brandIds(folder) : brands).flatMap((brand) =>
    checkBrand({ folder, brand, schema, manifests, dictionaries, offer }),
  );
  for (const fault of found) console.error(describeFault(fault));
  const faults = found.filter(({ isNote }) => isNote !== true);
  console.log(
    faults.length === 0
      ? 'The configuration is right.'
      : `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`,
  );
  if (faults.length > 0) process.exit(1);
}

/** The offer of the operator's platform if one is configured, else of the sandbox. */
async function readOffer(): Promise<Offer> {
  const url = process.env['PLATFORM_URL'];
  if (url === undefined || url === '') return sandboxOffer();
  if (!URL.canParse(url)) throw new NoOfferError(url, 'it is no address');
  const wanted = brandIds(folder).flatMap((brand) =>
    Object.values(createSite(readLayers(folder, brand, stage), manifests).configuration.pageTypes),
  );
  return platformOffer(url, [
    ...new Set(
      wanted.flatMap(({ competition, selection }) => [
        ...(competition === undefined ? [] : [competition]),
        ...(selection?.competitions ?? []),
      ]),
    ),
  ]);
}

function leaves(brand: string): Map<string, { readonly value: string; readonly origin: string }> {
  const { value, origins } = resolveConfiguration(readLayers(folder, brand, stage));
  return new Map(
    [...origins].map(([path, origin]) => [
      path,
      { value: JSON.stringify(valueAt(value, path)), origin },
    ]),
  );
}

/** Prints every value with the layer that set it, then what is on, and why the rest is off. */
function explain(brand: string, only = ''): void {
  for (const [path, { value, origin }] of leaves(brand)) {
    if (path.startsWith(only)) console.log(`${path} = ${value}  (${origin})`);
  }
  if (only !== '') return;
  const { configuration, plan } = createSite(readLayers(folder, brand, stage), manifests);
  const state = ({ offReason }: { readonly offReason?: string }): string =>
    offReason === undefined ? 'on' : `off: ${offReason}`;
  explainProfile(configuration);
  console.log('\nPlan');
  for (const plugin of plan.plugins) console.log(`plugin ${plugin.id}: ${state(plugin)}`);
  for (const route of plan.routes)
    console.log(`route ${route.name} (${route.id}) /${route.path}: ${state(route)}`);
  for (const redirect of plan.redirects) {
    const to = redirect.to.startsWith('https://') ? redirect.to : `/${redirect.to}`;
    console.log(`redirect /${redirect.from} to ${to} (${redirect.code}): ${state(redirect)}`);
  }
  for (const guard of plan.guards)
    console.log(`guard ${guard.id} at ${guard.station}: ${state(guard)}`);
  for (const slot of plan.slots) console.log(`slot ${slot.slot}: ${slot.id}: ${state(slot)}`);
  for (const [menu, items] of Object.entries(plan.menus)) {
    const named = items.map((item) =>
      item.offReason === undefined ? item.id : `${item.id} (${state(item)})`,
    );
    console.log(`menu ${menu}: ${named.join(', ')}`);
  }
}

/** Prints the rules of the responsible-gambling profile, with the place of each. */
function explainProfile({ rgProfile }: SiteConfiguration): void {
  const { plugins, values, guardedBy } = profileDemands[rgProfile];
  console.log(`\nProfile ${rgProfile}`);
  for (const { plugin, what } of plugins) console.log(`plugin ${plugin} is on: ${what}`);
  for (const plugin of guardedBy) console.log(`guards of ${plugin} are on`);
  for (const { path } of values) console.log(`${path} is checked`);
  for (const { rule, value, source } of figuresOfProfile(rgProfile))
    console.log(`${rule}: ${value === undefined ? 'none' : JSON.stringify(value)} (${source})`);
  for (const { rule, value, source } of gameFiguresOfProfile(rgProfile))
    console.log(`games ${rule}: ${JSON.stringify(value)} (${source})`);
  for (const [action, gate] of Object.entries(identityGates[rgProfile]))
    console.log(`identity to ${action}: ${describeGate(gate)}`);
}

function describeGate(gate: IdentityGate): string {
  switch (gate.kind) {
    case 'none':
      return 'nothing';
    case 'age':
      return 'proof of age';
    case 'identity':
      return 'proof of identity';
    case 'identity-later':
      return `proof of identity from EUR ${gate.paidInEuroMinor / 100} or after ${gate.afterS / 3600} h`;
    case 'identity-elsewhere':
      return 'proof of identity unless the money goes back to its source';
  }
}

function diff(one: string, other: string): void {
  const [ones, others] = [leaves(one), leaves(other)];
  for (const path of [...new Set([...ones.keys(), ...others.keys()])].sort()) {
    const [a, b] = [ones.get(path)?.value ?? 'absent', others.get(path)?.value ?? 'absent'];
    if (a !== b) console.log(`${path}\n  ${one}: ${a}\n  ${other}: ${b}`);
  }
}

async function csp(brand: string): Promise<void> {
  const { configuration } = createSite(readLayers(folder, brand, stage), manifests);
  console.log(
    (
      await pagePolicy(
        `https://${configuration.brand.hosts[0] ?? 'brand.example'}`,
        configuration.mediaHosts,
      )
    )
      .replace(/nonce-[^']+/g, 'nonce-new-in-every-answer')
      .replaceAll('; ', ';\n'),
  );
}
