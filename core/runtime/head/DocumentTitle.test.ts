import { expect, test } from 'vitest';
import { DocumentTitle } from './DocumentTitle.ts';

test('SHL-294 a title set for an address takes precedence over the page’s own, until another address', () => {
  let path = '/en/line/1-football';
  const page = { title: 'Football betting · Northline' };
  const title = new DocumentTitle({
    page,
    brandName: 'Northline',
    path: () => path,
    isGiven: true,
  });
  title.show('Football');
  expect(page.title).toBe('Football betting · Northline');
  path = '/en/line';
  title.show('Sports');
  expect(page.title).toBe('Sports · Northline');
  title.give('Upcoming matches');
  title.show('Sports (3)');
  expect(page.title).toBe('Upcoming matches · Northline');
});

test('SHL-294 without it the page sets its title', () => {
  const page = { title: 'x' };
  new DocumentTitle({ page, brandName: 'Northline', path: () => '/en', isGiven: false }).show(
    'Home',
  );
  expect(page.title).toBe('Home · Northline');
});

test('SHL-294 SHL-423 the title that a page set is not replaced by that of its route, whichever is first', () => {
  let path = '/en/multi';
  const page = { title: 'x' };
  const title = new DocumentTitle({
    page,
    brandName: 'Northline',
    path: () => path,
    isGiven: false,
  });
  title.show('Multi-live');
  title.showRoute('Live');
  expect(page.title).toBe('Multi-live · Northline');
  path = '/en/live';
  title.showRoute('Live');
  expect(page.title).toBe('Live · Northline');
  title.show('Live (3)');
  expect(page.title).toBe('Live (3) · Northline');
});

test('SHL-423 on the way back to such a page the route’s title is used until the page sets its own again', () => {
  let path = '/en/multi';
  const page = { title: 'x' };
  const title = new DocumentTitle({
    page,
    brandName: 'Northline',
    path: () => path,
    isGiven: false,
  });
  title.show('Multi-live');
  path = '/en/live';
  title.showRoute('Live');
  path = '/en/multi';
  title.showRoute('Multi');
  expect(page.title).toBe('Multi · Northline');
});
