import { act, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { expect, test, vi } from 'vitest';
import { answerWith } from '../../../test/network/answerPaths.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { Brand } from './Brand.tsx';
import { Footer } from './Footer.tsx';
import { LoadBar } from './LoadBar.tsx';
import { ScrollToTop } from '../late/ScrollToTop.tsx';

function brand(rest: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return { brand: { id: 'testbrand', name: 'Testbrand', ...rest } };
}

test('SHL-65 the name is written, drawn beside a mark, or a picture', async () => {
  const link = () => screen.getByRole('link', { name: 'Testbrand, home page' });
  const { unmount } = await renderPlugin(<Brand />);
  expect([link().textContent, link().querySelector('use, img')]).toEqual(['Testbrand', null]);
  unmount();
  const second = await renderPlugin(<Brand />, {
    configuration: brand({ logo: '/brands/a.svg#mark' }),
  });
  expect([link().textContent, link().querySelector('use')?.getAttribute('href')]).toEqual([
    'Testbrand',
    '/brands/a.svg#mark',
  ]);
  second.unmount();
  await renderPlugin(<Brand />, { configuration: brand({ logo: '/brands/a.png' }) });
  expect([link().textContent, link().querySelector('img')?.getAttribute('src')]).toEqual([
    '',
    '/brands/a.png',
  ]);
});

test('SHL-67 B34 age, licence, advice and help are in the footer, though nothing answers', async () => {
  answerWith(() => Response.error());
  const help = [{ name: 'Helpline', url: 'https://help.example/now' }];
  await renderPlugin(<Footer />, {
    configuration: {
      ...brand({
        company: 'Test Ltd',
        responsibleGamblingLinks: help,
        licence: { authority: 'Authority', number: 'X-1' },
      }),
      site: { minAge: 21 },
    },
  });
  expect(screen.getByRole('img', { name: '21+ only' }).textContent).toBe('21+');
  expect(screen.getByRole('heading', { name: 'Safer gambling' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Helpline' }).getAttribute('href')).toBe(
    'https://help.example/now',
  );
  expect(screen.getByRole('contentinfo').textContent).toContain('Test Ltd');
  expect(screen.getByRole('contentinfo').textContent).toContain('X-1');
});

test('SHL-767 the licence has a line of its own, and its parts are isolated from the surrounding text', async () => {
  await renderPlugin(<Footer />, {
    language: 'ru',
    configuration: brand({
      company: 'Test Ltd',
      licence: { authority: 'Authority', number: 'X-1' },
    }),
  });
  const lines = [...screen.getByRole('contentinfo').querySelectorAll('p')].map((line) =>
    line.textContent.trim(),
  );
  expect(lines).toContain('Test Ltd');
  expect(lines).toContain('\u2068Authority\u2069, № \u2068X-1\u2069.');
});

test('SHL-841 the authority of the licence has its name in the language of the page', async () => {
  const licence = { authority: 'Authority', authorityIn: { ru: 'Ведомство' }, number: 'X-1' };
  for (const [language, said] of [
    ['ru', '\u2068Ведомство\u2069, № \u2068X-1\u2069.'],
    ['en', '\u2068Authority\u2069, no. \u2068X-1\u2069.'],
  ] as const) {
    const { unmount } = await renderPlugin(<Footer />, {
      language,
      configuration: brand({ licence }),
    });
    expect(screen.getByRole('contentinfo').textContent).toContain(said);
    unmount();
  }
});

test('SHL-70 the load bar appears after 200 ms and disappears after 5,000 ms', async () => {
  const { runtime } = await renderPlugin(<LoadBar />);
  vi.useFakeTimers();
  try {
    const bar = () => screen.queryByRole('progressbar');
    const setPending = (isPending: boolean): void =>
      act(() => runInAction(() => void (runtime.navigator.isPending = isPending)));
    const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
    setPending(true);
    pass(190);
    expect(bar()).toBeNull();
    pass(20);
    expect(bar()).not.toBeNull();
    pass(4800);
    expect(bar()).toBeNull();
    setPending(false);
    setPending(true);
    pass(100);
    setPending(false);
    pass(500);
    expect(bar()).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

function scrollTo(screens: number): void {
  Object.defineProperty(window, 'scrollY', {
    value: window.innerHeight * screens,
    configurable: true,
  });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

test('SHL-71 the button to the top appears after so many screens', async () => {
  const { unmount } = await renderPlugin(<ScrollToTop />, { isMobile: false });
  scrollTo(1);
  expect(screen.queryByRole('button')).toBeNull();
  scrollTo(1.1);
  expect(screen.getByRole('button', { name: 'Back to top' })).toBeTruthy();
  unmount();
  await renderPlugin(<ScrollToTop />, { isMobile: true });
  scrollTo(4.2);
  scrollTo(4.1);
  expect(screen.getByRole('button', { name: 'Back to top' })).toBeTruthy();
  scrollTo(4);
  expect(screen.queryByRole('button')).toBeNull();
});

test('SHL-821 on a phone the button to the top is shown while scrolling up only', async () => {
  await renderPlugin(<ScrollToTop />, { isMobile: true });
  scrollTo(6);
  expect(screen.queryByRole('button')).toBeNull();
  scrollTo(5.9);
  expect(screen.getByRole('button', { name: 'Back to top' })).toBeTruthy();
  scrollTo(6);
  expect(screen.queryByRole('button')).toBeNull();
});
