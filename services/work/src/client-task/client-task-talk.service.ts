import type { ClientComment, ClientComments } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { Clock, Limiter, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ClientTaskRepository, type CommentRow } from './client-task.repository.js';

/** More than anybody types, but stops a script. */
const PER_MINUTE = { limit: 20, windowSeconds: 60 };

/** What client and team write about a task. Inside `TenantDb.run` only. */
@Injectable()
export class ClientTaskTalk {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly limiter: Limiter,
    private readonly tasks: ClientTaskRepository,
    private readonly directory: UserDirectoryService,
  ) {}

  /** By the connection that the transaction has, so that nobody waits for a second one while holding the first. */
  limit({ companyId, id }: SignedInUser): Promise<void> {
    return this.limiter.hit(`task comments ${companyId} ${id}`, PER_MINUTE, this.db.current());
  }

  async write(
    user: SignedInUser,
    { taskId, side, text }: { taskId: string } & Pick<CommentRow, 'side' | 'text'>,
  ): Promise<void> {
    await this.tasks.addComment(taskId, { authorId: user.id, side, text, createdAt: this.clock.now() });
  }

  async read({ companyId }: SignedInUser, taskId: string): Promise<ClientComments> {
    const rows = await this.tasks.listComments(taskId);
    const names = await this.directory.listNames(companyId, [
      ...new Set(rows.map(({ authorId }) => authorId)),
    ]);
    const items = rows.map(({ authorId, createdAt, ...row }): ClientComment => ({
      ...row,
      author: names.get(authorId) ?? '',
      createdAt: createdAt.toISOString(),
    }));
    return { items };
  }
}
