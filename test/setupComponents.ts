import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// The first view of a file also waits for the transformation of its modules, which takes time on a
// busy machine.
configure({ asyncUtilTimeout: 15_000 });
// The window of the tests has no top layer.
Object.assign(HTMLElement.prototype, { showPopover: () => undefined });
afterEach(() => {
  cleanup();
  // Files share a window: stored values must not reach the next file.
  localStorage.clear();
  sessionStorage.clear();
});
// Files also share modules: an import pending at the end of its file would fail, and stay failed
// for later files.
afterAll(() => vi.dynamicImportSettled());
