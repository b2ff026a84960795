import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { definePlugin } from '../contract/definePlugin.ts';
import { Header } from './desktop/Header.tsx';
import { SectionBar } from './desktop/SectionBar.tsx';
import { Footer } from './frame/Footer.tsx';
import { LimitsStrip } from './frame/LimitsStrip.tsx';
import { LateFooter } from './late/LateFooter.tsx';
import { Layout } from './Layout.tsx';
import { renderPlugin } from '../../test/services/renderPlugin.tsx';
import { menus } from './slots.ts';

const columns = { start: 'absent', end: 'absent', shape: 'none' } as const;
const links = [1, 2, 3].map((id) => ({ id, name: `Help ${id}`, url: `https://help${id}.example` }));
const logos = [1, 2].map((id) => ({ id, name: `Mark ${id}`, src: `/marks/${id}.svg` }));
const brand = {
  id: 'testbrand',
  name: 'Testbrand',
  company: 'Brand Ltd',
  responsibleGamblingLinks: links,
  responsibleGamblingLogos: logos,
  ratings: [{ name: 'Rater', score: 4.6, url: 'https://rater.example' }],
};
const line = definePlugin({
  id: 'line',
  i18n: { load: async () => ({ default: { live: 'Live now' } }) },
  routes: [
    {
      id: 1,
      name: 'line.live',
      path: 'live',
      titleKey: 'live',
      load: async () => () => null,
    },
  ],
  menus: [{ menu: menus.main, item: { id: 'live', labelKey: 'live', target: 'line.live' } }],
});

test.each([true, false])(
  'CFG-23 isRedesignedHeader %s: the main menu is in the header, or in the bar below it',
  async (isRedesignedHeader) => {
    const configuration = { site: { isRedesignedHeader } };
    const header = await renderPlugin(<Header />, { manifests: [line], configuration });
    expect(screen.queryByRole('navigation', { name: 'Main menu' }) !== null).toBe(
      isRedesignedHeader,
    );
    header.unmount();
    await renderPlugin(<SectionBar columns={columns} />, { manifests: [line], configuration });
    expect(screen.queryByRole('navigation', { name: 'Main menu' }) !== null).toBe(
      !isRedesignedHeader,
    );
    expect(screen.getByRole('navigation', { name: 'Section menu' })).toBeTruthy();
  },
);

test('CFG-31 a mark is named in the language of the page where the configuration says how', async () => {
  const [first] = logos.map((logo) => ({ ...logo, names: { ru: 'Пределы' } }));
  const configuration = {
    brand: { ...brand, responsibleGamblingLogos: [first] },
    site: { responsibleGamblingLogoIds: [1] },
  };
  const inRussian = await renderPlugin(<LateFooter />, { configuration, language: 'ru' });
  expect(screen.getByRole('listitem').textContent).toBe('Пределы');
  inRussian.unmount();
  await renderPlugin(<LateFooter />, { configuration, language: 'en' });
  expect(screen.getByRole('listitem').textContent).toBe('Mark 1');
});

test('CFG-24 showRatingBookmakers shows the ratings of the brand in the footer', async () => {
  const { container, unmount } = await renderPlugin(<LateFooter />, {
    configuration: { brand },
  });
  expect(container.textContent).toBe('');
  unmount();
  await renderPlugin(<LateFooter />, {
    configuration: { brand, site: { showRatingBookmakers: true } },
  });
  const rating = screen.getByRole('link', { name: /Rater/ });
  expect([rating.textContent, rating.getAttribute('href'), rating.getAttribute('rel')]).toEqual([
    'Rater4.6 out of 5',
    'https://rater.example',
    'noopener noreferrer',
  ]);
});

test('CFG-25 responsibleGamblingLogoIds chooses marks and their order, responsibleGamblingLinkIds links; no ids of links: all', async () => {
  const marks = await renderPlugin(<LateFooter />, {
    configuration: { brand, site: { responsibleGamblingLogoIds: [2, 9, 1] } },
  });
  const list = screen.getByRole('list', { name: 'Safer gambling organisations' });
  expect([...list.children].map((mark) => mark.textContent)).toEqual(['Mark 2', 'Mark 1']);
  marks.unmount();
  const all = await renderPlugin(<LimitsStrip />, { configuration: { brand } });
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Help 1',
    'Help 2',
    'Help 3',
  ]);
  all.unmount();
  await renderPlugin(<LimitsStrip />, {
    configuration: { brand, site: { responsibleGamblingLinkIds: [3, 7, 1] } },
  });
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Help 3', 'Help 1']);
});

test('CFG-26 without isShowResponsibleGamblingBlock advice and marks are hidden; age mark and help links stay', async () => {
  const site = {
    isShowResponsibleGamblingBlock: false,
    responsibleGamblingLogoIds: [1],
    minAge: 21,
  };
  const { container, unmount } = await renderPlugin(<LateFooter />, {
    configuration: { brand, site },
  });
  expect(container.textContent).toBe('');
  unmount();
  await renderPlugin(<LimitsStrip />, { configuration: { brand, site } });
  expect(screen.queryByText('Safer gambling')).toBeNull();
  expect(screen.getByRole('img', { name: /21/ })).toBeTruthy();
  expect(screen.getAllByRole('link')).toHaveLength(3);
});

test('SHL-425 company and address are one text of the legal line, with its own direction', async () => {
  const { container } = await renderPlugin(<Footer />, {
    configuration: { brand: { ...brand, company: 'Brand Ltd', address: '1 Pier, Valletta' } },
  });
  expect([...container.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toContain(
    'Brand Ltd, 1 Pier, Valletta',
  );
});

test('CFG-27 companyName is in the legal line, else the company of the brand', async () => {
  const named = await renderPlugin(<Footer />, {
    configuration: { brand, site: { companyName: 'Site Ltd' } },
  });
  expect(named.container.textContent).toContain('Site Ltd');
  named.unmount();
  expect(
    (await renderPlugin(<Footer />, { configuration: { brand } })).container.textContent,
  ).toContain('Brand Ltd');
});

test.each([true, false])('CFG-28 isShowHeader %s, on desktop and mobile', async (isShowHeader) => {
  for (const isMobile of [false, true]) {
    const { unmount } = await renderPlugin(
      <Layout routeLayout="default" hasEndColumn={false}>
        <p>Page</p>
      </Layout>,
      { isMobile, configuration: { site: { isShowHeader } } },
    );
    expect(await screen.findByRole('contentinfo')).toBeTruthy();
    expect(screen.queryByRole('banner') !== null).toBe(isShowHeader);
    unmount();
  }
});
