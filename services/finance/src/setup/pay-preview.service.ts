import {
  type CheckedFormula,
  type CheckFormula,
  type PayLine,
  type PayPreview,
  type PayPreviewRequest,
  type RulePack,
  type ShownFormulaFault,
} from '@atrium/contracts';
import { notFound, RequestContext, TenantDb, type SignedInUser } from '@atrium/platform';
import { say } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { FormulaError } from '../formula/formula.error.js';
import { orderFormulas } from '../formula/formula-order.rules.js';
import { loadFormulaReader } from '../formula/formula-parser.rules.js';
import type { FormulaFault } from '../formula/formula.types.js';
import { CompanyPackReader } from '../pack/company-packs.service.js';
import { CompanyComponents } from '../pay-component/company-components.repository.js';
import { readComponent } from '../pay-component/component-text.mapper.js';
import { inPaise } from '../payroll/pay-amount.rules.js';
import { RULE_LINES, totalOfCode } from '../payroll/pay-line.rules.js';
import type { PayPerson, PayStructure } from '../payroll/pay.types.js';
import { computeSlip } from '../payroll/slip.rules.js';
import { KNOWN_NAMES, prepareStructure } from '../payroll/structure.rules.js';
import { shownFault } from '../structure/structure-fault.rules.js';
import { PayStructureRepository } from '../structure/pay-structure.repository.js';

type Lines = Pick<PayPreviewRequest, 'componentCodes' | 'balanceCode'>;

const NOTHING = { lines: [], gross: 0, deductions: 0, net: 0, employerCost: 0, belowHalf: null };

/** Payslips and formulas as they would be; nothing of it is stored. */
@Injectable()
export class PayPreviews {
  constructor(
    private readonly db: TenantDb,
    private readonly components: CompanyComponents,
    private readonly structures: PayStructureRepository,
    private readonly packs: CompanyPackReader,
  ) {}

  /** @throws {AppError} NOT_FOUND for a structure that is not there */
  preview(user: SignedInUser, request: PayPreviewRequest): Promise<PayPreview> {
    return this.db.run(user.companyId, async () => {
      const lines = await this.linesOf(request);
      const known = new Map(await this.components.list());
      for (const draft of request.drafts) known.set(draft.code, draft);
      const read = await loadFormulaReader();
      try {
        const components = lines.componentCodes.flatMap((code) => known.get(code) ?? []);
        const structure = prepareStructure(
          components.map((component) => readComponent(component, read)),
          lines.balanceCode,
        );
        return computed(request, structure, (await this.packs.read()).packs);
      } catch (error) {
        return { fault: shown(error), ...NOTHING };
      }
    });
  }

  /** Whether a formula can be read among those of the company. */
  check(user: SignedInUser, { code, formula }: CheckFormula): Promise<CheckedFormula> {
    return this.db.run(user.companyId, async () => {
      const read = await loadFormulaReader();
      const stored = [...(await this.components.list()).values()].filter(({ archived }) => !archived);
      const own = code ?? '';
      try {
        const others = stored.filter((each) => each.code !== own);
        const formulas = new Map(others.map((each) => [each.code, read(each.formula)]));
        orderFormulas(formulas.set(own, read(formula)), KNOWN_NAMES);
        return { fault: null };
      } catch (error) {
        return { fault: shown(error) };
      }
    });
  }

  private async linesOf({ structureId, ...given }: PayPreviewRequest): Promise<Lines> {
    if (structureId === null) return given;
    const [structure] = await this.structures.list([structureId]);
    if (!structure) throw notFound();
    return structure;
  }
}

function computed(
  request: PayPreviewRequest,
  structure: PayStructure,
  packs: readonly RulePack[],
): PayPreview {
  const { month } = request;
  const slip = computeSlip({ person: personOf(request, structure), packs }, month, []);
  const block = slip.blocks.find((each) => each.code === 'formula');
  return {
    fault: block?.code === 'formula' ? faultInWords(block.fault) : null,
    lines: [...slip.lines],
    gross: slip.gross,
    deductions: slip.gross - slip.net,
    net: slip.net,
    employerCost: slip.employerCost,
    belowHalf: belowHalf(structure, slip.lines),
  };
}

/** Code on Wages: where basic pay is less than half, the fund counts half of the pay, or as much as its ceiling lets it. */
function belowHalf({ components }: PayStructure, lines: readonly PayLine[]): PayPreview['belowHalf'] {
  const ofWages = components.filter(({ wages }) => wages).map(({ code }) => code);
  const basic = inPaise(totalOfCode(lines, ...ofWages));
  const counted = inPaise(totalOfCode(lines, RULE_LINES.fundWages));
  return counted > basic ? { basic, counted } : null;
}

/** Somebody who is paid for the whole month, and has been since before the tax year. */
function personOf(request: PayPreviewRequest, structure: PayStructure): PayPerson {
  const { month, ctc, state, gender, providentFund } = request;
  const always = '0000-01';
  const overrides = new Map(request.overrides.map(({ code, amount }) => [code, amount]));
  return {
    state,
    gender: gender === 'undisclosed' ? null : gender,
    birthDate: null,
    joined: `${month}-01`,
    left: null,
    salaries: [{ from: always, decided: always, structure, ctc, overrides }],
    unpaidDays: [],
    oneOffs: [],
    recoveries: [],
    loans: [],
    providentFund: { mode: providentFund ? 'capped' : 'none', pension: true, voluntaryPercent: '0' },
    hasDisability: false,
    inWelfareFund: false,
    tax: {
      regimes: [{ from: always, regime: 'new' }],
      previousEmployer: null,
      hasPan: true,
      isMetro: false,
      rent: 0,
      investments: 0,
      healthInsurance: 0,
      oneOffsAtOnce: false,
    },
  };
}

const faultInWords = (fault: FormulaFault): ShownFormulaFault => {
  const language = RequestContext.language() ?? 'en';
  return shownFault(fault, (said) => say(said, language));
};

function shown(error: unknown): ShownFormulaFault {
  if (error instanceof FormulaError) return faultInWords(error.fault);
  throw error;
}
