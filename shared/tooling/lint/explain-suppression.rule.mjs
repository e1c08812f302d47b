const suppression = /^\s*(?:ox|es)lint-(disable|enable)/;
const explained = /\s--\s+\S.{9,}/s;

/** A comment that switches a rule off must say why, after `--`, in at least ten characters. */
export const explainSuppression = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { unexplained: 'Say beside the suppression why it is right: // oxlint-disable-… -- reason' },
  },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const opens = suppression.exec(comment.value)?.[1] === 'disable';
          if (opens && !explained.test(comment.value)) {
            context.report({ loc: comment.loc, messageId: 'unexplained' });
          }
        }
      },
    };
  },
};
