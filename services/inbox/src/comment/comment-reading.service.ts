import type { Comment, CommentList, CommentQuery, Unable, UnableQuery } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { RecordSubjects } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { CommentNotifier } from './comment-notifier.service.js';
import { CommentRepository, type CommentRow } from './comment.repository.js';

const PAGE = 30;

/** The comments on records of any kind, for whoever may read the record. */
@Injectable()
export class CommentReading {
  constructor(
    private readonly db: TenantDb,
    private readonly comments: CommentRepository,
    private readonly subjects: RecordSubjects,
    private readonly notifier: CommentNotifier,
    private readonly directory: UserDirectoryService,
  ) {}

  /** @throws {AppError} NOT_FOUND, REMOTE_DISABLED */
  async list(user: SignedInUser, { kind, id, before }: CommentQuery): Promise<CommentList> {
    const place = await this.subjects.read(user, { kind, id });
    return this.db.run(user.companyId, async () => {
      const rows = await this.comments.list(place, before, PAGE + 1);
      const page = rows.slice(0, PAGE);
      const next = rows.length > PAGE ? (page.at(-1)?.id ?? null) : null;
      return {
        items: await showComments(this.directory, user, page),
        total: await this.comments.count(place),
        next,
      };
    });
  }

  /** The people among these who cannot read the record, so that a mention would not reach them. @throws as `list` */
  async listUnable(user: SignedInUser, { kind, id, users }: UnableQuery): Promise<Unable> {
    const place = await this.subjects.read(user, { kind, id });
    return this.db.run(user.companyId, async () => {
      const able = await this.notifier.listReaders(user.companyId, place, users);
      const items = users.filter((each) => !able.includes(each));
      return { items, addable: (await this.subjects.of(place)?.mayAddWatchers(user, place.id)) ?? false };
    });
  }
}

/** Comments with the names of their authors. */
export async function showComments(
  directory: UserDirectoryService,
  user: SignedInUser,
  rows: readonly CommentRow[],
): Promise<Comment[]> {
  const authors = [...new Set(rows.map(({ authorId }) => authorId))];
  const names = await directory.listNames(user.companyId, authors);
  return rows.map(({ id, authorId, text, createdAt, editedAt, version }) => ({
    id,
    text,
    version,
    mine: authorId === user.id,
    author: { id: authorId, name: names.get(authorId) ?? '' },
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
  }));
}
