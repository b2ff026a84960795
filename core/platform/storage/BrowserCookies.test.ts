import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BrowserCookies } from './BrowserCookies.ts';

/** Behaves as document.cookie: written one at a time with attributes, read as a list. */
class Jar {
  readonly written: string[] = [];
  readonly #values = new Map<string, string>();
  isOff = false;

  get cookie(): string {
    return [...this.#values].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  set cookie(text: string) {
    this.written.push(text);
    if (this.isOff) return;
    const [pair = ''] = text.split('; ');
    const at = pair.indexOf('=');
    if (text.includes('Max-Age=0')) this.#values.delete(pair.slice(0, at));
    else this.#values.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

test('SHL-21 a cookie is for the whole site, SameSite=Lax, Secure on https, at most 400 days', () => {
  const jar = new Jar();
  new BrowserCookies({ jar, isSecure: true }).write('tzo', '5.5', 157_680_000);
  new BrowserCookies({ jar, isSecure: false }).write('lng', 'en', 60.9);
  new BrowserCookies({ jar, isSecure: false }).write('hide_left', '1');
  expect(jar.written).toEqual([
    'tzo=5.5; Path=/; Max-Age=34560000; SameSite=Lax; Secure',
    'lng=en; Path=/; Max-Age=60; SameSite=Lax',
    'hide_left=1; Path=/; SameSite=Lax',
  ]);
});

test('SHL-21 any value is read back, and nothing in it becomes an attribute', () => {
  const jar = new Jar();
  const cookies = new BrowserCookies({ jar, isSecure: false });
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (value) => {
      cookies.write('ref', value, 60);
      expect(cookies.read('ref')).toBe(value);
      expect(jar.written.at(-1)?.split(';')).toHaveLength(4);
    }),
  );
  cookies.remove('ref');
  expect(cookies.read('ref')).toBeUndefined();
});

test('SHL-21 with cookies off a value lives as long as the page', () => {
  const jar = new Jar();
  jar.isOff = true;
  const cookies = new BrowserCookies({ jar, isSecure: false });
  cookies.write('app_theme', 'dark', 60);
  expect(cookies.read('app_theme')).toBe('dark');
  cookies.remove('app_theme');
  expect(cookies.read('app_theme')).toBeUndefined();
  const sandboxed = new BrowserCookies({
    isSecure: false,
    jar: {
      get cookie(): string {
        throw new DOMException('blocked', 'SecurityError');
      },
      set cookie(_text: string) {
        throw new DOMException('blocked', 'SecurityError');
      },
    },
  });
  sandboxed.write('lng', 'ru', 60);
  expect([sandboxed.read('lng'), sandboxed.read('tzo')]).toEqual(['ru', undefined]);
});

test('SHL-21 a broken escape of foreign origin is no value', () => {
  const jar = { cookie: 'lng=%E0%A4%A; other=1' };
  expect(new BrowserCookies({ jar, isSecure: false }).read('lng')).toBeUndefined();
});
