import { SealedSource, TenantDb, type SealedRow } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { heldMail, MAIL_BODY, mailDelivery } from './mail-delivery.definition.js';

const MOST = 500;

/** Bodies of mails that wait, are held or were given up, to be sealed with a new key. */
@Injectable()
export class MailSecrets extends SealedSource {
  readonly purpose = MAIL_BODY;

  constructor(private readonly db: TenantDb) {
    super();
  }

  listOthers(keyId: string): Promise<SealedRow[]> {
    return this.db.current().query<SealedRow[]>(
      `select id, payload ->> 'sealed' as sealed from job
       where company_id = $1 and kind = any($2) and split_part(payload ->> 'sealed', '.', 2) <> $3 limit ${MOST}`,
      [this.db.currentCompanyId(), [mailDelivery.kind, heldMail.kind], keyId],
    );
  }

  async replace({ id, sealed }: SealedRow, renewed: string): Promise<void> {
    await this.db.current().query(
      `update job set payload = jsonb_set(payload, '{sealed}', to_jsonb($3::text))
       where company_id = $1 and id = $2 and payload ->> 'sealed' = $4`,
      [this.db.currentCompanyId(), id, renewed, sealed],
    );
  }
}
