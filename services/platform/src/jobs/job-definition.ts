import { z } from 'zod';

/** When a job is enqueued by itself: five fields of cron, in each company's own time zone or in UTC. */
export interface Schedule {
  cron: string;
  zone: 'company' | 'UTC';
  /** The first tick is the moment at which the installation first sees the schedule. */
  atOnce?: true;
}

interface DefinitionBase {
  /** Names the job in the database: words with hyphens, the service first: `hr.forgotten-clock-outs`. */
  kind: string;
  /**
   * Number of attempts, with waits of e, e^2, e^3 … seconds in between (ten attempts take about three and a half
   * hours).
   */
  attempts: number;
}

/** Work of one company. */
export interface JobDefinition<Payload = unknown> extends DefinitionBase {
  scope: 'company';
  /** Name that people read: `Import of employees`. */
  title: string;
  payload: z.ZodType<Payload>;
  /** false: its record is deleted when it is done, for jobs that nobody watches and payloads that hold secrets. */
  kept: boolean;
  /**
   * transaction: the handler runs in the transaction that also ends the job, so that its effect in the database happens
   * once. steps: the handler opens its own transactions one after the other and reports progress; each step must be
   * repeatable.
   */
  mode: 'transaction' | 'steps';
  /**
   * While there is one under a key, no second one is created. Until it begins: what changes while one runs is for the
   * next one, and one that waits begins only when the transactions that found it have ended.
   */
  keyed: 'until it ends' | 'until it begins';
  /** Every company gets one job at each tick, with an empty payload. */
  schedule: Schedule | null;
}

/** Work for the whole installation, which cannot reach any company's tables. */
export interface GlobalJobDefinition extends DefinitionBase {
  scope: 'global';
  /** In UTC. */
  cron: string;
}

export type AnyDefinition = JobDefinition | GlobalJobDefinition;

const ATTEMPTS = 10;
const kindPattern = /^[a-z]+(\.[a-z]+(-[a-z]+)*)+$/;

type Optional<Payload> = Partial<
  Pick<JobDefinition<Payload>, 'attempts' | 'kept' | 'keyed' | 'mode' | 'schedule' | 'title'>
>;

type Given<Payload> = Pick<JobDefinition<Payload>, 'kind'> & Optional<Payload>;
type NoPayload = Record<string, never>;

/**
 * Defines a kind of work that a company's people or a schedule enqueue. By default it has no payload, its record is
 * kept and it runs in one transaction.
 * @throws {Error} on an ill-formed kind, and for a schedule whose jobs are not kept: the kept records show which ticks
 * have run
 */
export function defineJob(given: Given<NoPayload>): JobDefinition<NoPayload>;
export function defineJob<Payload>(
  given: Given<Payload> & Pick<JobDefinition<Payload>, 'payload'>,
): JobDefinition<Payload>;
export function defineJob(given: Given<unknown> & { payload?: z.ZodType }): JobDefinition {
  const once = { attempts: ATTEMPTS, kept: true, keyed: 'until it ends' } as const;
  const defaults = { ...once, mode: 'transaction', schedule: null } as const;
  const payload = given.payload ?? z.strictObject({});
  const definition = { ...defaults, title: given.kind, ...given, payload, scope: 'company' } as const;
  if (definition.schedule && !definition.kept) throw new Error(`${given.kind}: a scheduled job is kept.`);
  return check(definition);
}

/** @throws {Error} on an ill-formed kind */
export function defineGlobalJob(given: { kind: string; cron: string }): GlobalJobDefinition {
  return check({ attempts: ATTEMPTS, ...given, scope: 'global' });
}

function check<Definition extends DefinitionBase>(definition: Definition): Definition {
  if (!kindPattern.test(definition.kind)) throw new Error(`Not a kind of job: ${definition.kind}`);
  return definition;
}
