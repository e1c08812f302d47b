const most = 3;

// A decorated class gets its constructor's arguments from Nest, so their number is no burden to a caller.
const isInjected = ({ parent }) =>
  parent.type === 'MethodDefinition' &&
  parent.kind === 'constructor' &&
  parent.parent.parent.decorators?.length > 0;

/** At most three parameters, but for the constructor of a decorated class. */
export const maxParameters = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { tooMany: `At most ${most} parameters: pass one object.` },
  },
  create(context) {
    const check = (node) => {
      if (node.params.length > most && !isInjected(node)) context.report({ node, messageId: 'tooMany' });
    };
    return { FunctionDeclaration: check, FunctionExpression: check, ArrowFunctionExpression: check };
  },
};
