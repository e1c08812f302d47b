import { createHash } from 'node:crypto';
import { Clock, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** The signed papers, each as it was mailed. Inside `TenantDb.run` only. */
@Injectable()
export class SignedPapers {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
  ) {}

  /** The first one stays. @returns its hash, and whether it is this one */
  async keep(proposalId: string, bytes: Buffer): Promise<{ sha256: string; isNew: boolean }> {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const made = await this.query<{ sha256: string }>(
      `with made as (
         insert into proposal_paper (company_id, proposal_id, bytes, sha256, made_at) values ($1, $2, $3, $4, $5)
         on conflict (company_id, proposal_id) do nothing returning sha256
       ) select sha256 from made`,
      [proposalId, bytes, sha256, this.clock.now()],
    );
    if (made.length > 0) return { sha256, isNew: true };
    const [kept] = await this.query<{ sha256: string }>(
      'select sha256 from proposal_paper where company_id = $1 and proposal_id = $2',
      [proposalId],
    );
    return { sha256: kept?.sha256 ?? sha256, isNew: false };
  }

  async read(proposalId: string): Promise<Buffer | null> {
    const [kept] = await this.query<{ bytes: Buffer }>(
      'select bytes from proposal_paper where company_id = $1 and proposal_id = $2',
      [proposalId],
    );
    return kept?.bytes ?? null;
  }

  /** Those accepted since then that have none. */
  listMissing(since: Date): Promise<{ id: string; ownerId: string | null }[]> {
    return this.query(
      `select p.id, p.owner_id as "ownerId" from proposal p
       where p.company_id = $1 and p.state = 'accepted' and p.decided_at >= $2
         and not exists (select from proposal_paper r where r.company_id = p.company_id and r.proposal_id = p.id)
       order by p.decided_at, p.id limit 500`,
      [since],
    );
  }

  /** The accepted proposal whose paper has this hash. */
  async findByHash(hash: string): Promise<{ number: string; versionNo: number; acceptedAt: Date } | null> {
    const [found] = await this.query<{ number: string; versionNo: number; acceptedAt: Date }>(
      `select p.number, p.version_no as "versionNo", p.decided_at as "acceptedAt"
       from proposal_paper r join proposal p on p.company_id = r.company_id and p.id = r.proposal_id
       where r.company_id = $1 and r.sha256 = $2`,
      [hash],
    );
    return found ?? null;
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
