import { when } from 'mobx';

/** Part of the navigation that layers use. */
export interface LayeredPage {
  readonly isPending: boolean;
  /** Position of the current entry in the history, by the router's count. */
  readonly index: number;
  readonly url: URL;
}

interface LayerWindow {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
  readonly location: Pick<Location, 'href'>;
}

/**
 * Gives each layer over the page a history entry of its own, with the address and position of the
 * page's entry, so that Back closes the layer instead of leaving the page, or on the first page the
 * site. The router never sees these entries: they are removed before a link is followed, and an
 * entry that is left ahead is skipped.
 */
export class LayerHistory {
  readonly #window: LayerWindow;
  readonly #page: LayeredPage;
  /** Close functions of the layers, the topmost last. */
  readonly #layers: (() => void)[] = [];
  #isDisposed = false;
  /** Pending move back over entries without a layer; the browser reports its end later. */
  #move: { readonly end: Promise<void>; readonly arrive: () => void } | undefined;
  /** Entry from which the router last went elsewhere; the browser may return to it. */
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

  /** Called with the argument of `open` when that layer is closed. */
  end(close: () => void): void {
    this.#layers.splice(this.#layers.indexOf(close), 1);
    this.#adjust();
  }

  /** Removes the entries for good: the next push follows the page's entry. */
  async clear(): Promise<void> {
    await this.#move?.end;
    await this.#back(this.#depth);
    this.#adjust();
  }

  /** Handles each arrival at an entry before the router does. */
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
      // Left over from another page, whose own entry is the one before.
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

  /** Makes the number of entries that of the layers, once the page is shown. */
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
