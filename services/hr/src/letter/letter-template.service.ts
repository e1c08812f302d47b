import type {
  BulkLetterTemplates,
  BulkReport,
  CreateLetterTemplate,
  Language,
  LetterTemplate,
  LetterTemplateQuery,
  Page,
  UpdateLetterTemplate,
} from '@atrium/contracts';
import { Audit, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { usualLetters } from './letter-starter.seed.js';
import type { LetterTemplateEntity } from './letter-template.entity.js';
import { LETTER_TEMPLATES, type LetterTemplateRow } from './letter-template.record.js';

/** The letters that HR writes once and makes for many. */
@Injectable()
export class LetterTemplates {
  private readonly templates: RecordSteps<LetterTemplateRow, LetterTemplateEntity, LetterTemplate>;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly audit: Audit,
  ) {
    this.templates = records.of(LETTER_TEMPLATES);
  }

  list(user: SignedInUser, query: LetterTemplateQuery): Promise<Page<LetterTemplate>> {
    return this.templates.list(user, query);
  }

  /** @throws {AppError} NOT_FOUND */
  get(user: SignedInUser, id: string): Promise<LetterTemplate> {
    return this.templates.get(user, id);
  }

  /** @throws {AppError} LETTER_TEMPLATE_NAME_TAKEN */
  create(user: SignedInUser, values: CreateLetterTemplate): Promise<LetterTemplate> {
    return this.templates.create(user, values);
  }

  /** Adds the usual letters in a language; those whose names exist stay as they are. @returns how many are new */
  async addUsual(user: SignedInUser, language: Language): Promise<number> {
    const { items } = await this.list(user, { sort: 'name', limit: 100, status: 'active,archived' });
    const names = new Set(items.map(({ name }) => name.toLowerCase()));
    const missing = usualLetters(language).filter(({ name }) => !names.has(name.toLowerCase()));
    if (missing.length === 0) this.audit.skip('letterTemplate.create');
    await this.db.run(user.companyId, async () => {
      for (const letter of missing) await this.create(user, letter);
    });
    return missing.length;
  }

  /** @throws {AppError} STALE_VERSION, LETTER_TEMPLATE_ARCHIVED, LETTER_TEMPLATE_NAME_TAKEN */
  update(user: SignedInUser, id: string, values: UpdateLetterTemplate): Promise<LetterTemplate> {
    return this.templates.update(user, { id, ...values });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, LETTER_TEMPLATE_NAME_TAKEN */
  move(
    user: SignedInUser,
    place: { id: string; version: number; step: 'archive' | 'restore' },
  ): Promise<LetterTemplate> {
    return this.templates.move(user, place);
  }

  /** @throws {AppError} ACCESS_DENIED, VALIDATION_FAILED when none is chosen */
  changeAll(user: SignedInUser, order: BulkLetterTemplates): Promise<BulkReport> {
    return this.templates.bulk.run(user, order, ({ id, version }) =>
      order.step === 'update'
        ? this.update(user, id, { ...order.values, version })
        : this.move(user, { id, version, step: order.step }),
    );
  }
}
