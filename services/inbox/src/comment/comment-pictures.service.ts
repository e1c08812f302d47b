import {
  COMMENT_PICTURE_LIMIT,
  COMMENT_PICTURE_USE,
  isStaff,
  picturesOf,
  type RichText,
} from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Files, FileUse, RecordSubjects, type ImageSizes } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { CommentRepository, type CommentRow } from './comment.repository.js';

/** Pictures in comments, seen by whoever may read the record that the comment is on. */
@Injectable()
export class CommentPictureFiles extends FileUse {
  readonly key = COMMENT_PICTURE_USE;
  readonly remote = null;
  readonly accepts = 'images';
  readonly maxBytes = COMMENT_PICTURE_LIMIT;
  readonly image: ImageSizes = { full: 1600 };

  constructor(
    private readonly comments: CommentRepository,
    private readonly subjects: RecordSubjects,
  ) {
    super();
  }

  mayUpload({ role }: SignedInUser): boolean {
    return isStaff(role);
  }

  async isThere(commentId: string): Promise<boolean> {
    return (await this.find(commentId)) !== undefined;
  }

  async mayRead(user: SignedInUser, commentId: string): Promise<boolean> {
    const comment = await this.find(commentId);
    if (!comment) return false;
    const place = { kind: comment.subjectKind, id: comment.subjectId };
    return (await this.subjects.listReaders(place, [user])).length > 0;
  }

  private async find(id: string): Promise<CommentRow | undefined> {
    const [comment] = await this.comments.listByIds([id]);
    return comment;
  }
}

/** Keeps the files of a comment as its text shows them. Inside `TenantDb.run` only. */
@Injectable()
export class CommentPictures {
  constructor(private readonly files: Files) {}

  /** @throws {AppError} VALIDATION_FAILED when a picture is not an upload of this person for comments */
  async keep(user: SignedInUser, id: string, text: { before?: RichText; now?: RichText }): Promise<void> {
    const before = text.before ? picturesOf(text.before) : [];
    const now = text.now ? picturesOf(text.now) : [];
    const to = { use: COMMENT_PICTURE_USE, recordId: id, user };
    for (const fileId of now) if (!before.includes(fileId)) await this.files.attach(fileId, to);
    for (const fileId of before) if (!now.includes(fileId)) await this.files.remove(fileId);
  }
}
