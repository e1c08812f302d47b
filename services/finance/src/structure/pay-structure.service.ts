import {
  PAY_STRUCTURE,
  type CreatePayStructure,
  type PayStructureRecord,
  type Transition,
  type UpdatePayStructure,
} from '@atrium/contracts';
import { AppError, Clock, RequestContext, TenantDb, wrongField, type SignedInUser } from '@atrium/platform';
import { say, words } from '@atrium/reach';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { FormulaError } from '../formula/formula.error.js';
import { loadFormulaReader } from '../formula/formula-parser.rules.js';
import { CompanyComponents } from '../pay-component/company-components.repository.js';
import { readComponent } from '../pay-component/component-text.mapper.js';
import { prepareStructure } from '../payroll/structure.rules.js';
import type { PayStructureEntity } from './pay-structure.entity.js';
import { PAY_STRUCTURES, type PayStructureRow } from './pay-structure.record.js';
import { PayStructureRepository } from './pay-structure.repository.js';
import { faultWords } from './structure-fault.rules.js';

type Lines = Pick<CreatePayStructure, 'componentCodes' | 'balanceCode'>;

/** Structures whose components are there, ask only for each other, and run in no circle. */
@Injectable()
export class PayStructureService {
  readonly steps: RecordSteps<PayStructureRow, PayStructureEntity, PayStructureRecord>;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly components: CompanyComponents,
    private readonly structures: PayStructureRepository,
  ) {
    this.steps = records.of(PAY_STRUCTURES);
  }

  /** @throws {AppError} PAY_STRUCTURE_NAME_TAKEN, VALIDATION_FAILED on `componentCodes` or `balanceCode` */
  create(user: SignedInUser, values: CreatePayStructure): Promise<PayStructureRecord> {
    return this.db.run(user.companyId, async () => {
      await this.check(values);
      return this.steps.create(user, values);
    });
  }

  /** @throws {AppError} STALE_VERSION, and as `create` */
  update(
    user: SignedInUser,
    id: string,
    { version, ...values }: UpdatePayStructure,
  ): Promise<PayStructureRecord> {
    return this.steps.run(user, {
      step: 'update',
      id,
      version,
      change: async ({ componentCodes, balanceCode }) => {
        await this.check({ componentCodes, balanceCode, ...values });
        return values;
      },
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, PAY_STRUCTURE_IN_USE */
  archive(user: SignedInUser, id: string, { version }: Transition): Promise<PayStructureRecord> {
    return this.steps.run(user, {
      step: 'archive',
      id,
      version,
      change: async () => {
        if (await this.structures.isUsed(id)) throw new AppError(PAY_STRUCTURE.errors.PAY_STRUCTURE_IN_USE);
        return { archivedAt: this.clock.now() };
      },
    });
  }

  private async check({ componentCodes, balanceCode }: Lines): Promise<void> {
    const language = RequestContext.language() ?? 'en';
    const known = await this.components.list();
    const missing = componentCodes.find((code) => known.get(code)?.archived !== false);
    if (missing !== undefined)
      throw wrongField(
        'componentCodes',
        say(words('There is no component {code}, or it is archived.', { code: missing }), language),
      );
    if (balanceCode !== null && !componentCodes.includes(balanceCode))
      throw wrongField('balanceCode', 'Choose one of the components of the structure.');
    const read = await loadFormulaReader();
    const components = componentCodes.flatMap((code) => known.get(code) ?? []);
    try {
      prepareStructure(
        components.map((component) => readComponent(component, read)),
        balanceCode,
      );
    } catch (error) {
      if (error instanceof FormulaError)
        throw wrongField('componentCodes', say(faultWords(error.fault), language));
      throw error;
    }
  }
}
