import { FormulaError } from './formula.error.js';
import { nearestName } from './nearest-name.rules.js';
import type { Formula } from './formula.types.js';

/** What formulas may ask for besides each other. */
export interface KnownNames {
  names: readonly string[];
  tables: readonly string[];
}

/**
 * The codes in an order in which each stands after those that it asks for, and otherwise as given.
 * @param formulas by the code of their component
 * @throws {FormulaError} `unknownName` or `unknownTable` with the nearest one, or `cycle` with its path
 */
export function orderFormulas(formulas: ReadonlyMap<string, Formula>, known: KnownNames): string[] {
  const names = new Set([...formulas.keys(), ...known.names]);
  for (const [component, formula] of formulas) {
    refuseUnknown('unknownName', { component, asked: formula.names, known: [...names] });
    refuseUnknown('unknownTable', { component, asked: formula.tables, known: known.tables });
  }
  const ordered = new Set<string>();
  for (const code of formulas.keys()) visit(code, { formulas, ordered, path: [] });
  return [...ordered];
}

interface Asked {
  component: string;
  asked: ReadonlyMap<string, number>;
  known: readonly string[];
}

function refuseUnknown(code: 'unknownName' | 'unknownTable', { component, asked, known }: Asked): void {
  for (const [name, at] of asked) {
    if (known.includes(name)) continue;
    throw new FormulaError({ code, at, component, name, ...nearestName(name, known) });
  }
}

interface Walk {
  formulas: ReadonlyMap<string, Formula>;
  ordered: Set<string>;
  /** Codes from the first that was asked for to the one whose formula is looked at. */
  path: readonly string[];
}

function visit(code: string, { formulas, ordered, path }: Walk): void {
  if (ordered.has(code)) return;
  const further = [...path, code];
  for (const [name, at] of formulas.get(code)?.names ?? []) {
    if (!formulas.has(name)) continue;
    const begins = further.indexOf(name);
    if (begins >= 0) {
      throw new FormulaError({ code: 'cycle', at, component: code, path: [...further.slice(begins), name] });
    }
    visit(name, { formulas, ordered, path: further });
  }
  ordered.add(code);
}
