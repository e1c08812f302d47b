import { can, type NextStep } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { NextStepSource } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { CompanyProfileService } from '../company/company-profile.service.js';

/** Suggests entering the company's details to people who may edit it, until somebody has. */
@Injectable()
export class CompanyDetailsStep extends NextStepSource {
  constructor(private readonly profiles: CompanyProfileService) {
    super();
  }

  override async steps(user: SignedInUser): Promise<NextStep[]> {
    if (!can(user, 'admin', 'company', 'update')) return [];
    const { complete } = await this.profiles.get(user);
    return [
      {
        id: 'company-details',
        title: 'Complete your company’s details',
        text: 'Address, logo, tax number, working week and currency.',
        path: 'auth/agency/details',
        done: complete,
        order: 10,
      },
    ];
  }
}
