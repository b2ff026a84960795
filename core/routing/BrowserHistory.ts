import type { HistoryHost } from './Navigator.ts';

interface HistoryEntry {
  readonly index: number;
  readonly scrollY?: number;
}

/** The window's history. Every entry carries its place and, once left, how far it was scrolled. */
export class BrowserHistory implements HistoryHost {
  constructor() {
    // Pages appear after their data: the browser would scroll before there is anything to scroll to.
    history.scrollRestoration = 'manual';
  }

  url(): URL {
    return new URL(location.href);
  }

  index(): number {
    return this.#entry().index;
  }

  push(url: URL, index: number): void {
    history.pushState({ index } satisfies HistoryEntry, '', url);
  }

  replace(url: URL, index: number): void {
    history.replaceState({ ...this.#entry(), index } satisfies HistoryEntry, '', url);
  }

  move(delta: number): void {
    history.go(delta);
  }

  leave(url: URL): void {
    location.assign(url.href);
  }

  reload(): void {
    location.reload();
  }

  isOnline(): boolean {
    return navigator.onLine;
  }

  onPop(run: () => void): () => void {
    addEventListener('popstate', run);
    return () => removeEventListener('popstate', run);
  }

  rememberScroll(): void {
    history.replaceState({ ...this.#entry(), scrollY: window.scrollY } satisfies HistoryEntry, '');
  }

  restoreScroll(how: 'top' | 'remembered' | { readonly hash: string }): void {
    const top = how === 'remembered' ? (this.#entry().scrollY ?? 0) : 0;
    // Two frames: the first renders the page, the second knows its height.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const anchor = typeof how === 'object' ? document.getElementById(anchorOf(how.hash)) : null;
        if (anchor === null) window.scrollTo({ top, behavior: 'instant' });
        else anchor.scrollIntoView();
      }),
    );
  }

  #entry(): HistoryEntry {
    const state: unknown = history.state;
    if (typeof state === 'object' && state !== null && 'index' in state && typeof state.index === 'number') return state as HistoryEntry;
    return { index: 0 };
  }
}

/** `#caf%C3%A9` → `café`; a hash with broken escapes is taken as it stands, as browsers do. */
function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
