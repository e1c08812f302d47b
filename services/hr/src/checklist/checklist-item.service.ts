import type {
  BulkChecklistItems,
  BulkReport,
  ChecklistItem,
  ChecklistItemQuery,
  CreateChecklistItem,
  Language,
  Page,
  UpdateChecklistItem,
} from '@atrium/contracts';
import { Audit, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records, type Place, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { ChecklistItemEntity } from './checklist-item.entity.js';
import { CHECKLIST_ITEMS, type ChecklistItemRow } from './checklist-item.record.js';
import { usualItems } from './usual-items.rules.js';

const ALL = { sort: 'title', limit: 500, status: 'active,archived' } as const;

/** What is to be done when somebody joins or leaves. */
@Injectable()
export class ChecklistItems {
  private readonly items: RecordSteps<ChecklistItemRow, ChecklistItemEntity, ChecklistItem>;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly audit: Audit,
  ) {
    this.items = records.of(CHECKLIST_ITEMS);
  }

  list(user: SignedInUser, query: ChecklistItemQuery): Promise<Page<ChecklistItem>> {
    return this.items.list(user, query);
  }

  /** @throws {AppError} NOT_FOUND */
  get(user: SignedInUser, id: string): Promise<ChecklistItem> {
    return this.items.get(user, id);
  }

  /** @throws {AppError} CHECKLIST_TITLE_TAKEN */
  create(user: SignedInUser, values: CreateChecklistItem): Promise<ChecklistItem> {
    return this.items.create(user, values);
  }

  /** Adds what most companies do; items whose titles exist stay as they are. @returns how many are new */
  async addUsual(user: SignedInUser, language: Language): Promise<number> {
    const { items } = await this.list(user, ALL);
    const known = new Set(items.map(({ checklist, title }) => `${checklist} ${title.toLowerCase()}`));
    const missing = usualItems(language).filter(
      ({ checklist, title }) => !known.has(`${checklist} ${title.toLowerCase()}`),
    );
    if (missing.length === 0) this.audit.skip('checklistItem.create');
    await this.db.run(user.companyId, async () => {
      for (const item of missing) await this.create(user, item);
    });
    return missing.length;
  }

  /** @throws {AppError} STALE_VERSION, CHECKLIST_ITEM_ARCHIVED, CHECKLIST_TITLE_TAKEN */
  update(user: SignedInUser, id: string, values: UpdateChecklistItem): Promise<ChecklistItem> {
    return this.items.update(user, { id, ...values });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, CHECKLIST_TITLE_TAKEN */
  move(user: SignedInUser, place: Place & { step: 'archive' | 'restore' }): Promise<ChecklistItem> {
    return this.items.move(user, place);
  }

  /** @throws {AppError} ACCESS_DENIED, VALIDATION_FAILED when none is chosen */
  changeAll(user: SignedInUser, order: BulkChecklistItems): Promise<BulkReport> {
    return this.items.bulk.run(user, order, ({ id, version }) =>
      order.step === 'update'
        ? this.update(user, id, { ...order.values, version })
        : this.move(user, { id, version, step: order.step }),
    );
  }
}
