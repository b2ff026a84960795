import { when } from 'mobx';

/** What it asks of the navigation whose page the layers lie over. */
export interface LayeredPage {
  readonly isPending: boolean;
  /** Place in the history of the entry that is shown, as the router counts. */
  readonly index: number;
  readonly url: URL;
}

interface LayerWindow {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
  readonly location: Pick<Location, 'href'>;
}

/**
 * Every layer that lies over the page has an entry of its own in the history, with the address and
 * the place of the page's own, so that Back takes away the layer and not the page, and on the first
 * page not the site. The router never hears of these entries: they are gone before a link is
 * followed, and an entry that is left ahead is skipped.
 */
export class LayerHistory {
  readonly #window: LayerWindow;
  readonly #page: LayeredPage;
  /** How each layer is closed, the topmost last. */
  readonly #layers: (() => void)[] = [];
  #isDisposed = false;
  /** Back over entries without a layer: the browser tells later that it is there. */
  #move: { readonly end: Promise<void>; readonly arrive: () => void } | undefined;
  /** The entry from which the router was last taken elsewhere: it may return by itself. */
  #left: number | undefined;

  constructor(window: LayerWindow, page: LayeredPage) {
    this.#window = window;
    this.#page = page;
    this.#adjust();
  }

  open(close: () => void): void {
    this.#layers.push(close);
    this.#adjust();
  }

  /** What `open` was given: that layer is closed. */
  end(close: () => void): void {
    this.#layers.splice(this.#layers.indexOf(close), 1);
    this.#adjust();
  }

  /** Takes the entries away for good: what is pushed next follows that of the page. */
  async clear(): Promise<void> {
    await this.#move?.end;
    await this.#back(this.#depth);
    this.#adjust();
  }

  /** Told of each arrival at an entry before the router is. */
  arrive(event: Event): void {
    const { history, location } = this.#window;
    const { index, url } = this.#page;
    const isHere = numberIn(history.state, 'idx') === index;
    const isReturn = isHere && this.#left === index;
    const move = this.#move;
    this.#move = undefined;
    const above = this.#layers.slice(this.#depth);
    if (isHere && !isReturn) {
      event.stopImmediatePropagation();
      // The query was changed above it.
      if (location.href !== url.href) history.replaceState(history.state, '', url);
      if (move === undefined) for (const close of above.toReversed()) close();
    } else if (this.#depth > 0) {
      // Left over from another page: that page's own entry is the one before.
      event.stopImmediatePropagation();
    } else {
      this.#left = isReturn ? undefined : index;
    }
    move?.arrive();
    this.#adjust();
  }

  dispose(): void {
    this.#isDisposed = true;
  }

  get #depth(): number {
    return numberIn(this.#window.history.state, 'layer');
  }

  /** As many entries as layers, once the page stands. */
  #adjust(): void {
    void when(() => !this.#page.isPending).then(() => {
      // The end of a move adjusts again.
      if (this.#isDisposed || this.#move !== undefined) return;
      const { history } = this.#window;
      void this.#back(this.#depth - this.#layers.length);
      for (let layer = this.#depth + 1; layer <= this.#layers.length; layer += 1)
        history.pushState({ ...(history.state as object | null), layer }, '');
    });
  }

  async #back(entries: number): Promise<void> {
    if (entries <= 0) return;
    let arrive = (): void => undefined;
    const end = new Promise<void>((resolve) => (arrive = resolve));
    this.#move = { end, arrive };
    this.#window.history.go(-entries);
    await end;
  }
}

function numberIn(state: unknown, key: 'idx' | 'layer'): number {
  return Number(Object(state)[key]) || 0;
}
