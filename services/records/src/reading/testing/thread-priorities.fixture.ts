import fs from 'node:fs';

const TASKS = '/proc/self/task';
/** Of the fields after the name of a thread; the name may have blanks. */
const NICE = 16;

/** A reader that says how its process' threads stand: a JSON list of their nice values, on Linux. */
export function* read(): Generator<string> {
  const stats = fs.readdirSync(TASKS).map((thread) => fs.readFileSync(`${TASKS}/${thread}/stat`, 'utf8'));
  yield JSON.stringify(stats.map((stat) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[NICE])));
}
