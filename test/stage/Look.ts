import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { agreement, type Cookie } from './acceptCookies.ts';
import { logInBeside } from './logInBeside.ts';
import { sizes } from './sizes.ts';

/** A variant of a page: the axes in which a site may differ. */
export interface Look {
  readonly brand: 'northline' | 'solara';
  readonly theme: 'light' | 'dark';
  /** English, or the language from right to left. */
  readonly language: 'en' | 'ar';
  readonly isSignedIn: boolean;
  readonly isMobile: boolean;
}

const axes = 5;

/** Origins of the brands of a stage. */
interface Brands {
  readonly brandURL: (brand: string) => string;
}

/** The look of a number: each bit is the side of one axis. */
function lookOf(bits: number): Look {
  return {
    brand: (bits & 1) === 0 ? 'northline' : 'solara',
    theme: (bits & 2) === 0 ? 'dark' : 'light',
    language: (bits & 4) === 0 ? 'en' : 'ar',
    isSignedIn: (bits & 8) !== 0,
    isMobile: (bits & 16) !== 0,
  };
}

/**
 * Two looks that differ in every axis, different ones for every number: each page is shown with
 * each side of each axis, and over a few pages each pair of sides occurs.
 */
export function oppositeLooks(turn: number): readonly Look[] {
  const all = 2 ** axes;
  // An odd step visits every look before it repeats.
  const bits = (turn * 11) % all;
  return [lookOf(bits), lookOf(all - 1 - bits)];
}

/** All 32. */
export function allLooks(): readonly Look[] {
  return Array.from({ length: 2 ** axes }, (_, bits) => lookOf(bits));
}

export function describeLook({ brand, theme, language, isSignedIn, isMobile }: Look): string {
  return [
    brand,
    theme,
    language === 'ar' ? 'right to left' : 'left to right',
    isSignedIn ? 'signed in' : 'visitor',
    isMobile ? '390' : '1366',
  ].join(', ');
}

/**
 * A browser context with this look, on a first visit. Motion is reduced, for stable measurements.
 */
export async function newLook(
  browser: Browser,
  stage: Brands,
  look: Look,
): Promise<BrowserContext> {
  const size = sizes.find((each) => each.isMobile === look.isMobile);
  return browser.newContext({
    ...(size?.options as BrowserContextOptions),
    locale: 'en-GB',
    reducedMotion: 'reduce',
    baseURL: stage.brandURL(look.brand),
  });
}

/** Cookies of a look before the first page: preferences, and a new session. */
export async function cookiesOf(stage: Brands, look: Look): Promise<readonly Cookie[]> {
  const origin = stage.brandURL(look.brand);
  return [
    agreement(origin),
    { name: 'app_theme', value: look.theme, url: origin },
    ...(look.isSignedIn ? await sessionOf(origin) : []),
  ];
}

/** A browser context with this look and its cookies. */
export async function openLook(
  browser: Browser,
  stage: Brands,
  look: Look,
): Promise<BrowserContext> {
  const context = await newLook(browser, stage, look);
  await context.addCookies([...(await cookiesOf(stage, look))]);
  return context;
}

/** Signs in by a call, so that the first page already has the session. */
export async function signInBeside(
  context: BrowserContext,
  origin: string,
  login = 'demo',
): Promise<void> {
  await context.addCookies([...(await sessionOf(origin, login))]);
}

async function sessionOf(origin: string, login = 'demo'): Promise<readonly Cookie[]> {
  const platform = `http://localhost:${new URL(origin).port}`;
  const answer = await logInBeside(platform, login);
  // A name that begins with __Host- is accepted for https only, although the browser itself trusts
  // localhost.
  const secureOrigin = origin.replace('http:', 'https:');
  return answer.headers.getSetCookie().map((cookie) => {
    const [pair = '', ...attributes] = cookie.split(/;\s*/);
    const [name = '', ...value] = pair.split('=');
    return {
      name,
      value: value.join('='),
      url: secureOrigin,
      httpOnly: attributes.includes('HttpOnly'),
      secure: attributes.includes('Secure'),
      sameSite: 'Lax',
    };
  });
}
