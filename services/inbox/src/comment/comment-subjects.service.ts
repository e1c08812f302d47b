import { TenantDb } from '@atrium/platform';
import { NotificationSubjects, type NotificationReader } from '@atrium/reach';
import { RecordSubjects } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { CommentRepository } from './comment.repository.js';

/** Hides notifications about comments that were deleted, or on records that the person may no longer read. */
@Injectable()
export class CommentSubjects extends NotificationSubjects {
  override readonly kinds = ['comment.mention', 'comment.reply', 'comment.watched'] as const;

  constructor(
    private readonly db: TenantDb,
    private readonly comments: CommentRepository,
    private readonly subjects: RecordSubjects,
  ) {
    super();
  }

  override listVisible(reader: NotificationReader, ids: string[]): Promise<Set<string>> {
    return this.db.run(reader.companyId, async () => {
      const comments = await this.comments.listByIds(ids);
      const places = comments.map((each) => ({
        kind: each.subjectKind,
        id: each.subjectId,
        commentId: each.id,
      }));
      const readable = await this.subjects.listReadable(reader, places);
      return new Set(readable.map(({ commentId }) => commentId));
    });
  }
}
