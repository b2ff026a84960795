import { observable, observableRef, runInAction } from 'mobx';
import { expect, test } from 'vitest';
import type { FeedListener } from '#core';
import { testConfiguration } from '../../../test/services/testConfiguration.ts';
import { createPlatformPage } from '../../../test/services/createPlatformPage.ts';
import { followPerson, syncSite, type SiteNews } from './AccessApi.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';

test('ACC-11 the feed and a new configuration are both heard, until the end', () => {
  const configured = (version: string, maintenance: { readonly isActive?: boolean } = {}) =>
    testConfiguration({ version, site: { maintenance } });
  const live = observable(
    { config: configured('4', { isActive: true }) },
    { config: observableRef },
  );
  let listener: FeedListener<object> = { onSnapshot: () => undefined, onDelta: () => undefined };
  let isSubscribed = true;
  const heard: SiteNews[] = [];
  const services = {
    ...createTestServices({
      feed: {
        subscribe: (_channel, given) => {
          listener = given;
          return () => (isSubscribed = false);
        },
      },
    }),
    get config() {
      return live.config;
    },
  };
  const stop = syncSite(services, (news) => heard.push(news));
  listener.onSnapshot({ version: '4', delayed: false }, 1);
  listener.onDelta({ version: '5', maintenance: { isActive: true, ended_at: 7 } });
  runInAction(() => (live.config = configured('4', { isActive: true })));
  runInAction(() => (live.config = configured('5')));
  runInAction(() => (live.config = configured('6')));
  expect(heard).toMatchObject([
    { version: '4', maintenance: undefined },
    { version: '5', maintenance: { isActive: true, endsAtS: 7 } },
    { version: undefined, maintenance: { isActive: false } },
    { version: undefined, maintenance: { isActive: false } },
  ]);
  stop();
  runInAction(() => (live.config = configured('7', { isActive: true })));
  expect([heard.length, isSubscribed]).toEqual([4, false]);
});

test('ACC-17 the mark of a person is heard from the platform while they are signed in', async () => {
  const page = createPlatformPage();
  const marks: string[] = [];
  const stop = followPerson(page, (mark) => marks.push(mark));
  await page.signIn();
  await page.until(() => marks.length === 2);
  await page.sandbox.post('/sandbox/v1/users/demo', { block: { templateTypeId: 16 } });
  await page.until(() => marks.length === 3);
  await page.session.end({ isServerTold: true });
  expect([marks[0], marks[1], marks[2] === '', marks.at(-1)]).toEqual(['', '', false, '']);
  stop();
});
