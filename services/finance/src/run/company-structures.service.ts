import { Injectable } from '@nestjs/common';
import { FormulaError } from '../formula/formula.error.js';
import { loadFormulaReader, type FormulaReader } from '../formula/formula-parser.rules.js';
import { CompanyComponents } from '../pay-component/company-components.repository.js';
import { readComponent, type ComponentText } from '../pay-component/component-text.mapper.js';
import { prepareStructure } from '../payroll/structure.rules.js';
import type { PayStructure } from '../payroll/pay.types.js';
import { PayStructureRepository, type StoredStructure } from '../structure/pay-structure.repository.js';
import { hashOf } from '../pack/input-hash.rules.js';

interface ReadStructure {
  structure: PayStructure | null;
  /** The component whose formula cannot be read any more; null where all can. */
  unread: string | null;
  /** Names of the components by their codes. */
  titles: Record<string, string>;
  hash: string;
}

/** By the id of the structure. */
export type ReadStructures = ReadonlyMap<string, ReadStructure>;

/** The structures of a company with their formulas read. Inside `TenantDb.run` only. */
@Injectable()
export class CompanyStructures {
  constructor(
    private readonly structures: PayStructureRepository,
    private readonly components: CompanyComponents,
  ) {}

  /** Also archived ones, by which people may have been paid. */
  async read(): Promise<ReadStructures> {
    const components = await this.components.list();
    const read = await loadFormulaReader();
    const structures = await this.structures.list();
    return new Map(structures.map((stored) => [stored.id, readStructure(stored, components, read)]));
  }
}

function readStructure(
  { componentCodes, balanceCode }: StoredStructure,
  known: ReadonlyMap<string, ComponentText>,
  read: FormulaReader,
): ReadStructure {
  const components = componentCodes.flatMap((code) => known.get(code) ?? []);
  const made = {
    titles: Object.fromEntries(components.map(({ code, name }) => [code, name])),
    hash: hashOf([components.map(({ name: _, ...component }) => component), balanceCode]),
  };
  try {
    const rules = components.map((component) => readComponent(component, read));
    return { ...made, structure: prepareStructure(rules, balanceCode), unread: null };
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    return { ...made, structure: null, unread: error.fault.component ?? '' };
  }
}
