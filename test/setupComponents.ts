import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The first view of a file also waits for its modules to be transformed, which a busy machine does in its own time.
configure({ asyncUtilTimeout: 4000 });
afterEach(() => {
  cleanup();
  // Files share a window: what one left in storage must not reach the next.
  localStorage.clear();
  sessionStorage.clear();
});
