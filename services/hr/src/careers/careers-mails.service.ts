import { UserDirectoryService } from '@atrium/identity';
import { TenantDb } from '@atrium/platform';
import { Mailer } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { appliedMail, erasingMail, offeredMail } from './careers.mail.js';
import type { CareersSite } from './careers-site.rules.js';
import { OwnLinks, type OwnLink } from './own-links.service.js';

interface Addressed {
  /** Of the application, or of the offer. */
  id: string;
  title: string;
  email: string;
}

/** Mails to applicants. Inside `TenantDb.run` only. */
@Injectable()
export class CareersMails {
  constructor(
    private readonly db: TenantDb,
    private readonly directory: UserDirectoryService,
    private readonly links: OwnLinks,
    private readonly mailer: Mailer,
  ) {}

  /** In the language in which they applied. */
  async thank({ language }: CareersSite, addressed: Addressed): Promise<void> {
    const about = await this.about('application', addressed);
    await this.mailer.send(appliedMail(addressed.email, about), { languageOf: [], otherwise: language });
  }

  async offer(addressed: Addressed & { until: string }): Promise<void> {
    const about = await this.about('offer', addressed);
    await this.mailer.send(offeredMail(addressed.email, { ...about, until: addressed.until }), {
      languageOf: [],
    });
  }

  async announceErasing(addressed: Addressed & { on: string }): Promise<void> {
    const about = await this.about('application', addressed);
    await this.mailer.send(erasingMail(addressed.email, { ...about, on: addressed.on }), { languageOf: [] });
  }

  private async about(kind: OwnLink, { id, title }: Addressed) {
    const companyId = this.db.currentCompanyId();
    const { code, name: company } = await this.directory.getCompany(companyId);
    return { company, title, url: this.links.urlOf(kind, { companyId, code, id }) };
  }
}
