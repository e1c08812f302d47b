const suppression = /^\s*eslint-(disable|enable)/;
const explained = /\s--\s+\S.{9,}/s;

/** An eslint-disable comment must say why, after `--`, in at least ten characters. */
export const explainSuppression = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { unexplained: 'Say beside the suppression why it is right: // eslint-disable-… -- reason' },
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
