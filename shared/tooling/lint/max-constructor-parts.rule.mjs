const most = 8;

/** What a constructor is given: a class with more parts does the work of two. Nothing is exempt, tests neither. */
export const maxConstructorParts = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      tooMany:
        '{{name}} takes {{count}} parts, and {{most}} are the most: split it by its use cases, or put steps that belong together into a class of their own.',
    },
  },
  create: (context) => ({
    MethodDefinition(node) {
      const count = node.value.params.length;
      if (node.kind !== 'constructor' || count <= most) return;
      const name = node.parent.parent.id?.name ?? 'A class';
      context.report({
        node,
        messageId: 'tooMany',
        data: { name, count: String(count), most: String(most) },
      });
    },
  }),
};
