import type { Enquiries, EnquiriesOf, FormSubmission, Transition } from '@atrium/contracts';
import { Clock, TenantDb, Turns, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { CLIENTS, type ClientSteps } from '../client/client.record.js';
import { leadRulesTurn } from '../lead-rule/lead-rule.rules.js';
import { LEADS, type LeadSteps } from '../lead/lead.record.js';
import { Arrivals } from './arrivals.service.js';
import { CAPTURE_FORMS } from './capture-form.record.js';
import { CaptureRepository } from './capture.repository.js';
import { FORM_SUBMISSIONS, type FormSubmissionSteps } from './form-submission.record.js';

const MOST_SHOWN = 50;
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
const AT_ONCE = 500;

/** What was sent with web forms; managers decide about what waits in quarantine. */
@Injectable()
export class FormSubmissionService {
  readonly steps: FormSubmissionSteps;
  private readonly forms;
  private readonly leads: LeadSteps;
  private readonly clients: ClientSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly repository: CaptureRepository,
    private readonly arrivals: Arrivals,
    private readonly turns: Turns,
  ) {
    this.steps = records.of(FORM_SUBMISSIONS);
    this.forms = records.of(CAPTURE_FORMS);
    this.leads = records.of(LEADS);
    this.clients = records.of(CLIENTS);
  }

  /** Makes it a lead, or an enquiry of one. @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED */
  accept(user: SignedInUser, id: string, { version }: Transition): Promise<FormSubmission> {
    const take = () =>
      this.steps.run(user, {
        step: 'accept',
        id,
        version,
        change: async (row) => {
          const arrived = await this.arrivals.take(row, await this.forms.rows.read(row.formId));
          return { ...arrived, decidedAt: this.clock.now() };
        },
      });
    return this.db.isRunning() ? take() : this.turns.take(leadRulesTurn(user.companyId), take);
  }

  /** It is deleted after 30 days. @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED */
  discard(user: SignedInUser, id: string, { version }: Transition): Promise<FormSubmission> {
    return this.steps.run(user, {
      step: 'discard',
      id,
      version,
      change: () => ({ decidedAt: this.clock.now() }),
    });
  }

  /** Enquiries of a lead or a client that the person sees, the newest first. @throws {AppError} NOT_FOUND */
  listOf(user: SignedInUser, { kind, id }: EnquiriesOf): Promise<Enquiries> {
    return this.db.run(user.companyId, async () => {
      await (kind === 'lead' ? this.leads.findItself(user, id) : this.clients.find(user, id));
      const ids = await this.repository.idsOf(kind === 'lead' ? 'lead_id' : 'client_id', id, MOST_SHOWN);
      const rows = await this.steps.rows.readAll(ids);
      const sorted = rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
      return { items: sorted.map(this.steps.rows.showTo(user)) };
    });
  }

  /** @returns how many were deleted */
  async deleteDiscarded(companyId: string): Promise<number> {
    const before = new Date(this.clock.now().getTime() - KEPT_DAYS * DAY_MS);
    let deleted = 0;
    for (;;) {
      const count = await this.db.run(companyId, async () => {
        const places = await this.repository.discardedBefore(before, AT_ONCE);
        for (const place of places) await this.steps.table.remove(place);
        return places.length;
      });
      deleted += count;
      if (count < AT_ONCE) return deleted;
    }
  }
}
