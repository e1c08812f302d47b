import { MERGE_UNDO_DAYS, type ContactMerge, type ContactMerges, type MergesQuery } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { Clock, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { checkMerger } from './merge-access.rules.js';
import { MergeRepository, type MergeLine } from './merge.repository.js';

const PAGE = 25;
const DAY_MS = 86_400_000;

/** What was merged in the last 30 days. */
@Injectable()
export class MergeList {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly merges: MergeRepository,
    private readonly directory: UserDirectoryService,
  ) {}

  /** @throws {AppError} ACCESS_DENIED */
  list(user: SignedInUser, { kind, job, before }: MergesQuery): Promise<ContactMerges> {
    checkMerger(user, kind);
    return this.db.run(user.companyId, async () => {
      const asked = { kind, since: this.oldest(), job: job ?? null, before: before ?? null, most: PAGE + 1 };
      const lines = await this.merges.list(asked);
      const page = lines.slice(0, PAGE);
      const next = lines.length > PAGE ? (page.at(-1)?.id ?? null) : null;
      return { items: await this.show(user, page), next };
    });
  }

  /** Inside `TenantDb.run` only. @throws {AppError} NOT_FOUND */
  async one(user: SignedInUser, id: string): Promise<ContactMerge> {
    const line = await this.merges.lock(id);
    const [shown] = line ? await this.show(user, [line]) : [];
    if (!shown) throw notFound();
    return shown;
  }

  /** Whether a merge of that moment can still be undone. */
  isOpen(at: Date): boolean {
    return at >= this.oldest();
  }

  private async show({ companyId }: SignedInUser, lines: readonly MergeLine[]): Promise<ContactMerge[]> {
    const people = await this.directory.listNames(companyId, [...new Set(lines.map(({ byId }) => byId))]);
    return lines.map(({ id, kind, survivorId, names: [name = '', ...merged], at, byId, undoneAt }) => ({
      id,
      kind,
      merged,
      survivor: { id: survivorId, name },
      at: at.toISOString(),
      by: people.get(byId) ?? '',
      undoneAt: undoneAt?.toISOString() ?? null,
      mayUndo: undoneAt === null && this.isOpen(at),
    }));
  }

  private oldest(): Date {
    return new Date(this.clock.now().getTime() - MERGE_UNDO_DAYS * DAY_MS);
  }
}
