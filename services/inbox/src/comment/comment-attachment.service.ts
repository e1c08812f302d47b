import type { SubjectPlace } from '@atrium/contracts';
import { RecordAttachment } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { CommentRepository } from './comment.repository.js';

/** Comments follow the records on which they were written. */
@Injectable()
export class CommentAttachment extends RecordAttachment {
  override readonly key = 'comments';

  constructor(private readonly comments: CommentRepository) {
    super();
  }

  listIds(place: SubjectPlace): Promise<string[]> {
    return this.comments.listIdsOf(place);
  }

  move(ids: readonly string[], from: SubjectPlace, to: string): Promise<string[]> {
    return this.comments.move(ids, from, to);
  }
}
