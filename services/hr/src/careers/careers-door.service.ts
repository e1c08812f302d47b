import { dayIn } from '@atrium/contracts';
import { CompanyService } from '@atrium/identity';
import { Clock, ENV, notFound, RemoteSwitches, RequestContext, type Env } from '@atrium/platform';
import { Inject, Injectable } from '@nestjs/common';
import { CareersSite } from './careers-site.rules.js';

/** Lets strangers to the careers pages of a company that has HR switched on. */
@Injectable()
export class CareersDoor {
  constructor(
    private readonly companies: CompanyService,
    private readonly switches: RemoteSwitches,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Pick<Env, 'publicUrl'>,
  ) {}

  /** @param language as the address names it @throws {AppError} COMPANY_NOT_FOUND, NOT_FOUND */
  async open(code: string, language: string | undefined): Promise<CareersSite> {
    const company = await this.companies.getByCode(code);
    if (!(await this.switches.isEnabled(company.id, 'hr'))) throw notFound();
    return new CareersSite(company, this.env.publicUrl, {
      asked: language,
      spoken: RequestContext.language(),
    });
  }

  today({ company }: CareersSite): string {
    return dayIn(this.clock.now(), company.timezone);
  }
}
