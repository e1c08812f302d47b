import { z } from 'zod';

/** When something comes by itself: five fields of cron, in each company's own time zone or in UTC. */
export interface Schedule {
  cron: string;
  zone: 'company' | 'UTC';
  /** The installation that sees the schedule for the first time, has its first tick at that moment. */
  atOnce?: true;
}

interface DefinitionBase {
  /** Names the job in the database: words with hyphens, the service first: `hr.forgotten-clock-outs`. */
  kind: string;
  /** How often it is tried, with waits of e, e^2, e^3 … seconds in between (ten: some three and a half hours). */
  attempts: number;
}

/** Work of one company. */
export interface JobDefinition<Payload = unknown> extends DefinitionBase {
  scope: 'company';
  /** What a person reads: `Import of employees`. */
  title: string;
  payload: z.ZodType<Payload>;
  /** false: its record goes when it is done, as for what nobody watches and what holds secrets. */
  kept: boolean;
  /**
   * transaction: the handler runs in one transaction with the end of the job, so that its effect in the database
   * happens once. steps: it opens its own, one after the other, tells its progress, and each step must be repeatable.
   */
  mode: 'transaction' | 'steps';
  /** Every company gets one at each tick; its payload is then empty. */
  schedule: Schedule | null;
}

/** Work of the whole installation, which reaches no company's tables. */
export interface GlobalJobDefinition extends DefinitionBase {
  scope: 'global';
  /** In UTC. */
  cron: string;
}

export type AnyDefinition = JobDefinition | GlobalJobDefinition;

const ATTEMPTS = 10;
const kindPattern = /^[a-z]+(\.[a-z]+(-[a-z]+)*)+$/;

type Optional<Payload> = Partial<
  Pick<JobDefinition<Payload>, 'attempts' | 'kept' | 'mode' | 'schedule' | 'title'>
>;

type Given<Payload> = Pick<JobDefinition<Payload>, 'kind'> & Optional<Payload>;
type NoPayload = Record<string, never>;

/**
 * A kind of work that a company's people or its schedule set off. Without payload, kept and in one transaction,
 * unless said otherwise.
 * @throws {Error} on an ill-formed kind, and for a schedule whose jobs are not kept: their records tell what has run
 */
export function defineJob(given: Given<NoPayload>): JobDefinition<NoPayload>;
export function defineJob<Payload>(
  given: Given<Payload> & Pick<JobDefinition<Payload>, 'payload'>,
): JobDefinition<Payload>;
export function defineJob(given: Given<unknown> & { payload?: z.ZodType }): JobDefinition {
  const defaults = { attempts: ATTEMPTS, kept: true, mode: 'transaction', schedule: null } as const;
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
