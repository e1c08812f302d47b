const whole = (/** @type {number} */ value) => Math.round(value).toLocaleString('en');
const ratio = (/** @type {number} */ value) => value.toFixed(2);

/**
 * @param {object} figures
 * @param {Awaited<ReturnType<typeof import('./start.bench.mjs').measureStarts>>} figures.starts
 * @param {Awaited<ReturnType<typeof import('./page.bench.mjs').measurePages>>} figures.pages
 * @param {Awaited<ReturnType<typeof import('./request.bench.mjs').measureRequests>>} figures.requests
 */
export function printReport({ starts, pages, requests }) {
  const rows = [
    ['', 'portal', 'floor', 'ratio'],
    ['requests/s by id', whole(requests.byId.portal), whole(requests.byId.floor), ratio(requests.byId.ratio)],
    [
      'requests/s list of 50',
      whole(requests.list.portal),
      whole(requests.list.floor),
      ratio(requests.list.ratio),
    ],
    ...pageRows('sign-in', pages.signIn, pages.floor),
    ...pageRows('first dashboard', pages.dashboard, pages.floor),
    ['first start, built, ms', whole(starts.firstStartMs), '', ''],
    ['warm start, ms', whole(starts.warmStartMs), '', ''],
    ['gateway at rest, MB', whole(starts.restMegabytes), '', ''],
    ['gateway after load, MB', whole(requests.megabytesAfterLoad), '', ''],
  ];
  console.log(
    `\n${rows.map((row) => row.map((cell, at) => (at ? cell.padStart(10) : cell.padEnd(34))).join('')).join('\n')}\n`,
  );
}

/** @typedef {Awaited<ReturnType<typeof import('./page.bench.mjs').measurePages>>[string]} PageFigures */

/**
 * @param {string} name
 * @param {PageFigures | undefined} page
 * @param {PageFigures | undefined} floor
 */
function pageRows(name, page, floor) {
  if (!page || !floor) return [];
  const row = (/** @type {string} */ label, /** @type {keyof PageFigures} */ key) => [
    `${name}, ${label}`,
    whole(page[key]),
    whole(floor[key]),
    ratio(page[key] / floor[key]),
  ];
  return [
    row('requests', 'requests'),
    row('JavaScript kB', 'scriptKilobytes'),
    row('all kB', 'kilobytes'),
    row('largest paint ms', 'plainLcpMs'),
    row('largest paint ms, slow 4G', 'throttledLcpMs'),
  ];
}
