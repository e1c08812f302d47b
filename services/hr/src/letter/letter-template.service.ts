import type { Language, LetterTemplate } from '@atrium/contracts';
import { Audit, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { usualLetters } from './letter-starter.seed.js';
import type { LetterTemplateEntity } from './letter-template.entity.js';
import { LETTER_TEMPLATES, type LetterTemplateRow } from './letter-template.record.js';

const ALL = { sort: 'name', limit: 100, status: 'active,archived' } as const;

/** The letters that HR writes once and makes for many. */
@Injectable()
export class LetterTemplates {
  readonly steps: RecordSteps<LetterTemplateRow, LetterTemplateEntity, LetterTemplate>;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly audit: Audit,
    private readonly employees: EmployeeRepository,
  ) {
    this.steps = records.of(LETTER_TEMPLATES);
  }

  /** Adds the usual letters in a language; those whose names exist stay as they are. @returns how many are new */
  async addUsual(user: SignedInUser, language: Language): Promise<number> {
    const { items } = await this.steps.list(user, ALL);
    const names = new Set(items.map(({ name }) => name.toLowerCase()));
    const missing = usualLetters(language, await this.signatoryOf(user)).filter(
      ({ name }) => !names.has(name.toLowerCase()),
    );
    if (missing.length === 0) this.audit.skip('letterTemplate.create');
    await this.db.run(user.companyId, async () => {
      for (const letter of missing) await this.steps.create(user, letter);
    });
    return missing.length;
  }

  private async signatoryOf({ id, companyId, firstName, lastName }: SignedInUser) {
    const own = await this.db.run(companyId, () => this.employees.findByUser(id));
    return { signatory: `${firstName} ${lastName}`, signatoryTitle: own?.designation ?? null };
  }
}
