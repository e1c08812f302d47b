import { CompanyDirectory, QueueDb, type CompanyPage } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** The installation's companies for the job process: ids and time zones only. */
@Injectable()
export class CompanyDirectoryRepository extends CompanyDirectory {
  constructor(private readonly queue: QueueDb) {
    super();
  }

  override async listZones(): Promise<string[]> {
    const rows = await this.queue.query<{ zone: string }>('select zone from company_zones() as zone');
    return rows.map(({ zone }) => zone);
  }

  override async listIds({ zone, after, limit }: CompanyPage): Promise<string[]> {
    const rows = await this.queue.query<{ id: string }>('select id from company_ids($1, $2, $3) as id', [
      zone,
      after,
      limit,
    ]);
    return rows.map(({ id }) => id);
  }
}
