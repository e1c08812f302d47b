import { OWN_RECORD_ERRORS, passesCheck, type Check } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { AppError, RequestContext, TenantDb, type SignedInUser } from '@atrium/platform';
import { PermissionCatalog, say, Settings, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import type { JobValue, PersonTable } from './about-person.rules.js';
import { ownRecordException } from './own-record-exception.schema.js';
import { OwnRecordRepository } from './own-record.repository.js';
import { titleOf } from './own-record.rules.js';

export interface Deciding {
  /** The permission for it. */
  needs: Check | undefined;
  /** The id is of a row of this table, which is somebody's. */
  through?: PersonTable | undefined;
  /** Only where one of these changes. */
  fields?: readonly JobValue[] | undefined;
  values?: Readonly<Record<string, unknown>>;
}

/** How many of those who may do it are named. */
const NAMED = 3;

/** The one rule that nobody decides about themselves, for every way in which a record of a person is changed. */
@Injectable()
export class OwnRecords {
  constructor(
    private readonly db: TenantDb,
    private readonly records: OwnRecordRepository,
    private readonly directory: UserDirectoryService,
    private readonly settings: Settings,
    private readonly permissions: PermissionCatalog,
  ) {}

  /**
   * Joins a surrounding `TenantDb.run`.
   * @param id of the employee, or of a row of theirs
   * @throws {AppError} OWN_RECORD when it is the person's own, which says who else may do it, or to whom it takes to give
   * the right
   */
  async refuse(user: SignedInUser, id: string, deciding: Deciding): Promise<void> {
    const message = await this.refusalOf(user, id, deciding);
    if (message !== null) throw new AppError(OWN_RECORD_ERRORS.OWN_RECORD, { message });
  }

  /** As `refuse`: why not, in words; null: nothing is against it. */
  refusalOf(user: SignedInUser, id: string, deciding: Deciding): Promise<string | null> {
    return this.db.run(user.companyId, async () => {
      if (!(await this.isOwn(user, id, deciding))) return null;
      const exception = await this.settings.ofCompany(ownRecordException);
      return exception?.userId === user.id ? null : this.sayWhoElse(user, deciding.needs);
    });
  }

  private async isOwn(
    user: SignedInUser,
    id: string,
    { through, fields, values = {} }: Deciding,
  ): Promise<boolean> {
    const own = await this.records.of(user.id);
    if (!own || (through ? await this.records.personOf(through, id) : id) !== own.id) return false;
    return !fields || fields.some((field) => values[field] !== undefined && values[field] !== own[field]);
  }

  private async sayWhoElse(user: SignedInUser, needs: Check | undefined): Promise<string> {
    const language = RequestContext.language() ?? 'en';
    const members = await this.directory.listMembers(user.companyId, {});
    const others = members.filter(
      ({ id, ...member }) => id !== user.id && needs && passesCheck(member, needs),
    );
    if (others.length > 0) {
      const names = others.slice(0, NAMED).map(({ firstName, lastName }) => `${firstName} ${lastName}`);
      const who = new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
      return say(words('No one decides about themselves. Ask {who} to do this for you.', { who }), language);
    }
    const permission = needs ? titleOf(this.permissions.listTabs(language), needs) : '';
    return say(
      words(
        'No one decides about themselves, and no one else may do this yet. An admin can give someone the permission “{permission}” under Users, or allow you to decide about yourself under Company.',
        { permission },
      ),
      language,
    );
  }
}
