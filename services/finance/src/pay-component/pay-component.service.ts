import {
  PAY_COMPONENT,
  type CreatePayComponent,
  type PayComponent,
  type Transition,
  type UpdatePayComponent,
} from '@atrium/contracts';
import { AppError, Clock, refusedField, TenantDb, wrongField, type SignedInUser } from '@atrium/platform';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { FormulaError } from '../formula/formula.error.js';
import { orderFormulas } from '../formula/formula-order.rules.js';
import { loadFormulaReader } from '../formula/formula-parser.rules.js';
import { RULE_LINES } from '../payroll/pay-line.rules.js';
import { KNOWN_NAMES } from '../payroll/structure.rules.js';
import { CompanyComponents } from './company-components.repository.js';
import { ComponentFormulas } from './component-formula.repository.js';
import { FORMULA_SENTENCES } from './formula-sentence.rules.js';
import type { PayComponentEntity } from './pay-component.entity.js';
import { PAY_COMPONENTS, type PayComponentRow } from './pay-component.record.js';

const { PAY_COMPONENT_CODE_RESERVED, PAY_COMPONENT_IN_USE } = PAY_COMPONENT.errors;
const RESERVED: readonly string[] = Object.values(RULE_LINES);

/** The components of a company's pay. Their formulas can be read, name only each other, and run in no circle. */
@Injectable()
export class PayComponentService {
  readonly steps: RecordSteps<PayComponentRow, PayComponentEntity, PayComponent>;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly formulas: ComponentFormulas,
    private readonly components: CompanyComponents,
  ) {
    this.steps = records.of(PAY_COMPONENTS);
  }

  /** @throws {AppError} PAY_COMPONENT_CODE_TAKEN, PAY_COMPONENT_CODE_RESERVED, VALIDATION_FAILED on `formula` */
  create(user: SignedInUser, values: CreatePayComponent): Promise<PayComponent> {
    if (RESERVED.includes(values.code)) throw refusedField('code', PAY_COMPONENT_CODE_RESERVED);
    return this.db.run(user.companyId, async () => {
      await this.check(values);
      return this.steps.create(user, values);
    });
  }

  /** @throws {AppError} STALE_VERSION, PAY_COMPONENT_ARCHIVED, VALIDATION_FAILED on `formula` */
  update(user: SignedInUser, id: string, { version, ...values }: UpdatePayComponent): Promise<PayComponent> {
    return this.steps.run(user, {
      step: 'update',
      id,
      version,
      change: async ({ code, formula }) => {
        if (values.formula !== undefined && values.formula !== formula) {
          await this.check({ code, formula: values.formula });
        }
        return values;
      },
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, PAY_COMPONENT_IN_USE where a formula asks for it or a structure has it */
  archive(user: SignedInUser, id: string, { version }: Transition): Promise<PayComponent> {
    return this.steps.run(user, {
      step: 'archive',
      id,
      version,
      change: async ({ code }) => {
        const others = await this.formulas.lock();
        others.delete(code);
        const read = await loadFormulaReader();
        const isAsked = [...others.values()].some((formula) => read(formula).names.has(code));
        if (isAsked || (await this.components.isInStructure(code))) throw new AppError(PAY_COMPONENT_IN_USE);
        return { archivedAt: this.clock.now() };
      },
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, VALIDATION_FAILED where what its formula asks for is gone */
  restore(user: SignedInUser, id: string, { version }: Transition): Promise<PayComponent> {
    return this.steps.run(user, {
      step: 'restore',
      id,
      version,
      change: async (row) => {
        await this.check(row);
        return { archivedAt: null };
      },
    });
  }

  private async check({ code, formula }: { code: string; formula: string }): Promise<void> {
    const texts = (await this.formulas.lock()).set(code, formula);
    const read = await loadFormulaReader();
    try {
      orderFormulas(new Map([...texts].map(([each, text]) => [each, read(text)])), KNOWN_NAMES);
    } catch (error) {
      if (error instanceof FormulaError) throw wrongField('formula', FORMULA_SENTENCES[error.fault.code]);
      throw error;
    }
  }
}
