const suppression = /^\s*(?:ox|es)lint-(disable|enable)/;
const explained = /\s--\s+\S.{9,}/s;

/** A comment that disables a rule must give a reason of at least ten characters after `--`. */
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
