import { expect, test } from 'vitest';
import { frameCss, staticFrame, type StaticFrameOptions } from './staticFrame.ts';

const desktop: StaticFrameOptions = { brandName: 'Test & Co', isMobile: false, layout: 'default', hasEndColumn: true, skeleton: 'home' };

test('SHL-76 the frame has the columns of the layout that takes its place', () => {
  expect(staticFrame(desktop)).toContain('data-c="both"');
  expect(staticFrame({ ...desktop, hasEndColumn: false })).toContain('data-c="start"');
  expect(staticFrame({ ...desktop, hasStartColumn: false })).toContain('data-c="end"');
  expect(staticFrame({ ...desktop, isMobile: true })).not.toContain('data-c');
  expect(staticFrame({ ...desktop, layout: 'headless' })).not.toContain('fr-h');
});

test('SHL-76 names are escaped and the frame is silent', () => {
  const html = staticFrame({ ...desktop, logo: '/brands/"x.svg#mark' });
  expect(html).toContain('Test &amp; Co');
  expect(html).toContain('href="/brands/&quot;x.svg#mark"');
  expect(html.startsWith('<div class="fr" aria-hidden="true">')).toBe(true);
});

test('SHL-76 the frame asks for the sprites, without showing anything of them', () => {
  expect(staticFrame({ ...desktop, sprites: ['/assets/sprite.svg'] })).toContain('<svg width="0" height="0"><use href="/assets/sprite.svg#x"/></svg>');
  expect(staticFrame(desktop)).not.toContain('<svg');
});

test('SHL-76 frame and style stay small: they are in every page', () => {
  expect(staticFrame(desktop).length).toBeLessThan(1500);
  expect(frameCss.length).toBeLessThan(3800);
});

test('SHL-76 on a phone the frame of an event leaves out the header that the event replaces', () => {
  const frame = (skeleton: 'event' | 'list') => staticFrame({ brandName: 'Northline', isMobile: true, layout: 'default', hasEndColumn: true, skeleton, sprites: ['/icons.svg'] });
  expect(frame('event')).not.toContain('fr-h');
  expect(frame('event')).toContain('/icons.svg');
  expect(frame('list')).toContain('fr-h');
});

test('SHL-212 the words of a closed site are in its frame and can be read without scripts', () => {
  const html = staticFrame({ ...desktop, layout: 'maintenance', firstPaint: '<h1>Half-time</h1>' });
  expect(html).toContain('<main><h1>Half-time</h1></main>');
  expect(html).toContain('Test &amp; Co');
  expect(html).not.toContain('aria-hidden="true"><');
  expect(staticFrame({ ...desktop, layout: 'blocked' })).toContain('<main></main>');
});
