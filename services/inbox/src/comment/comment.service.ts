import {
  isStaff,
  type Comment,
  type CommentList,
  type CommentQuery,
  type CreateComment,
  type RichText,
  type Unable,
  type UnableQuery,
  type UpdateComment,
} from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { AppError, Audit, Clock, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { RecordSubjects, type ReadSubject } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { MessageLimit } from '../message/message-limit.service.js';
import { CommentNotifier, idsIn } from './comment-notifier.service.js';
import { CommentPictures } from './comment-pictures.service.js';
import { CommentRepository, type CommentRow } from './comment.repository.js';
import { withNames } from './mention-names.rules.js';

const PAGE = 30;

/** Comments on records of any kind. Whoever may read a record reads its comments and writes some. */
@Injectable()
export class CommentService {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly comments: CommentRepository,
    private readonly subjects: RecordSubjects,
    private readonly pictures: CommentPictures,
    private readonly notifier: CommentNotifier,
    private readonly directory: UserDirectoryService,
    private readonly limit: MessageLimit,
  ) {}

  /** @throws {AppError} NOT_FOUND, REMOTE_DISABLED */
  async list(user: SignedInUser, { kind, id, before }: CommentQuery): Promise<CommentList> {
    const place = await this.subjects.read(user, { kind, id });
    return this.db.run(user.companyId, async () => {
      const rows = await this.comments.list(place, before, PAGE + 1);
      const page = rows.slice(0, PAGE);
      const next = rows.length > PAGE ? (page.at(-1)?.id ?? null) : null;
      return { items: await this.show(user, page), total: await this.comments.count(place), next };
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

  /** @throws as `list`, TOO_MANY_ATTEMPTS, and ACCESS_DENIED for watchers whom the person may not add */
  async create(user: SignedInUser, { kind, id, watcherIds = [], ...given }: CreateComment): Promise<Comment> {
    const subject = await this.subjects.read(user, { kind, id });
    await this.limit.hit(user);
    return this.db.run(user.companyId, async () => {
      const text = await this.named(user, given.text);
      const row = await this.comments.add(subject, { authorId: user.id, text, at: this.clock.now() });
      await this.pictures.keep(user, row.id, { now: text });
      const called = idsIn(text).filter((each) => watcherIds.includes(each));
      const watchers = await this.addWatchers(user, subject, called);
      await this.record(user, 'create', { id: row.id, subject, watchers });
      await this.notifier.tell(user, { subject, comment: row });
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
      await this.record(user, 'update', { id, subject });
      await this.notifier.tell(user, { subject, comment: changed, known: idsIn(row.text) });
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
      await this.record(user, 'delete', { id, subject });
      await this.notifier.invalidate(await this.notifier.listReaders(user.companyId, subject, authors));
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

  /** The trail keeps who commented on what, and not the words: they are for the readers of the record. */
  private async record(
    user: SignedInUser,
    verb: string,
    { id, subject, watchers = [] }: { id: string; subject: ReadSubject; watchers?: string[] },
  ): Promise<void> {
    const title = await this.subjects.of(subject)?.titleInTrail(subject.id, subject.title);
    const resource = { kind: 'comment', id, title: title ?? subject.title };
    const after = watchers.length > 0 ? { after: { watchers: watchers.join(', ') } } : {};
    this.audit.record({ action: `comment.${verb}`, by: user, resource, ...after });
  }

  private async showOne(user: SignedInUser, row: CommentRow): Promise<Comment> {
    const [shown] = await this.show(user, [row]);
    if (!shown) throw notFound();
    return shown;
  }

  private async show(user: SignedInUser, rows: CommentRow[]): Promise<Comment[]> {
    const authors = [...new Set(rows.map(({ authorId }) => authorId))];
    const names = await this.directory.listNames(user.companyId, authors);
    return rows.map(({ id, authorId, text, createdAt, editedAt, version }) => ({
      ...{ id, text, version, mine: authorId === user.id },
      author: { id: authorId, name: names.get(authorId) ?? '' },
      createdAt: createdAt.toISOString(),
      editedAt: editedAt?.toISOString() ?? null,
    }));
  }
}
