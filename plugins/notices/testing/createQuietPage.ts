import { observable, runInAction } from 'mobx';
import { vi } from 'vitest';
import type { Notice, SessionState } from '#core';
import {
  BrowserStorage,
  type StorageChange,
} from '../../../core/platform/storage/BrowserStorage.ts';
import { MemoryArea } from '../../../core/platform/storage/MemoryArea.ts';
import { FakeTimeHost } from '../../../test/services/FakeTimeHost.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';

interface QuietPageOptions {
  readonly features?: Readonly<Record<string, boolean>>;
  /** Settings of the plugin. */
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly minAge?: number;
  readonly isBot?: boolean;
  readonly missingTexts?: readonly string[];
  readonly areas?: { readonly local: MemoryArea; readonly session: MemoryArea };
  readonly host?: FakeTimeHost;
}

/** Creates a page with real storage, modals and clock, on which nothing runs by itself. */
export function createQuietPage({
  features = {},
  settings = {},
  minAge = 18,
  isBot = false,
  missingTexts = [],
  areas = { local: new MemoryArea(), session: new MemoryArea() },
  host = new FakeTimeHost(),
}: QuietPageOptions = {}) {
  const notices: Notice[] = [];
  const session = observable<{ state: SessionState }>({ state: { kind: 'unknown' } });
  const reload = vi.fn();
  let announce: (change: StorageChange) => void = () => undefined;
  const services = createTestServices({
    host,
    config: {
      features,
      plugins: { notices: settings },
      site: { minAge },
      brand: { responsibleGamblingLinks: [{ name: 'Help', url: 'https://help.example' }] },
    },
    environment: { isBot },
    i18n: { has: (key) => !missingTexts.includes(key), t: (key) => key },
    navigation: { reload },
    notices: { add: (notice) => (notices.push(notice), () => undefined) },
    session,
    storage: new BrowserStorage({
      brand: 'test',
      area: (kind) => areas[kind],
      onChange: (run) => ((announce = run), () => undefined),
    }),
  });
  const { modals } = services;
  return {
    services,
    host,
    areas,
    modals,
    notices,
    reload,
    openIds: () => modals.stack.map((modal) => modal.id),
    /** Writes as another tab does. */
    write: (key: string, value: string) => {
      areas.local.setItem(key, value);
      announce({ key, value });
    },
    become: (state: SessionState) => runInAction(() => (session.state = state)),
    settle: () => new Promise((resolve) => setImmediate(resolve)),
  };
}
