import { Audit, type SignedInUser } from '@atrium/platform';
import { RecordSubjects, type ReadSubject } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { CommentNotifier } from './comment-notifier.service.js';
import type { CommentRow } from './comment.repository.js';

interface Written {
  subject: ReadSubject;
  comment: CommentRow;
}

/** What follows a comment: the trail records it, readers are notified and their pages invalidated. Inside `TenantDb.run` only. */
@Injectable()
export class CommentEffects {
  constructor(
    private readonly audit: Audit,
    private readonly subjects: RecordSubjects,
    private readonly notifier: CommentNotifier,
  ) {}

  /** @param watchers the names of people who were added to the record */
  async created(
    user: SignedInUser,
    { watchers, ...written }: Written & { watchers: string[] },
  ): Promise<void> {
    await this.record(user, 'create', { id: written.comment.id, subject: written.subject, watchers });
    await this.notifier.notify(user, written);
  }

  /** @param known the ids of people who were mentioned before */
  async updated(user: SignedInUser, { known, ...written }: Written & { known: string[] }): Promise<void> {
    await this.record(user, 'update', { id: written.comment.id, subject: written.subject });
    await this.notifier.notify(user, { ...written, known });
  }

  /** @param authors of all comments of the record */
  async deleted(
    user: SignedInUser,
    { subject, id, authors }: { subject: ReadSubject; id: string; authors: string[] },
  ): Promise<void> {
    await this.record(user, 'delete', { id, subject });
    await this.notifier.invalidate(await this.notifier.listReaders(user.companyId, subject, authors));
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
}
