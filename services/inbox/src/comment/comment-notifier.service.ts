import { mentionsIn, plainText, type RichText, type SubjectPlace } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { LiveEvents, type SignedInUser } from '@atrium/platform';
import { excerptOf, Notifications, words, type Notification } from '@atrium/reach';
import { newsKey, RecordSubjects, type ReadSubject } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { CommentRepository, type CommentRow } from './comment.repository.js';

/** Ids of the accounts that a text mentions. */
export const idsIn = (text: RichText): string[] => mentionsIn(text).map(({ id }) => id);

interface Told {
  subject: ReadSubject;
  comment: CommentRow;
  /** Those whom an earlier text of the comment mentioned; left out for a new one. */
  known?: string[];
}

/** Notifies those whom a comment mentions and those who have commented before, as far as they may read the record. */
@Injectable()
export class CommentNotifier {
  constructor(
    private readonly comments: CommentRepository,
    private readonly subjects: RecordSubjects,
    private readonly directory: UserDirectoryService,
    private readonly notifications: Notifications,
    private readonly live: LiveEvents,
  ) {}

  /** Ids of those people who may read the record now. Inside `TenantDb.run` only. */
  async listReaders(companyId: string, place: SubjectPlace, ids: string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const members = await this.directory.listMembers(companyId, { ids });
    return (await this.subjects.listReaders(place, members)).map(({ id }) => id);
  }

  /** Inside `TenantDb.run` only. */
  async notify(user: SignedInUser, { subject, comment, known }: Told): Promise<void> {
    const mentioned = idsIn(comment.text).filter((id) => !known?.includes(id));
    const authors = await this.comments.listAuthors(subject);
    const kind = this.subjects.of(subject);
    const watchers = (await kind?.listWatchers(subject.id)) ?? [];
    const others = [...new Set([...mentioned, ...authors, ...watchers])].filter((id) => id !== user.id);
    const readers = await this.listReaders(user.companyId, subject, others);
    const called = readers.filter((id) => mentioned.includes(id));
    await kind?.addWatchers(subject.id, called);
    await this.invalidate([...readers, user.id]);
    const about = { name: `${user.firstName} ${user.lastName}`, record: subject.title };
    const shared = {
      actorId: user.id,
      subjectId: comment.id,
      ...(kind?.mergesNews ? { mergeKey: newsKey(subject, user.id) } : { dedupeKey: comment.id }),
      query: `kind=${subject.kind}&id=${subject.id}`,
      text: excerptOf(plainText(comment.text)),
    };
    await this.send({
      ...shared,
      kind: 'comment.mention',
      to: { users: called },
      title: words('{name} mentioned you on {record}', about),
    });
    // Whoever commented before was notified when the comment was new.
    if (known) return;
    const rest = readers.filter((id) => !mentioned.includes(id));
    await this.send({
      ...shared,
      kind: 'comment.reply',
      to: { users: rest.filter((id) => authors.includes(id)) },
      title: words('{name} also commented on {record}', about),
    });
    await this.send({
      ...shared,
      kind: 'comment.watched',
      to: { users: rest.filter((id) => !authors.includes(id)) },
      title: words('{name} commented on {record}', about),
    });
  }

  /** Open pages of these people fetch the comments again. */
  invalidate(users: string[]): Promise<void> {
    return this.live.publish({ type: 'invalidate', tags: ['Comment'] }, { users });
  }

  private async send(notification: Notification & { to: { users: string[] } }): Promise<void> {
    if (notification.to.users.length > 0) await this.notifications.notify(notification);
  }
}
