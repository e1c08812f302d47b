import { PhotoSource, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** The photos of people with an account, for wherever the portal shows them. */
@Injectable()
export class EmployeePhotos extends PhotoSource {
  readonly remote = 'hr';

  constructor(private readonly db: TenantDb) {
    super();
  }

  async find({ companyId }: SignedInUser, userIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.db.run(companyId, (tx) =>
      tx.query<{ userId: string; fileId: string }[]>(
        `select user_id as "userId", photo_file_id as "fileId" from employee
         where company_id = $1 and user_id = any($2) and not archived and photo_file_id is not null`,
        [companyId, userIds],
      ),
    );
    return new Map(rows.map(({ userId, fileId }) => [userId, fileId]));
  }
}
