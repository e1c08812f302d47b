import { explainSuppression } from './explain-suppression.rule.mjs';
import { maxParameters } from './max-parameters.rule.mjs';
import { restrictedSyntax } from './restricted-syntax.rule.mjs';
import { untranslated } from './untranslated.rule.mjs';

/** Our own rules, for a linter that takes ESLint's plug-ins. */
export default {
  meta: { name: 'atrium' },
  rules: {
    'explain-suppression': explainSuppression,
    'max-parameters': maxParameters,
    'restricted-syntax': restrictedSyntax,
    untranslated,
  },
};
