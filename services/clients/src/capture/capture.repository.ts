import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** What is looked up of forms and of what was sent with them. Inside `TenantDb.run` only. */
@Injectable()
export class CaptureRepository {
  constructor(private readonly db: TenantDb) {}

  async keepText({
    formId,
    version,
    text,
  }: {
    formId: string;
    version: number;
    text: string;
  }): Promise<void> {
    await this.query(
      'insert into capture_consent_text (company_id, form_id, version, text) values ($1, $2, $3, $4)',
      [formId, version, text],
    );
  }

  formByKey(key: string): Promise<string | undefined> {
    return this.id(
      'select id from capture_form where company_id = $1 and key = $2 and active and archived_at is null',
      [key],
    );
  }

  submission(formId: string, submissionId: string): Promise<string | undefined> {
    return this.id(
      'select id from form_submission where company_id = $1 and form_id = $2 and submission_id = $3',
      [formId, submissionId],
    );
  }

  byConfirmation(hash: string): Promise<string | undefined> {
    return this.id('select id from form_submission where company_id = $1 and confirm_hash = $2', [hash]);
  }

  /** How many of a form wait, at most `most`. */
  async waiting(formId: string, most: number): Promise<number> {
    const rows = await this.query<{ id: string }>(
      `select id from form_submission where company_id = $1 and form_id = $2 and state = 'waiting' limit $3`,
      [formId, most],
    );
    return rows.length;
  }

  /** Accepted ones of a lead or a client, the newest first. */
  async idsOf(column: 'lead_id' | 'client_id', id: string, most: number): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      `select id from form_submission where company_id = $1 and ${column} = $2 and state = 'accepted'
       order by created_at desc, id desc limit $3`,
      [id, most],
    );
    return rows.map((row) => row.id);
  }

  /** Discarded ones that are past. */
  discardedBefore(before: Date, most: number): Promise<{ id: string; version: number }[]> {
    return this.query(
      `select id, version from form_submission where company_id = $1 and state = 'discarded' and decided_at < $2
       order by id limit $3`,
      [before, most],
    );
  }

  private async id(sql: string, values: readonly unknown[]): Promise<string | undefined> {
    return (await this.query<{ id: string }>(sql, values))[0]?.id;
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
