import { randomUUID } from 'node:crypto';
import type { CaptureForm, CreateCaptureForm, SubmitForm } from '@atrium/contracts';
import type { DemoStaff } from '@atrium/identity';
import { Clock, SignedTexts } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { CaptureFormService } from '../capture/capture-form.service.js';
import { PublicForms } from '../capture/public-form.service.js';
import { DEMO_ENQUIRIES, DEMO_FORMS } from './forms.seed.js';

const MINUTE_MS = 60_000;

/** The demo company's web forms, and what was sent with them, some of it in quarantine. */
@Injectable()
export class FormDemo {
  constructor(
    private readonly forms: CaptureFormService,
    private readonly publicForms: PublicForms,
    private readonly texts: SignedTexts,
    private readonly clock: Clock,
  ) {}

  /** Inside `TenantDb.run` only. */
  async fill({ admin }: DemoStaff): Promise<void> {
    const made: CaptureForm[] = [];
    for (const form of DEMO_FORMS) made.push(await this.forms.create(admin, { ...EMPTY, ...form }));
    for (const [place, { form, ...sent }] of DEMO_ENQUIRIES.entries()) {
      const to = made[form];
      if (to) await this.send(to, sent, place);
    }
  }

  private async send(form: CaptureForm, sent: Partial<SubmitForm>, place: number): Promise<void> {
    const at = this.clock.now().getTime() - MINUTE_MS;
    const shown = this.texts.sign('form shown', `${form.id} ${String(at)}`);
    const body = { ...BLANK, shown, submissionId: randomUUID(), consentVersion: 1, ...sent };
    await this.publicForms.submit(form.key, body, { ip: `203.0.113.${String(place + 1)}`, userAgent: null });
  }
}

const EMPTY: CreateCaptureForm = {
  name: '',
  intro: null,
  sites: [],
  source: 'web',
  campaign: null,
  active: true,
  shownFields: [],
  requiredFields: ['name'],
  consentText: null,
  consentChannels: [],
  consentRequired: false,
  thanks: '',
  redirectUrl: null,
  confirmsEmail: false,
};
const BLANK = {
  name: '',
  company: '',
  email: '',
  phone: '',
  city: '',
  services: [],
  budget: null,
  message: '',
  consent: false,
  website: '',
  page: '',
  referrer: '',
  campaign: {},
};
