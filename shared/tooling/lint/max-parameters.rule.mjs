const most = 3;

// Nest passes a decorated class its constructor arguments, so their number does not burden a caller.
const isInjected = ({ parent }) =>
  parent.type === 'MethodDefinition' &&
  parent.kind === 'constructor' &&
  parent.parent.parent.decorators?.length > 0;

/** At most three parameters, except for the constructor of a decorated class. */
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
