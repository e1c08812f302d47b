import {
  monthRange,
  PAY_FILES,
  PAY_RUN,
  type PayFile,
  type PayFileKind,
  type PayFiles as PayFileList,
  type PayGroup,
} from '@atrium/contracts';
import { PayFacts } from '@atrium/hr-service';
import { AppError, Audit, Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records, sheetFile, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { CompanyPackReader } from '../pack/company-packs.service.js';
import type { PayGroupEntity } from '../pay-group/pay-group.entity.js';
import { PAY_GROUPS, type PayGroupRow } from '../pay-group/pay-group.record.js';
import { laterMonth } from '../payroll/pay-month.rules.js';
import { hasLocked, PAY_RUNS, type PayRunRow, type PayRunSteps } from '../run/pay-run.record.js';
import { CompanyRegistrations } from '../registration/company-registrations.service.js';
import { byPerson } from './by-person.rules.js';
import { fundFile } from './fund-file.rules.js';
import { insuranceSheet, insuranceText } from './insurance-file.rules.js';
import { journalFile } from './journal-file.rules.js';
import { PayFileRepository, type TakenFile } from './pay-file.repository.js';
import type { FiledRun, MadeFile } from './pay-file.types.js';
import { professionalTaxFile } from './professional-tax-file.rules.js';
import { welfareFundFile } from './welfare-fund-file.rules.js';

const MAKE: Record<PayFileKind, (run: FiledRun) => MadeFile> = {
  fund: fundFile,
  insurance: insuranceSheet,
  insuranceCsv: insuranceText,
  professionalTax: professionalTaxFile,
  welfareFund: welfareFundFile,
  journal: journalFile,
};

export interface PayFileBytes {
  name: string;
  bytes: Buffer;
}

/** Files about all payslips of a locked run; who takes one is on record, with the hash of its bytes. */
@Injectable()
export class PayFiles {
  private readonly runs: PayRunSteps;
  private readonly groups: RecordSteps<PayGroupRow, PayGroupEntity, PayGroup>;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly files: PayFileRepository,
    private readonly facts: PayFacts,
    private readonly audit: Audit,
    private readonly packs: CompanyPackReader,
    private readonly registrations: CompanyRegistrations,
  ) {
    this.runs = records.of(PAY_RUNS);
    this.groups = records.of(PAY_GROUPS);
  }

  /** Which there are, what each lacks, and who took it. @throws {AppError} NOT_FOUND, RUN_NOT_LOCKED */
  list(user: SignedInUser, id: string): Promise<PayFileList> {
    return this.db.run(user.companyId, async () => {
      const filed = await this.read(await this.locked(user, id));
      const taken = await this.files.listTaken(id);
      return { items: PAY_FILES.map((file) => shown(file, MAKE[file](filed), taken)) };
    });
  }

  /** @throws {AppError} NOT_FOUND, RUN_NOT_LOCKED, RUN_FILE_UNMADE */
  take(user: SignedInUser, id: string, file: PayFileKind): Promise<PayFileBytes> {
    return this.db.run(user.companyId, async () => {
      const run = await this.locked(user, id);
      const { name, people, content } = MAKE[file](await this.read(run));
      if (content === null) throw new AppError(PAY_RUN.errors.RUN_FILE_UNMADE);
      const bytes = 'text' in content ? Buffer.from(content.text) : await sheetFile(content.sheets);
      const hash = createHash('sha256').update(bytes).digest('hex');
      await this.files.add({ runId: id, file, name, hash, by: user.id, at: this.clock.now() });
      this.audit.record({
        action: 'payRun.takeFile',
        by: user,
        resource: { kind: 'payRun', id, title: `${run.groupName} (${run.month})` },
        after: { file: name, people, hash },
      });
      return { name, bytes };
    });
  }

  private async locked(user: SignedInUser, id: string): Promise<PayRunRow> {
    const run = await this.runs.find(user, id);
    if (!hasLocked(run)) throw new AppError(PAY_RUN.errors.RUN_NOT_LOCKED);
    return run;
  }

  private async read({ id, month, groupId }: PayRunRow): Promise<FiledRun> {
    const slips = byPerson(await this.files.list(id));
    const ids = slips.map(({ employeeId }) => employeeId);
    const people = await this.facts.listEmployed(monthRange(month), ids);
    const { state } = await this.groups.rows.read(groupId);
    const { professionalTax } = await this.registrations.read();
    return {
      month,
      state,
      stateNumber: professionalTax.find((known) => known.state === state)?.number ?? null,
      slips,
      numbers: await this.facts.numbersOf(ids),
      people: new Map(people.map((person) => [person.id, person])),
      insuredBefore: await this.files.listInsured(ids, laterMonth(month, -1)),
      packs: (await this.packs.read()).packs,
    };
  }
}

const shown = (file: PayFileKind, { content: _, ...made }: MadeFile, taken: TakenFile[]): PayFile => ({
  file,
  ...made,
  taken: taken
    .filter((each) => each.file === file)
    .map(({ at, by, hash }) => ({ at: at.toISOString(), by: by ?? '', hash })),
});
