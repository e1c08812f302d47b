import { addDays, dayIn, monthRange, type PersonalNews } from '@atrium/contracts';
import { Clock, RequestContext, TenantDb, type SignedInUser } from '@atrium/platform';
import { PersonalNewsSource, say, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { monthWord } from './month-words.rules.js';
import { SlipDetailRepository } from './slip-detail.repository.js';

/** Days after its month for which a payslip is new. */
const NEW_DAYS = 45;

/** The newest payslip of a person, until they have opened it. Nothing of the amounts is said on the first screen. */
@Injectable()
export class PayslipNews extends PersonalNewsSource {
  override readonly remote = 'finance';

  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly slips: SlipDetailRepository,
  ) {
    super();
  }

  override async news(user: SignedInUser): Promise<PersonalNews[]> {
    const slip = await this.db.run(user.companyId, () => this.slips.findNewest(user.id));
    const today = dayIn(this.clock.now(), user.companyTimezone);
    if (!slip || slip.seenAt || today > addDays(monthRange(slip.month).to, NEW_DAYS)) return [];
    const language = RequestContext.language() ?? 'en';
    return [
      {
        id: `finance.payslip ${slip.id}`,
        title: say(words('Your payslip for {month}', { month: monthWord(slip.month) }), language),
        text: say(words('What you are paid, and why, line by line.'), language),
        path: `employee/Profile?tab=finance.pay&slip=${slip.id}`,
        icon: 'receipt-rupee',
      },
    ];
  }
}
