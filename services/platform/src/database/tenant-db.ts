import { Injectable, Logger } from '@nestjs/common';
import type { PoolClient, QueryResultRow } from 'pg';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { commitWith } from '../audit-entry/append-audit.query.js';
import type { AuditDraft } from '../audit-entry/audit-draft.js';
import { AsyncScope } from '../request/async-scope.js';
import { companySetting } from './company-setting.js';
import { whileHolding } from './guarded-pool.js';

type AfterCommit = () => void | Promise<void>;

/** A SELECT whose plan each connection keeps. */
interface KeptRead {
  /** Unique to the text, also among the statements of `TenantReader`. */
  name: string;
  text: string;
  values: readonly unknown[];
}

interface TenantRun {
  companyId: string;
  /** The statement that puts the transaction under the company. */
  setting: string;
  runner: QueryRunner;
  manager: EntityManager;
  auditEntries: AuditDraft[];
  afterCommit: AfterCommit[];
  over: boolean;
}

/** The one way to read and write the tables of a company. */
@Injectable()
export class TenantDb {
  private readonly runs = new AsyncScope<TenantRun>();
  private readonly confined = new AsyncScope<string>();
  private readonly logger = new Logger(TenantDb.name);

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Runs `work` in one transaction that sees and writes the rows of one company only. A call inside another run joins
   * that transaction.
   * @throws {Error} on a change of company inside a run or a job; whatever `work` throws, after a rollback
   */
  async run<T>(companyId: string, work: (tx: EntityManager) => Promise<T>): Promise<T> {
    const only = this.confined.get();
    if (only !== undefined && only !== companyId) throw new Error('A job cannot reach another company.');
    const outer = this.runs.get();
    if (outer && !outer.over) {
      if (outer.companyId !== companyId) throw new Error('A transaction cannot switch to another company.');
      return work(outer.manager);
    }
    const setting = companySetting(companyId);
    const runner = this.dataSource.createQueryRunner();
    const { manager } = runner;
    const run: TenantRun = {
      companyId,
      setting,
      runner,
      manager,
      auditEntries: [],
      afterCommit: [],
      over: false,
    };
    const result = await this.runs.run(run, async () => {
      try {
        return await transact(runner, run, work);
      } finally {
        run.over = true;
        await runner.release();
      }
    });
    await this.runs.exit(() => this.settle(run.afterCommit));
    return result;
  }

  /** Until `work` has ended, every run inside it must be for this company; any other throws. */
  confine<T>(companyId: string, work: () => Promise<T>): Promise<T> {
    return this.confined.run(companyId, work);
  }

  /** @throws {Error} outside a run */
  current(): EntityManager {
    return this.running().manager;
  }

  /**
   * The rows of a read that many requests need and that takes longer to plan than to run. Inside a run only; not for a
   * read of which one value matches half of the rows and another three, because they share the plan.
   */
  async readPlanned<Row extends QueryResultRow>({ name, text, values }: KeptRead): Promise<Row[]> {
    const client = (await this.running().runner.connect()) as PoolClient;
    const { rows } = await client.query<Row>({ name, text, values: [...values] });
    return rows;
  }

  /** Of the surrounding run, if there is one. */
  currentIfRunning(): EntityManager | undefined {
    return this.isRunning() ? this.current() : undefined;
  }

  /** The company of the surrounding run. @throws {Error} outside a run */
  currentCompanyId(): string {
    return this.running().companyId;
  }

  /** Whether the caller is inside a run. */
  isRunning(): boolean {
    return this.runs.get()?.over === false;
  }

  /**
   * Calls `fn` after the surrounding run has committed. If `fn` fails, the failure is logged and nothing else happens.
   */
  afterCommit(fn: AfterCommit): void {
    this.running().afterCommit.push(fn);
  }

  /**
   * Writes an entry into the audit trail as the last statement before the commit. Use cases call `Audit.record`
   * instead.
   */
  addAuditEntry(entry: AuditDraft): void {
    this.running().auditEntries.push(entry);
  }

  private running(): TenantRun {
    const run = this.runs.get();
    if (!run || run.over) throw new Error('Only possible inside TenantDb.run.');
    return run;
  }

  private async settle(calls: AfterCommit[]): Promise<void> {
    for (const call of calls) {
      try {
        await call();
      } catch (error) {
        this.logger.error(error);
      }
    }
  }
}

/** Tells TypeORM that a transaction is open, so that one it opens inside the run becomes a savepoint. */
const BEGUN = { isTransactionActive: true, transactionDepth: 1 };

async function transact<T>(
  runner: QueryRunner,
  { setting, auditEntries }: TenantRun,
  work: (tx: EntityManager) => Promise<T>,
): Promise<T> {
  const client = (await runner.connect()) as PoolClient;
  // Not awaited here: it is sent together with the first statement of `work`, and the server reads the two in order.
  const begun = client.query(`begin; ${setting}`);
  begun.catch(() => undefined);
  Object.assign(runner, BEGUN);
  try {
    const result = await whileHolding(() => work(runner.manager));
    await begun;
    await commitWith(client, auditEntries);
    return result;
  } catch (error) {
    // The connection itself may have failed; then there is nothing left to roll back.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
