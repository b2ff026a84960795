/**
 * Writes public/brands/<brand>/icon-<size>.png from public/brands/<brand>.svg: the fixed sizes that
 * home screens, stores and link previews require. Run it after a change of a brand's drawing: `node
 * tools/takeIcons.ts`.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { iconSizes } from '../edge/files/siteFiles.ts';

const folder = join(import.meta.dirname, '..', 'public', 'brands');
const largestBytes = 15 * 1024;

const executablePath = process.env['CHROMIUM'];
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath === undefined ? {} : { executablePath }),
});
const page = await browser.newPage();
for (const name of readdirSync(folder).filter((each) => each.endsWith('.svg'))) {
  const brand = name.replace(/\.svg$/, '');
  const svg = readFileSync(join(folder, name), 'utf8');
  mkdirSync(join(folder, brand), { recursive: true });
  const take = async (size: number, file: string, drawing: string): Promise<void> => {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>*{margin:0}html{background:transparent}svg{display:block;inline-size:${size}px;block-size:${size}px}</style>${drawing}`,
    );
    const png = await page.screenshot({ omitBackground: true, type: 'png' });
    if (png.length > largestBytes)
      throw new Error(`${brand}/${file} has ${png.length} bytes, more than ${largestBytes}`);
    writeFileSync(join(folder, brand, file), png);
    console.log(`${brand}/${file} ${png.length}`);
  };
  for (const size of iconSizes) await take(size, `icon-${size}.png`, svg);
  // Systems mask this icon: the background fills it, and the drawing is in the safe circle.
  await take(
    512,
    'icon-maskable-512.png',
    svg
      .replace(/rx="[^"]*"/, '')
      .replace('x="4" y="4" width="20" height="20"', 'x="7" y="7" width="14" height="14"'),
  );
}
await browser.close();
