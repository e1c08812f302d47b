import type { ChecklistItem, Language } from '@atrium/contracts';
import { Audit, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { ChecklistItemEntity } from './checklist-item.entity.js';
import { CHECKLIST_ITEMS, type ChecklistItemRow } from './checklist-item.record.js';
import { usualItems } from './usual-items.rules.js';

const ALL = { sort: 'title', limit: 500, status: 'active,archived' } as const;

/** What is to be done when somebody joins or leaves. */
@Injectable()
export class ChecklistItems {
  readonly steps: RecordSteps<ChecklistItemRow, ChecklistItemEntity, ChecklistItem>;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly audit: Audit,
  ) {
    this.steps = records.of(CHECKLIST_ITEMS);
  }

  /** Adds what most companies do; items whose titles exist stay as they are. @returns how many are new */
  async addUsual(user: SignedInUser, language: Language): Promise<number> {
    const { items } = await this.steps.list(user, ALL);
    const known = new Set(items.map(({ checklist, title }) => `${checklist} ${title.toLowerCase()}`));
    const missing = usualItems(language).filter(
      ({ checklist, title }) => !known.has(`${checklist} ${title.toLowerCase()}`),
    );
    if (missing.length === 0) this.audit.skip('checklistItem.create');
    await this.db.run(user.companyId, async () => {
      for (const item of missing) await this.steps.create(user, item);
    });
    return missing.length;
  }
}
