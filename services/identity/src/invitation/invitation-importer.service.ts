import { INVITATION_IMPORT_ROWS, INVITATION_IMPORTER, type UserStatus } from '@atrium/contracts';
import { AppError, type SignedInUser } from '@atrium/platform';
import {
  Importer,
  type CheckedRow,
  type CreatedRow,
  type MadeRow,
  type NamedRow,
  type ReadRow,
  type UndoneRow,
} from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { mayInvite, refuseStep } from '../user/user.policy.js';
import { UserRepository } from '../user/user.repository.js';
import {
  checkInvitations,
  INVITATION_FIELDS,
  invitedPersonSchema,
  readInvitation,
  type InvitedPerson,
  type KnownEmails,
} from './invitation-row.rules.js';
import { InvitationService } from './invitation.service.js';

type PersonRow = NamedRow<InvitedPerson>;

const KNOWN: Record<UserStatus, string> = {
  active: 'Someone in this company already uses this email.',
  invited: 'This person is invited already. Send it again from the list of invitations.',
  deactivated: 'This person has a deactivated account. Reactivate it instead.',
};
const NOT_YOURS = 'You can no longer invite this person.';
const LEFT = 'They have joined, or someone has changed their account since.';

/** Many invitations at once, from a list of people. */
@Injectable()
export class InvitationImporter extends Importer<InvitedPerson> {
  readonly key = INVITATION_IMPORTER;
  readonly title = 'Invitations';
  readonly permission = { tab: 'admin', resource: 'users', action: 'create' } as const;
  readonly remote = null;
  override readonly mostRows = INVITATION_IMPORT_ROWS;
  // Small batches, because each invitation costs a mail and an audit entry, and a person watches the progress.
  override readonly batchSize = 20;
  readonly fields = INVITATION_FIELDS;
  readonly content = invitedPersonSchema;
  readonly followUp = null;

  constructor(
    private readonly users: UserRepository,
    private readonly invitations: InvitationService,
  ) {
    super();
  }

  read(user: SignedInUser, cells: Readonly<Record<string, string>>): ReadRow<InvitedPerson> {
    return readInvitation(cells, (role) => mayInvite(user, role));
  }

  async check(rows: PersonRow[]): Promise<CheckedRow<InvitedPerson>[]> {
    return checkInvitations(rows, await this.findKnown(rows));
  }

  async create(user: SignedInUser, rows: PersonRow[]): Promise<CreatedRow[]> {
    const known = await this.findKnown(rows);
    const made: CreatedRow[] = [];
    for (const row of rows) made.push(await this.invite(user, row, known));
    return made;
  }

  async undo(user: SignedInUser, rows: MadeRow[]): Promise<UndoneRow[]> {
    const undone: UndoneRow[] = [];
    for (const row of rows) undone.push({ id: row.id, left: await this.revoke(user, row) });
    return undone;
  }

  private async findKnown(rows: PersonRow[]): Promise<KnownEmails> {
    const known = await this.users.listStatusByEmail(rows.map(({ content }) => content.email));
    return new Map([...known].map(([email, status]) => [email, KNOWN[status]]));
  }

  private async invite(
    user: SignedInUser,
    { id, content }: PersonRow,
    known: KnownEmails,
  ): Promise<CreatedRow> {
    const taken = known.get(content.email);
    if (taken) return { id, refusal: taken };
    if (!mayInvite(user, content.role)) return { id, refusal: NOT_YOURS };
    try {
      const invited = await this.invitations.inviteNew(user, { ...content, id });
      return invited ? { id, version: invited.version } : { id, refusal: KNOWN.active };
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'TOO_MANY_ATTEMPTS') throw error;
      return { id, refusal: error.message };
    }
  }

  /** @returns why it was left */
  private async revoke(actor: SignedInUser, { id, version }: MadeRow): Promise<string | null> {
    const user = await this.users.steps.rows.lockPresent(id);
    if (user?.version !== version || refuseStep(actor, user, 'revokeInvitation')) return LEFT;
    await this.invitations.revoke(actor, id, version);
    return null;
  }
}
