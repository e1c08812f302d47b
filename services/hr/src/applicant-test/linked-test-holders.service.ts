import { linkedTestQuerySchema } from '@atrium/contracts';
import { LinkHolders, parseLinkToken, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { LinkedTestController } from './applicant-test.controller.js';
import { ApplicantTestRepository } from './applicant-test.repository.js';

const { link } = linkedTestQuerySchema.shape;

/** Applicants who take an assessment in one hall do not wait for each other. */
@Injectable()
export class LinkedTestHolders extends LinkHolders {
  readonly key: string = LinkedTestController.name;

  constructor(
    private readonly db: TenantDb,
    private readonly repository: ApplicantTestRepository,
  ) {
    super();
  }

  linkOf(body: unknown): string | null {
    const sent = typeof body === 'object' && body !== null && 'link' in body ? body.link : null;
    return link.safeParse(sent).data ?? null;
  }

  async holds(given: string): Promise<boolean> {
    const token = parseLinkToken(given);
    if (!token) return false;
    return this.db.run(token.companyId, async () => (await this.repository.findByLink(token.hash)) !== null);
  }
}
