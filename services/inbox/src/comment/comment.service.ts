import {
  isStaff,
  type Comment,
  type CreateComment,
  type RichText,
  type UpdateComment,
} from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { AppError, Clock, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { RecordSubjects, type ReadSubject } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { MessageLimit } from '../message/message-limit.service.js';
import { CommentEffects } from './comment-effects.service.js';
import { idsIn } from './comment-notifier.service.js';
import { CommentPictures } from './comment-pictures.service.js';
import { showComments } from './comment-reading.service.js';
import { CommentRepository, type CommentRow } from './comment.repository.js';
import { withNames } from './mention-names.rules.js';

/** Writes comments on records of any kind: whoever may read a record. */
@Injectable()
export class CommentService {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly comments: CommentRepository,
    private readonly subjects: RecordSubjects,
    private readonly pictures: CommentPictures,
    private readonly effects: CommentEffects,
    private readonly directory: UserDirectoryService,
    private readonly limit: MessageLimit,
  ) {}

  /** @throws {AppError} NOT_FOUND, REMOTE_DISABLED, TOO_MANY_ATTEMPTS, and ACCESS_DENIED for watchers whom the person may not add */
  async create(user: SignedInUser, { kind, id, watcherIds = [], ...given }: CreateComment): Promise<Comment> {
    const subject = await this.subjects.read(user, { kind, id });
    await this.limit.hit(user);
    return this.db.run(user.companyId, async () => {
      const text = await this.named(user, given.text);
      const row = await this.comments.add(subject, { authorId: user.id, text, at: this.clock.now() });
      await this.pictures.keep(user, row.id, { now: text });
      const called = idsIn(text).filter((each) => watcherIds.includes(each));
      const watchers = await this.addWatchers(user, subject, called);
      await this.effects.created(user, { subject, comment: row, watchers });
      return this.showOne(user, row);
    });
  }

  /** @throws {AppError} NOT_FOUND, ACCESS_DENIED on somebody else's, STALE_VERSION */
  update(user: SignedInUser, id: string, { version, ...given }: UpdateComment): Promise<Comment> {
    return this.db.run(user.companyId, async () => {
      const text = await this.named(user, given.text);
      const { row, subject } = await this.open(user, id, version);
      await this.pictures.keep(user, id, { before: row.text, now: text });
      await this.comments.change(id, text, this.clock.now());
      const [changed] = await this.comments.listByIds([id]);
      if (!changed) throw notFound();
      await this.effects.updated(user, { subject, comment: changed, known: idsIn(row.text) });
      return this.showOne(user, changed);
    });
  }

  /** @throws as `update` */
  delete(user: SignedInUser, id: string, version: number): Promise<void> {
    return this.db.run(user.companyId, async () => {
      const { row, subject } = await this.open(user, id, version);
      const authors = await this.comments.listAuthors(subject);
      await this.pictures.keep(user, id, { before: row.text });
      await this.comments.remove(id);
      await this.effects.deleted(user, { subject, id, authors });
    });
  }

  /** Who is mentioned is said by the server, not by whoever writes. */
  private async named({ companyId }: SignedInUser, text: RichText): Promise<RichText> {
    return withNames(text, await this.directory.listNames(companyId, idsIn(text)));
  }

  private async open(user: SignedInUser, id: string, version: number) {
    const row = await this.comments.lock(id);
    if (!row) throw notFound();
    const subject = await this.subjects.read(user, { kind: row.subjectKind, id: row.subjectId });
    if (row.authorId !== user.id) throw new AppError('ACCESS_DENIED');
    if (row.version !== version) throw new AppError('STALE_VERSION');
    return { row, subject };
  }

  /** @returns their names @throws {AppError} ACCESS_DENIED */
  private async addWatchers(user: SignedInUser, subject: ReadSubject, ids: string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const kind = this.subjects.of(subject);
    if (!(await kind?.mayAddWatchers(user, subject.id))) throw new AppError('ACCESS_DENIED');
    const members = (await this.directory.listMembers(user.companyId, { ids })).filter(({ role }) =>
      isStaff(role),
    );
    await kind?.addWatchers(
      subject.id,
      members.map((member) => member.id),
    );
    return members.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  }

  private async showOne(user: SignedInUser, row: CommentRow): Promise<Comment> {
    const [shown] = await showComments(this.directory, user, [row]);
    if (!shown) throw notFound();
    return shown;
  }
}
