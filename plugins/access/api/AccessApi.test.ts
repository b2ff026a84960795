import { observable, observableRef, runInAction } from 'mobx';
import { expect, test } from 'vitest';
import type { CoreServices } from '#core';
import { createPlatformPage } from '../../auth/testing/createPlatformPage.ts';
import { followPerson, followSite, type SiteNews } from './AccessApi.ts';

test('ACC-11 the feed and a new configuration are both heard, until the end', () => {
  const none = { started_at: 0, ended_at: 0, notify_started_at: 0, notify_ended_at: 0, isActive: false, web_state: 1 };
  const live = observable({ config: { version: '4', site: { maintenance: { ...none, isActive: true } } } }, { config: observableRef });
  let listener = { onSnapshot: (_data: object): void => undefined, onDelta: (_data: object): void => undefined };
  let isSubscribed = true;
  const feed = {
    subscribe: (_channel: object, given: typeof listener) => {
      listener = given;
      return () => (isSubscribed = false);
    },
  };
  const heard: SiteNews[] = [];
  const services = {
    feed,
    get config() {
      return live.config;
    },
  } as unknown as CoreServices;
  const stop = followSite(services, (news) => heard.push(news));
  listener.onSnapshot({ version: '4', delayed: false });
  listener.onDelta({ version: '5', maintenance: { isActive: true, ended_at: 7 } });
  runInAction(() => (live.config = { version: '4', site: { maintenance: { ...none, isActive: true } } }));
  runInAction(() => (live.config = { version: '5', site: { maintenance: none } }));
  runInAction(() => (live.config = { version: '6', site: { maintenance: none } }));
  expect(heard).toMatchObject([
    { version: '4', maintenance: undefined },
    { version: '5', maintenance: { isActive: true, endsAtS: 7 } },
    { version: undefined, maintenance: { isActive: false } },
    { version: undefined, maintenance: { isActive: false } },
  ]);
  stop();
  runInAction(() => (live.config = { version: '7', site: { maintenance: { ...none, isActive: true } } }));
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
  page.dispose();
});
