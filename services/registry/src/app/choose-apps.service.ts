import { can, type NextStep } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { NextStepSource } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { RemoteSwitchService } from '../remote-switch/remote-switch.service.js';

/** Suggests to people who may switch apps that they do, until somebody has. */
@Injectable()
export class ChooseAppsService extends NextStepSource {
  constructor(private readonly switches: RemoteSwitchService) {
    super();
  }

  override async steps(user: SignedInUser): Promise<NextStep[]> {
    if (!can(user, 'admin', 'apps', 'update')) return [];
    const switches = await this.switches.list(user.companyId);
    return [
      {
        id: 'choose-apps',
        title: 'Choose your apps',
        text: 'Switch on the apps your company uses. Data is kept when you switch one off.',
        path: 'admin/apps',
        done: switches.length > 0,
        order: 40,
      },
    ];
  }
}
