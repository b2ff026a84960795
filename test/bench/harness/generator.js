// Runs in the page before everything else. A seeded generator of price changes in a worker, so that the page gets what
// a socket would give it: strings, as tasks of the main thread. The same seed gives the same changes in every page.
// window.benchFeed = { start(options), stop() -> Promise<{ final, generated, received }>, onmessage, received }
(() => {
  const worker = () => {
    let timer = 0, prices, cfg, t0 = 0, sent = 0, s = 1, seq = 0;
    const rnd = () => { s ^= s << 13; s >>>= 0; s ^= s >>> 17; s ^= s << 5; s >>>= 0; return s; };
    // cells: ids of outcomes; then messages are deltas of the feed, else flat pairs of index and hundredths
    const pack = (pairs) => {
      if (!cfg.cells) return JSON.stringify(pairs);
      const triples = [];
      for (let k = 0; k < pairs.length; k += 2) triples.push(cfg.cells[pairs[k]], pairs[k + 1] / 100, 0);
      seq++;
      return JSON.stringify({ t: 'delta', sub: cfg.sub, prev: seq - 1, seq, data: { prices: triples } });
    };
    const step = () => {
      const due = Math.floor(((performance.now() - t0) * cfg.rate) / 1000);
      if (sent >= due) return;
      const pairs = [];
      for (; sent < due; sent++) {
        const id = rnd() % prices.length;
        let p = prices[id] + (rnd() % 2 ? 1 : -1) * (1 + (rnd() % 15));
        if (p < 101) p = 101 + (rnd() % 30);
        if (p > 5000) p = 4000 + (rnd() % 500);
        prices[id] = p;
        pairs.push(id, p);
      }
      postMessage({ text: pack(pairs), sent });
    };
    onmessage = ({ data }) => {
      if (data.start) {
        cfg = data.start;
        prices = Int32Array.from(cfg.prices);
        s = cfg.seed;
        seq = cfg.seq ?? 0;
        t0 = performance.now();
        timer = setInterval(step, 1000 / cfg.hz);
      } else {
        clearInterval(timer);
        postMessage({ final: Array.from(prices), generated: sent });
      }
    };
  };
  let w = null;
  const feed = (window.benchFeed = {
    received: 0,
    onmessage: null,
    start(cfg) {
      w = new Worker(URL.createObjectURL(new Blob([`(${worker})()`], { type: 'text/javascript' })));
      w.onmessage = ({ data }) => {
        if (data.final) { feed.stopped({ final: data.final, generated: data.generated, received: feed.received }); return; }
        feed.received = data.sent;
        feed.onmessage(data.text);
      };
      w.postMessage({ start: cfg });
    },
    // received: what the page had when the feed was told to stop
    stop() {
      const { received } = feed;
      return new Promise((resolve) => { feed.stopped = (end) => resolve({ ...end, received }); w.postMessage({ stop: true }); });
    },
  });
})();
