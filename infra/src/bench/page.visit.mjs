import { setTimeout as wait } from 'node:timers/promises';

/** Lighthouse's slow 4G, and a processor four times slower. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const cpuSlowdown = 4;

/**
 * Opens a page with an empty cache.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, cookie?: string }} place
 */
export async function newPage(browser, { url, cookie }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  if (cookie) {
    const [name = '', value = ''] = cookie.split('=');
    // Set for the origin: a cookie set for a URL with a path would not be sent to other paths.
    await context.addCookies([{ name, value, url: new URL(url).origin }]);
  }
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  return {
    page,
    traffic: countTraffic(devtools),
    throttle: () => throttle(devtools),
    close: () => context.close(),
  };
}

/** @param {import('@playwright/test').CDPSession} devtools */
async function throttle(devtools) {
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/**
 * Makes one visit with an empty cache, until the network is idle. Kilobytes are counted as transferred, that is
 * compressed.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, cookie?: string }} place
 * @param {{ throttled: boolean }} options
 */
export async function openPage(browser, place, { throttled }) {
  const { page, traffic, throttle, close } = await newPage(browser, place);
  try {
    // The browser first draws its own window, which takes as much work as a page.
    await wait(WINDOW_MS);
    if (throttled) await throttle();
    await page.addInitScript(observePaint);
    await page.goto(place.url);
    await page.waitForFunction(() => Reflect.get(globalThis, 'largestPaintMs') > 0);
    await traffic.rests();
    const lcpMs = Number(await page.evaluate('globalThis.largestPaintMs'));
    return { lcpMs, ...traffic.counted() };
  } finally {
    await close();
  }
}

const WINDOW_MS = 1_000;

function observePaint() {
  new PerformanceObserver((list) => {
    Reflect.set(globalThis, 'largestPaintMs', list.getEntries().at(-1)?.startTime);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

const RESTS_MS = 500;
const LOOK_MS = 50;

/** @param {import('@playwright/test').CDPSession} devtools */
function countTraffic(devtools) {
  /** @type {Map<string, { script: boolean, bytes: number }>} */
  const requests = new Map();
  /** @type {Set<string>} */
  const open = new Set();
  let changedAt = performance.now();
  const end = (/** @type {{ requestId: string }} */ { requestId }) => {
    if (open.delete(requestId)) changedAt = performance.now();
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    // The live stream never ends, and the page is not told when its worker's script has arrived.
    if (type === 'EventSource' || request.url.includes('/atrium-live.')) return;
    open.add(requestId);
    changedAt = performance.now();
  });
  devtools.on('Network.responseReceived', ({ requestId, response, type }) => {
    // The live stream is not part of loading, and data: URLs use no network.
    if (type === 'EventSource' || response.url.startsWith('data:')) return;
    requests.set(requestId, { script: type === 'Script', bytes: 0 });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
    end({ requestId });
  });
  devtools.on('Network.loadingFailed', end);
  return {
    /** Settles when there was no request for half a second. */
    rests: async () => {
      while (open.size > 0 || performance.now() - changedAt < RESTS_MS) await wait(LOOK_MS);
    },
    counted: () => sumOf([...requests.values()]),
  };
}

/** @param {{ script: boolean, bytes: number }[]} all */
function sumOf(all) {
  const kilobytes = (/** @type {typeof all} */ some) =>
    some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  return {
    requests: all.length,
    kilobytes: kilobytes(all),
    scriptKilobytes: kilobytes(all.filter(({ script }) => script)),
  };
}
