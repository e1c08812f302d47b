import type { ShownFormulaFault } from '@atrium/contracts';
import { words, type Said } from '@atrium/reach';
import { FORMULA_SENTENCES } from '../pay-component/formula-sentence.rules.js';
import type { FormulaFault } from '../formula/formula.types.js';

/** What people read of a fault of the formulas of a structure. */
export function faultWords({ code, component, name, nearest, path }: FormulaFault): Said {
  if (code === 'cycle' && path)
    return words('These formulas ask for each other in a circle: {path}.', { path: path.join(' -> ') });
  if (code === 'unknownName' && name !== undefined) {
    const asked = { component: component ?? '', name };
    if (nearest === undefined) return words('{component} asks for {name}, which is not known here.', asked);
    return words('{component} asks for {name}, which is not known here. Did you mean {nearest}?', {
      ...asked,
      nearest,
    });
  }
  if (code === 'belowZero')
    return words('{component} is below 0: the other components are more than the CTC.', {
      component: component ?? '',
    });
  return { id: FORMULA_SENTENCES[code], values: {} };
}

/** As an answer has it. @param say the sentence in the reader's language */
export const shownFault = (fault: FormulaFault, say: (said: Said) => string): ShownFormulaFault => ({
  code: fault.code,
  message: say(faultWords(fault)),
  at: fault.at,
  component: fault.component ?? null,
  name: fault.name ?? null,
  nearest: fault.nearest ?? null,
  path: fault.path ?? [],
});
