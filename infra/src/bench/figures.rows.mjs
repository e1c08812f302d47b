const whole = (/** @type {number} */ value) => Math.round(value).toLocaleString('en');
const tenths = (/** @type {number} */ value) => value.toFixed(1);
const ratio = (/** @type {number} */ value) => value.toFixed(2);

/** @typedef {Awaited<ReturnType<typeof import('./page.bench.mjs').measurePages>>} Pages */

/**
 * @param {string} name
 * @param {Pages[keyof Pages] | undefined} page
 * @param {Pages[keyof Pages] | undefined} floor
 */
function pageRows(name, page, floor) {
  if (!page || !floor) return [];
  const row = (/** @type {string} */ label, /** @type {keyof Pages[keyof Pages]} */ key) => [
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

const AGAINST_FLOOR = ['', 'portal', 'floor', 'ratio'];
const AGAINST_PEACE = ['', 'attacked', 'in peace', 'ratio'];

const againstFloor = (/** @type {import('./figure.list.mjs').Figure} */ { what, value, floor }) => [
  what,
  tenths(value),
  tenths(floor),
  ratio(value / floor),
];

/** The rows of each section's table, head first. */
export const rowsOf = {
  /** @param {Awaited<ReturnType<typeof import('./start.bench.mjs').measureStarts>>} starts */
  starts: (starts) => [
    ['', 'portal'],
    ['first start, built, ms', whole(starts.firstStartMs)],
    ['warm start, ms', whole(starts.warmStartMs)],
    ['gateway at rest, MB', whole(starts.restMegabytes)],
  ],
  /** @param {Awaited<ReturnType<typeof import('./payroll.bench.mjs').measurePayroll>>} figures */
  payroll: (figures) => [
    ['', 'portal, ms', 'processor, s'],
    ...figures.map(({ what, ms, cpu }) => [what, whole(ms), cpu === null ? '' : tenths(cpu)]),
  ],
  /** @param {Awaited<ReturnType<typeof import('./growth.bench.mjs').measureGrowth>>} figures */
  growth: (figures) => [['', 'portal, ms'], ...figures.map(({ what, ms }) => [what, whole(ms)])],
  /** @param {Pages} pages */
  pages: (pages) => [
    AGAINST_FLOOR,
    ...pageRows('sign-in', pages.signIn, pages.floor),
    ...pageRows('first dashboard', pages.dashboard, pages.floor),
  ],
  /** @param {Awaited<ReturnType<typeof import('./request.bench.mjs').measureRequests>>} requests */
  requests: ({ byId, list, megabytesAfterLoad }) => [
    [...AGAINST_FLOOR, 'to 15 columns'],
    ...[
      { what: 'by id', of: byId },
      { what: 'list of 50', of: list },
    ].flatMap(({ what, of }) => [
      [`requests/s ${what}`, whole(of.portal), whole(of.floor), ratio(of.ratio), ratio(of.ratioToFewer)],
      [
        `processor us ${what}`,
        whole(of.cpuUs.portal),
        whole(of.cpuUs.floor),
        ratio(of.cpuUs.portal / of.cpuUs.floor),
        '',
      ],
    ]),
    ['gateway after load, MB', whole(megabytesAfterLoad), '', '', ''],
  ],
  /** @param {Awaited<ReturnType<typeof import('./job.bench.mjs').measureJobs>>} jobs */
  jobs: ({ invitationsPerSecond }) => [
    ['', 'portal'],
    ['invitations/s, mail included', whole(invitationsPerSecond)],
  ],
  /** @param {Awaited<ReturnType<typeof import('./clock-in.bench.mjs').measureClockIns>>} clockIns */
  'clock-ins': ({ people, boards, lost, fetches, p95Ms, slowestMs }) => [
    [`${whole(people)} clock-ins in a minute, ${whole(boards)} day boards open`, 'portal'],
    ['lost', whole(lost)],
    ['board pages fetched', whole(fetches)],
    ['95th percentile, ms', whole(p95Ms)],
    ['slowest, ms', whole(slowestMs)],
  ],
  /** @param {Awaited<ReturnType<typeof import('./calendar.bench.mjs').measureCalendar>>} calendar */
  calendar: ({ series, load, reads }) => [
    [`month of ${series} series, p95 ms`, 'portal', 'floor', 'ratio'],
    ...reads.map(({ read, dates, portal, floor }) => [
      `${read}, ${whole(dates)} dates`,
      tenths(portal),
      tenths(floor),
      ratio(portal / floor),
    ]),
    ['load of the machine', tenths(load), '', ''],
  ],
  /** @param {Awaited<ReturnType<typeof import('./import.bench.mjs').measureImport>>} imported */
  import: ({ rows, seconds }) => [
    ['', 'portal'],
    [`import of ${whole(rows)} employees, s`, tenths(seconds)],
  ],
  /** @param {Awaited<ReturnType<typeof import('./stream.bench.mjs').measureStreams>>} streams */
  streams: ({ streams, kilobytesEach, lastHeardMs }) => [
    [`${whole(streams)} event streams`, 'portal'],
    ['memory of one, kB', tenths(kilobytesEach)],
    ['change to last one, ms', whole(lastHeardMs)],
  ],
  /** @param {Awaited<ReturnType<typeof import('./gateway-pair.bench.mjs').measureGatewayPair>>} pair */
  gateways: ({ notifications, medianMs, slowestMs }) => [
    [`${whole(notifications)} notifications across two gateways`, 'portal'],
    ['sent to heard, median ms', whole(medianMs)],
    ['sent to heard, slowest ms', whole(slowestMs)],
  ],
  /** @param {Awaited<ReturnType<typeof import('./navigation.bench.mjs').measureNavigation>>} navigation */
  navigation: ({ unloadedMs, insideMs, preloadedMs }) => [
    ['press to painted heading, ms', 'portal'],
    ['to a remote not yet loaded', whole(unloadedMs)],
    ['inside a loaded remote', whole(insideMs)],
    ['to a remote fetched ahead, slow 4G', whole(preloadedMs)],
  ],
  /** @param {Awaited<ReturnType<typeof import('./notification-scroll.bench.mjs').measureNotificationScroll>>} scroll */
  notifications: ({ seen, rows, frames, frameMs, slowestMs }) => [
    [`${whole(seen)} notifications scrolled through`, 'portal'],
    ['rows in the page at the end', whole(rows)],
    [`95th percentile of ${whole(frames)} frames, ms`, tenths(frameMs)],
    ['slowest frame, ms', tenths(slowestMs)],
  ],
  /** @param {Awaited<ReturnType<typeof import('./people.bench.mjs').measurePeople>>} reads */
  people: (reads) => [
    ['ms with 1,000 people and three years', 'portal'],
    ...reads.map(({ read, ms }) => [read, whole(ms)]),
  ],
  /** @param {Awaited<ReturnType<typeof import('./history.bench.mjs').measureHistory>>} reads */
  history: (reads) => [
    ['95th percentile, ms', '10,000', '1,000,000', 'ratio'],
    ...reads.map(({ read, small, large }) => [read, tenths(small), tenths(large), ratio(large / small)]),
  ],
  /** @param {Awaited<ReturnType<typeof import('./work.bench.mjs').measureWork>>} work */
  work: ({ figures, lists, load }) => [
    [`tasks, machine load ${tenths(load)}`, 'portal', 'floor', 'ratio'],
    ...figures.map(againstFloor),
    ['lists, 95th percentile, ms', '10,000', '1,000,000', 'ratio'],
    ...lists.map(({ read, small, large }) => [read, tenths(small), tenths(large), ratio(large / small)]),
  ],
  /** @param {Awaited<ReturnType<typeof import('./clients.bench.mjs').measureClients>>} figures */
  clients: (figures) => [AGAINST_FLOOR, ...figures.map(againstFloor)],
  /** @param {Awaited<ReturnType<typeof import('./attack.bench.mjs').measureAttack>>} figures */
  attack: (figures) => [AGAINST_PEACE, ...figures.map(againstFloor)],
  /** @param {Awaited<ReturnType<typeof import('./stranger.bench.mjs').measureStrangers>>} figures */
  strangers: (figures) => [AGAINST_PEACE, ...figures.map(againstFloor)],
  /** @param {Awaited<ReturnType<typeof import('./scale.bench.mjs').measureScale>>} reads */
  scale: (reads) => [
    ['95th percentile, ms', '10,000', 'of 1,001 co.', '1,000,000', 'ratio'],
    ...reads.map(({ read, small, among, large }) => [
      read,
      tenths(small),
      tenths(among),
      tenths(large),
      ratio(large / small),
    ]),
  ],
};
