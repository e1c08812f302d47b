import { OWNER_ERRORS, type ErrorDefinition, type PermissionSubject } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { refusedField, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { opens } from './owned-sight.rules.js';
import type { ClientResource } from './owned.types.js';

export interface OwnerPlace {
  resource: ClientResource;
  field: string;
  /** Says that somebody is no colleague, or no longer. */
  stranger: ErrorDefinition;
}

/** For records that are their maker's own. @throws {AppError} OWNER_CANNOT_OPEN beside the field */
export function refuseBlind(
  person: PermissionSubject,
  { resource, field }: Pick<OwnerPlace, 'resource' | 'field'>,
): void {
  if (!opens(person, resource)) throw refusedField(field, OWNER_ERRORS.OWNER_CANNOT_OPEN);
}

/** Whom a record can be given to: only colleagues who can open it. Inside `TenantDb.run` only. */
@Injectable()
export class OwnerChoice {
  constructor(
    private readonly db: TenantDb,
    private readonly directory: UserDirectoryService,
  ) {}

  /** @throws {AppError} `stranger` or OWNER_CANNOT_OPEN, beside the field */
  async check(ids: readonly string[], { resource, field, stranger }: OwnerPlace): Promise<void> {
    const { able, unable } = await this.sort(ids, resource);
    if (ids.some((id) => !able.has(id) && !unable.has(id))) throw refusedField(field, stranger);
    if (unable.size > 0) throw refusedField(field, OWNER_ERRORS.OWNER_CANNOT_OPEN);
  }

  /** One person, who may be oneself. @throws as `check` */
  async checkOne(user: SignedInUser, id: string, place: OwnerPlace): Promise<void> {
    if (id === user.id) refuseBlind(user, place);
    else await this.check([id], place);
  }

  /** Those of them who can open records of the kind. */
  async listAble(ids: readonly string[], resource: ClientResource): Promise<ReadonlySet<string>> {
    return (await this.sort(ids, resource)).able;
  }

  private async sort(ids: readonly string[], resource: ClientResource) {
    const query = { ids: [...new Set(ids)] };
    const members =
      query.ids.length > 0 ? await this.directory.listMembers(this.db.currentCompanyId(), query) : [];
    const able = new Set(members.filter((member) => opens(member, resource)).map(({ id }) => id));
    return { able, unable: new Set(members.map(({ id }) => id).filter((id) => !able.has(id))) };
  }
}
