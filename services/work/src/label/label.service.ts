import type { Label, LabelChoices } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { LabelEntity } from './label.entity.js';
import { LABELS, type LabelRow } from './label.record.js';
import { LabelRepository } from './label.repository.js';
import { colourOf } from './label.rules.js';

/** The words that group tasks. */
@Injectable()
export class LabelService {
  private readonly labels: RecordSteps<LabelRow, LabelEntity, Label>;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly repository: LabelRepository,
  ) {
    this.labels = records.of(LABELS);
  }

  async choices(user: SignedInUser): Promise<LabelChoices> {
    return { items: await this.db.run(user.companyId, () => this.repository.choices()) };
  }

  /** Those of the names that a label has. Inside `TenantDb.run` only. */
  async known(names: readonly string[]): Promise<string[]> {
    const unknown = new Set(names.length > 0 ? await this.repository.listUnknown(names) : []);
    const lost = new Set([...unknown].map((name) => name.toLowerCase()));
    return names.filter((name) => !lost.has(name.toLowerCase()));
  }

  /**
   * Gives a task the labels of these names and no others; a name that no label has makes one. The caller has checked
   * that the person may change the task. Inside `TenantDb.run` only.
   */
  async put(user: SignedInUser, taskId: string, names: readonly string[]): Promise<void> {
    const unknown = names.length > 0 ? await this.repository.listUnknown(names) : [];
    if (unknown.length > 0) {
      const rows = unknown.map((name) => ({ name, colour: colourOf(name), tab: null }));
      // Another person may make the same label meanwhile.
      const ids = await this.labels.table.insertFree(rows, user.id);
      await this.labels.recordAll({ step: 'create', by: user, ids });
    }
    await this.repository.put(taskId, names);
  }

  /** The ids of a task's labels. Inside `TenantDb.run` only. */
  idsOn(taskId: string): Promise<string[]> {
    return this.repository.listOn(taskId);
  }

  /** Gives a new task those of the labels that are in use. Inside `TenantDb.run` only. */
  give(taskId: string, ids: readonly string[]): Promise<void> {
    return this.repository.give(taskId, ids);
  }
}
