import { expect, test } from 'vitest';
import { DocumentTitle } from './DocumentTitle.ts';

test('SHL-294 a title that was given for an address stays whatever the page calls itself, and ends with the address', () => {
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

test('SHL-294 without a given title the page names itself', () => {
  const page = { title: 'x' };
  new DocumentTitle({ page, brandName: 'Northline', path: () => '/en', isGiven: false }).show(
    'Home',
  );
  expect(page.title).toBe('Home · Northline');
});

test('SHL-294 SHL-423 the name that a page gave itself is not replaced by that of its route, whichever comes first', () => {
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

test('SHL-423 on the way back to a page that has named itself the route names it until it does so again', () => {
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
