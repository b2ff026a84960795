import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// The first view of a file also waits for its modules to be transformed, which a busy machine does
// in its own time.
configure({ asyncUtilTimeout: 15_000 });
// The window of the tests has no top layer.
Object.assign(HTMLElement.prototype, { showPopover: () => undefined });
afterEach(() => {
  cleanup();
  // Files share a window: what one left in storage must not reach the next.
  localStorage.clear();
  sessionStorage.clear();
});
// Files share modules, too: one that is on its way when its file ends would fail, and stay failed
// for the files after it.
afterAll(() => vi.dynamicImportSettled());
