import { FramedPage } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { PublicForms } from './public-form.service.js';

const PAGE = /^\/[^/?]+\/client\/form\?/;

/** The page of a form may be shown by the sites that its keepers allow. */
@Injectable()
export class CaptureFormFrames extends FramedPage {
  readonly key = 'clients.form';

  constructor(private readonly forms: PublicForms) {
    super();
  }

  async sitesFor(address: string): Promise<readonly string[] | null> {
    if (!PAGE.test(address)) return null;
    const key = new URL(address, 'http://portal').searchParams.get('key');
    return key === null ? null : this.forms.sitesOf(key);
  }
}
