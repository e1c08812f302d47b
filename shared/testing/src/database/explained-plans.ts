import { Client } from 'pg';
import type { TestDatabase } from './test-database.js';

/** The parts of a node in PostgreSQL's query plan that are read here. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** An executed statement with its values and its plan. */
export interface DonePlan {
  sql: string;
  milliseconds: number;
  plan: PlanNode;
}

/** From the next connection on the database logs the plan of each statement, including those inside of functions. */
export async function explainAll({ name, admin }: Pick<TestDatabase, 'name' | 'admin'>): Promise<void> {
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_format': 'json',
    'auto_explain.log_level': 'notice',
  };
  for (const [setting, value] of Object.entries(settings))
    await admin(`alter database ${name} set ${setting} = '${value}'`);
}

type Emit = (this: Client, event: string | symbol, ...given: unknown[]) => boolean;

const noticed = /^duration: ([\d.]+) ms\s+plan:\s*(\{[\s\S]*\})\s*$/;

function readNotice(notice: unknown): DonePlan[] {
  const text = notice instanceof Object && 'message' in notice ? String(notice.message) : '';
  const [, milliseconds, json] = noticed.exec(text) ?? [];
  if (!milliseconds || !json) return [];
  const { 'Query Text': sql, Plan: plan } = JSON.parse(json) as { 'Query Text': string; Plan: PlanNode };
  return [{ sql, milliseconds: Number(milliseconds), plan }];
}

/** The plans of all statements that this process runs during `work`: see `explainAll`. */
export async function explainedPlans(work: () => Promise<unknown>): Promise<DonePlan[]> {
  const plans: DonePlan[] = [];
  const emit = Reflect.get(Client.prototype, 'emit') as Emit;
  const note: Emit = function (event, ...given) {
    if (event === 'notice') plans.push(...readNotice(given[0]));
    return emit.call(this, event, ...given);
  };
  Reflect.set(Client.prototype, 'emit', note);
  try {
    await work();
  } finally {
    Reflect.deleteProperty(Client.prototype, 'emit');
  }
  return plans;
}
