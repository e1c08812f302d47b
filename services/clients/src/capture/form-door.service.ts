import type { CaptureForm } from '@atrium/contracts';
import { notFound, RemoteSwitches, TenantDb } from '@atrium/platform';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { CaptureFormEntity } from './capture-form.entity.js';
import { CAPTURE_FORMS, type CaptureFormRow } from './capture-form.record.js';
import { CaptureRepository } from './capture.repository.js';
import { parseFormKey } from './form-key.rules.js';

/** Lets whoever has its key to a form, where the company's remote is on. */
@Injectable()
export class FormDoor {
  private readonly forms: RecordSteps<CaptureFormRow, CaptureFormEntity, CaptureForm>;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly switches: RemoteSwitches,
    private readonly repository: CaptureRepository,
  ) {
    this.forms = records.of(CAPTURE_FORMS);
  }

  /** Runs `work` in the form's company. @throws {AppError} NOT_FOUND */
  async open<Answer>(key: string, work: (form: CaptureFormRow) => Promise<Answer>): Promise<Answer> {
    const parsed = parseFormKey(key);
    if (!parsed || !(await this.switches.isEnabled(parsed.companyId, 'clients'))) throw notFound();
    return this.db.run(parsed.companyId, async () => {
      const id = await this.repository.formByKey(parsed.random);
      if (!id) throw notFound();
      return work(await this.forms.rows.read(id));
    });
  }
}
