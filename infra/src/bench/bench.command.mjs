import pg from 'pg';
import { buildChanged } from '../build/build.step.mjs';
import { installPackages } from '../install/install.step.mjs';
import { startPostgres } from '../postgres/embedded-postgres.process.mjs';
import { createProgress } from '../progress.reporter.mjs';
import { readSections } from './bench.arguments.mjs';
import { rowsOf } from './figures.rows.mjs';
import { printTable } from './figures.report.mjs';
import { makeDataFolder } from './running.portal.mjs';

const EMPLOYEES = 100_000;

/**
 * @callback Measure
 * @param {import('./running.portal.mjs').RunningPortal} portal
 * @param {pg.Client} client of an administrator
 * @param {(figure: string) => void} known prints one figure of a long section when it is known
 * @returns {Promise<any>} the figures that `rowsOf` makes rows of
 */
/** @typedef {Awaited<ReturnType<typeof import('./start.bench.mjs').measureStarts>>} Starts */

/**
 * @param {string} dataDir of a running portal
 * @returns {Promise<pg.Client>} of an administrator
 */
async function connect(dataDir) {
  const { url } = await startPostgres({ dataDir });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/**
 * Runs `work` on a portal that is started twice as people start it, on its own data folder.
 * @param {(starts: Starts, client: pg.Client) => Promise<void>} work
 */
async function onPortal(work) {
  const { measureStarts } = await import('./start.bench.mjs');
  const { folder, remove } = makeDataFolder();
  try {
    const starts = await measureStarts(folder);
    try {
      const client = await connect(folder);
      await work(starts, client).finally(() => client.end());
    } finally {
      await starts.portal.stop();
    }
  } finally {
    remove();
  }
}

/**
 * What is measured, in this order: on one portal the streams first, while nothing else uses memory, and what needs many
 * employees last; then what fills a data folder of its own. Each module is loaded when it is needed, because on a fresh
 * clone the first step installs its packages.
 * @type {{ section: keyof typeof rowsOf, doing: string, read: () => Promise<Measure>, crowded?: true, apart?: true }[]}
 */
const measures = [
  {
    section: 'streams',
    doing: 'Opening streams',
    read: async () => (await import('./stream.bench.mjs')).measureStreams,
  },
  {
    section: 'gateways',
    doing: 'Telling another gateway',
    read: async () => (await import('./gateway-pair.bench.mjs')).measureGatewayPair,
  },
  {
    section: 'pages',
    doing: 'Opening pages',
    read: async () => (await import('./page.bench.mjs')).measurePages,
  },
  {
    section: 'navigation',
    doing: 'Changing pages',
    read: async () => (await import('./navigation.bench.mjs')).measureNavigation,
  },
  {
    section: 'notifications',
    doing: 'Scrolling notifications',
    read: async () => (await import('./notification-scroll.bench.mjs')).measureNotificationScroll,
  },
  {
    section: 'clock-ins',
    doing: 'Clocking in',
    read: async () => (await import('./clock-in.bench.mjs')).measureClockIns,
  },
  {
    section: 'calendar',
    doing: 'Reading a calendar',
    read: async () => (await import('./calendar.bench.mjs')).measureCalendar,
  },
  {
    section: 'import',
    doing: 'Importing',
    read: async () => (await import('./import.bench.mjs')).measureImport,
  },
  {
    section: 'requests',
    doing: 'Sending requests',
    read: async () => (await import('./request.bench.mjs')).measureRequests,
    crowded: true,
  },
  {
    section: 'jobs',
    doing: 'Doing jobs',
    read: async () => (await import('./job.bench.mjs')).measureJobs,
    crowded: true,
  },
  {
    section: 'people',
    doing: 'A thousand people',
    read: async () => (await import('./people.bench.mjs')).measurePeople,
    apart: true,
  },
  {
    section: 'history',
    doing: 'Growing a history',
    read: async () => (await import('./history.bench.mjs')).measureHistory,
    apart: true,
  },
  {
    section: 'work',
    doing: 'Tasks of a large company',
    read: async () => (await import('./work.bench.mjs')).measureWork,
    apart: true,
  },
  {
    section: 'clients',
    doing: 'Leads and clients',
    read: async () => (await import('./clients.bench.mjs')).measureClients,
    apart: true,
  },
  {
    section: 'payroll',
    doing: 'A month of pay',
    read: async () => (await import('./payroll.bench.mjs')).measurePayroll,
    apart: true,
  },
  {
    section: 'growth',
    doing: 'Applicants of one opening',
    read: async () => (await import('./growth.bench.mjs')).measureGrowth,
    apart: true,
  },
  {
    section: 'attack',
    doing: 'Strangers and hostile files',
    read: async () => (await import('./attack.bench.mjs')).measureAttack,
    apart: true,
  },
  {
    section: 'strangers',
    doing: 'Strangers alone',
    read: async () => (await import('./stranger.bench.mjs')).measureStrangers,
    apart: true,
  },
  {
    section: 'scale',
    doing: 'Growing to a million',
    read: async () => (await import('./scale.bench.mjs')).measureScale,
    apart: true,
  },
];

/**
 * @param {(typeof measures)[number]} measure
 * @param {{ portal: import('./running.portal.mjs').RunningPortal, client: pg.Client }} on
 * @param {import('../progress.reporter.mjs').Progress} progress
 */
async function print({ section, doing, read }, { portal, client }, progress) {
  const measure = await read();
  const figures = await progress.step(doing, () => measure(portal, client, progress.line));
  printTable(rowsOf[section](figures));
}

/**
 * @param {typeof measures} wanted
 * @param {import('../progress.reporter.mjs').Progress} progress
 */
async function benchTogether(wanted, progress) {
  const { loadEmployees } = await import('./employee-load.sql.mjs');
  await onPortal(async (starts, client) => {
    printTable(rowsOf.starts(starts));
    let isCrowded = false;
    for (const measure of wanted) {
      if (measure.crowded && !isCrowded) await loadEmployees(client, { from: 1, to: EMPLOYEES });
      isCrowded ||= measure.crowded === true;
      await print(measure, { portal: starts.portal, client }, progress);
    }
  });
}

/**
 * `npm run bench [-- SECTION …]`: starts the product as people do and measures it against bare floors in the same run.
 * It prints figures and ratios and does not judge them.
 * @param {string[]} args the sections that are wanted, else all; `strangers` is that part of `attack` alone
 * @throws {PlainError} when there is no such section
 */
export async function bench(args) {
  const sections = readSections(args);
  const progress = createProgress();
  const { signal } = new AbortController();
  await installPackages(progress, signal);
  await buildChanged(progress, { signal, mode: 'production' });
  const wanted = measures.filter(({ section }) => sections.has(section));
  const together = wanted.filter(({ apart }) => !apart);
  if (together.length > 0 || sections.has('starts')) await benchTogether(together, progress);
  for (const measure of wanted.filter(({ apart }) => apart))
    await onPortal(({ portal }, client) => print(measure, { portal, client }, progress));
}
