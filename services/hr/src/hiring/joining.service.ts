import { addMonths, type OFFER, type Offer, type StepBody } from '@atrium/contracts';
import { Clock, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EmployeeService } from '../employee/employee.service.js';
import { ApplicationOffers } from './application-offers.service.js';
import { ApplicationRecords } from './application-records.service.js';
import { OFFERS, type OfferSteps } from './offer.record.js';
import { Openings } from './openings.service.js';

/** Who accepted an offer becomes an employee: once, with the seat, in one transaction. */
@Injectable()
export class Joining {
  readonly steps: OfferSteps;

  constructor(
    records: Records,
    private readonly clock: Clock,
    private readonly openings: Openings,
    private readonly employees: EmployeeService,
    private readonly applications: ApplicationRecords,
    private readonly ways: ApplicationOffers,
  ) {
    this.steps = records.of(OFFERS);
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, ACCESS_DENIED and what a new employee is refused for */
  join(user: SignedInUser, id: string, { version, ...given }: Person): Promise<Offer> {
    return this.steps.run(user, {
      step: 'join',
      id,
      version,
      first: async () => {
        await this.openings.lock((await this.steps.find(user, id)).openingId);
      },
      change: async ({ applicationId, openingId, probationMonths }) => {
        const { designationId, departmentId } = await this.openings.read(openingId);
        const { phone } = await this.applications.steps.rows.read(applicationId);
        const { joiningDate } = given;
        const confirmDate = probationMonths === 0 ? null : addMonths(joiningDate, probationMonths);
        const person = { ...given, phone, designationId, departmentId, confirmDate, birthDate: null };
        const { id: employeeId } = await this.employees.create(user, person);
        return { employeeId, decidedAt: this.clock.now() };
      },
      after: async ({ applicationId, openingId }) => {
        await this.ways.join(user, applicationId);
        await this.openings.fill(openingId, user);
      },
    });
  }
}

type Person = StepBody<typeof OFFER, 'join'>;
