import { EMPLOYEE } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Notifications, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import type { DocumentRow } from './employee-document.record.js';

const OWN_TAB = 'tab=hr.employment';
const openOf = ({ id }: Pick<DocumentRow, 'id'>) => `open=${id}`;

/** Notifies people of documents that wait for them. Inside `TenantDb.run` only. */
@Injectable()
export class DocumentNotifications {
  constructor(private readonly notifications: Notifications) {}

  /** The person should send a file. */
  async ask(actor: SignedInUser, { id, version, userId, name, reason }: DocumentRow): Promise<void> {
    if (!userId) return;
    await this.notifications.notify({
      to: { users: [userId] },
      except: [actor.id],
      actorId: actor.id,
      kind: 'documents.asked',
      query: OWN_TAB,
      dedupeKey: `${id} ${version}`,
      title: reason
        ? words('HR sent {name} back', { name })
        : words('HR asks you for a document: {name}', { name }),
      ...(reason && { text: reason }),
    });
  }

  /** HR should look at a file that the person sent. */
  async receive(actor: SignedInUser, row: DocumentRow): Promise<void> {
    const { id, version, name, employeeName } = row;
    await this.notifications.notify({
      to: { check: EMPLOYEE.check('update') },
      except: [actor.id],
      actorId: actor.id,
      kind: 'documents.received',
      query: openOf(row),
      dedupeKey: `${id} ${version}`,
      title: words('{person} sent {name}', { person: employeeName, name }),
    });
  }

  /** A document expires soon, or has. */
  async remind(
    row: Pick<DocumentRow, 'id' | 'employeeId' | 'employeeName' | 'userId' | 'name' | 'visibleTo'>,
    on: {
      expiresOn: string;
      days: number;
    },
  ): Promise<void> {
    const { id, userId, name, employeeName: person } = row;
    const dedupeKey = `${id} expires ${on.expiresOn} ${on.days}`;
    const day = { day: on.expiresOn };
    await this.notifications.notify({
      to: { check: EMPLOYEE.check('update') },
      kind: 'documents.expiring',
      query: openOf(row),
      dedupeKey,
      except: userId ? [userId] : [],
      title: words('{name} of {person} expires on {day}', { name, person, day }),
    });
    if (!userId || row.visibleTo !== 'person') return;
    await this.notifications.notify({
      to: { users: [userId] },
      kind: 'documents.own-expiring',
      query: OWN_TAB,
      dedupeKey,
      title: words('Your document {name} expires on {day}', { name, day }),
    });
  }
}
