import { explainSuppression } from './explain-suppression.rule.mjs';
import { maxConstructorParts } from './max-constructor-parts.rule.mjs';
import { maxParameters } from './max-parameters.rule.mjs';
import { restrictedSyntax } from './restricted-syntax.rule.mjs';
import { untranslated } from './untranslated.rule.mjs';

/** Our own rules as an ESLint plug-in, which Oxlint can run. */
export default {
  meta: { name: 'atrium' },
  rules: {
    'explain-suppression': explainSuppression,
    'max-constructor-parts': maxConstructorParts,
    'max-parameters': maxParameters,
    'restricted-syntax': restrictedSyntax,
    untranslated,
  },
};
