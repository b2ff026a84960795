// Runs in the product's page before everything else: the feed's WebSocket is answered here, with the list that the bench
// has put into window.benchList, or the event in window.benchEvent, and then with the deltas of the generator.
(() => {
  const Real = window.WebSocket;
  window.WebSocket = class FakeFeed extends EventTarget {
    constructor(url, protocols) {
      super();
      if (!String(url).includes('/feed/')) return new Real(url, protocols);
      this.readyState = 0;
      setTimeout(() => { this.readyState = 1; this.onopen?.(new Event('open')); });
      setInterval(() => this.#say({ t: 'hb', serverNowMs: Date.now() }), 4000);
    }
    #say(message) { this.#give(JSON.stringify(message)); }
    #give(text) { this.onmessage?.(new MessageEvent('message', { data: text })); }
    send(text) {
      const message = JSON.parse(text);
      if (message.t === 'hello') setTimeout(() => this.#say({ t: 'welcome', serverNowMs: Date.now(), heartbeatMs: 5000, boot: 'bench' }));
      if (message.t !== 'subscribe') return;
      const data = this.#answer(message.channel);
      if (data === undefined) return;
      setTimeout(() => {
        this.#say({ t: 'snapshot', sub: message.sub, seq: 1, data });
        window.benchSub = message.sub;
        window.benchMessage = (delta) => this.#give(delta);
      });
    }
    #answer(channel) {
      if (channel.kind === 'event' && channel.gameId === window.benchEvent?.game.id) return { full: window.benchEvent };
      if (channel.kind !== 'list' || channel.gameIds || window.benchList === undefined) return undefined;
      const { games } = window.benchList;
      return { games, order: games.map((game) => game.id), total: games.length };
    }
    close() { this.readyState = 3; }
    static CONNECTING = 0;
    static OPEN = 1;
    static CLOSING = 2;
    static CLOSED = 3;
  };
})();
