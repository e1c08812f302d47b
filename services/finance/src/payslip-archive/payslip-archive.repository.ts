import type { Language, PayslipArchive } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { ZippedFile } from './zip-file.mapper.js';

export interface NewArchive {
  runId: string;
  /** Of its papers. */
  language: Language;
  by: string;
  at: Date;
}

export interface StoredArchive {
  id: string;
  month: string;
  language: Language;
  jobId: string | null;
  fileId: string | null;
  doneAt: Date | null;
}

export interface ArchivedSlip extends ZippedFile {
  slipId: string;
}

/** Archives of payslips, and the papers of one that is being made. Inside `TenantDb.run` only. */
@Injectable()
export class PayslipArchiveRepository {
  constructor(private readonly db: TenantDb) {}

  /** @returns the id */
  async add({ runId, language, by, at }: NewArchive): Promise<string> {
    const [{ id }] = await this.db
      .current()
      .query<[{ id: string }]>(
        'insert into payslip_archive (company_id, run_id, language, ordered_by, ordered_at) values ($1, $2, $3, $4, $5) returning id',
        [this.db.currentCompanyId(), runId, language, by, at],
      );
    return id;
  }

  async setJob(id: string, jobId: string): Promise<void> {
    await this.db
      .current()
      .query('update payslip_archive set job_id = $3 where company_id = $1 and id = $2', [
        this.db.currentCompanyId(),
        id,
        jobId,
      ]);
  }

  async find(id: string): Promise<StoredArchive | null> {
    const [found] = await this.db
      .current()
      .query<StoredArchive[]>(`${ARCHIVE} and a.id = $2`, [this.db.currentCompanyId(), id]);
    return found ?? null;
  }

  async findLatest(runId: string): Promise<StoredArchive | null> {
    const [found] = await this.db
      .current()
      .query<StoredArchive[]>(`${ARCHIVE} and a.run_id = $2 order by a.ordered_at desc, a.id desc limit 1`, [
        this.db.currentCompanyId(),
        runId,
      ]);
    return found ?? null;
  }

  /** Payslips of its run that it does not have yet, in the order of the names. */
  async listLeft(id: string): Promise<{ left: string[]; all: number }> {
    const rows = await this.db
      .current()
      .query<{ slipId: string; isDone: boolean }[]>(LEFT, [this.db.currentCompanyId(), id]);
    return { left: rows.filter(({ isDone }) => !isDone).map(({ slipId }) => slipId), all: rows.length };
  }

  /** The same payslip again is left out. */
  async keep(id: string, { slipId, name, bytes }: ArchivedSlip): Promise<void> {
    await this.db
      .current()
      .query(
        'insert into payslip_archive_slip (company_id, archive_id, slip_id, name, paper) values ($1, $2, $3, $4, $5) on conflict do nothing',
        [this.db.currentCompanyId(), id, slipId, name, bytes],
      );
  }

  /** Its papers, in the order of the payslips. */
  listKept(id: string): Promise<ZippedFile[]> {
    return this.db.current().query<ZippedFile[]>(KEPT, [this.db.currentCompanyId(), id]);
  }

  /** It is done, and its papers are in the file. */
  async finish(id: string, { fileId, at }: { fileId: string; at: Date }): Promise<void> {
    const values = [this.db.currentCompanyId(), id];
    await this.db
      .current()
      .query('update payslip_archive set file_id = $3, done_at = $4 where company_id = $1 and id = $2', [
        ...values,
        fileId,
        at,
      ]);
    await this.db
      .current()
      .query('delete from payslip_archive_slip where company_id = $1 and archive_id = $2', values);
  }

  /** Removes what was ordered before a moment. @returns the files */
  async takeOld(before: Date): Promise<string[]> {
    const rows = await this.db
      .current()
      .query<{ fileId: string | null }[]>(
        `with gone as (delete from payslip_archive where company_id = $1 and ordered_at < $2 returning file_id) select file_id as "fileId" from gone`,
        [this.db.currentCompanyId(), before],
      );
    return rows.flatMap(({ fileId }) => fileId ?? []);
  }
}

/** As its page shows it. */
export const shownArchive = (archive: StoredArchive | null): PayslipArchive => ({
  jobId: archive?.jobId ?? null,
  fileId: archive?.fileId ?? null,
  doneAt: archive?.doneAt?.toISOString() ?? null,
});

const ARCHIVE = `
select a.id, r.month, a.language, a.job_id as "jobId", a.file_id as "fileId", a.done_at as "doneAt"
from payslip_archive a join pay_run r on r.company_id = a.company_id and r.id = a.run_id
where a.company_id = $1`;

const LEFT = `
select p.id as "slipId", exists (select from payslip_archive_slip s
    where s.company_id = a.company_id and s.archive_id = a.id and s.slip_id = p.id) as "isDone"
from payslip_archive a join pay_slip p on p.company_id = a.company_id and p.run_id = a.run_id
where a.company_id = $1 and a.id = $2 order by p.sort_name, p.id`;

const KEPT = `
select s.name, s.paper as bytes from payslip_archive_slip s
  join pay_slip p on p.company_id = s.company_id and p.id = s.slip_id
where s.company_id = $1 and s.archive_id = $2 order by p.sort_name, p.id`;
