import type { CaptureForm, CaptureFormQuery, Page } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ChoiceNames } from '../choice/choice-names.service.js';
import { CAPTURE_FORMS } from './capture-form.record.js';

/** The list of web forms as a file has it: the source of their leads by the name that the company gives it. */
@Injectable()
export class CaptureFormFile {
  constructor(
    private readonly records: Records,
    private readonly names: ChoiceNames,
  ) {}

  async list(user: SignedInUser, query: CaptureFormQuery): Promise<Page<CaptureForm>> {
    const page = await this.records.of(CAPTURE_FORMS).list(user, query);
    const say = await this.names.of(user, 'sources');
    return { ...page, items: page.items.map((each) => ({ ...each, source: say(each.source) })) };
  }
}
