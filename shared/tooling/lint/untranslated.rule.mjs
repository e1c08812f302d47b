// Attributes and properties whose text people read or hear.
const wordy =
  /^(aria-(label|description|roledescription|valuetext)|alt|title|subtitle|label|text|placeholder|help|summary|heading|note|hint|description|caption|header|field|operator|all|words)$|(Label|Text|Title|Words|Help)$/;
const saying = /^(toast|confirm|usePageTitle)$/;

/** The product's name is the same in all languages. */
const hasLetters = (text) => /\p{L}{2}/u.test(text.replaceAll('Atrium', ''));
/** At least two words with a capital letter first; texts for programs do not look like that. */
const isSentence = (text) => /^[A-Z][\p{L}’']*[,:]? \S*\p{L}/u.test(text);
const isProse = (text) => /^[A-Z][a-z]/.test(text) || isSentence(text);

/** The texts that an expression can yield: through `a ? 'x' : 'y'`, `a && 'x'` and templates. */
function* textsOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') yield { node, text: node.value };
  else if (node?.type === 'TemplateLiteral')
    yield { node, text: node.quasis.map(({ value }) => value.cooked).join(' ') };
  else if (node?.type === 'ConditionalExpression') {
    yield* textsOf(node.consequent);
    yield* textsOf(node.alternate);
  } else if (node?.type === 'LogicalExpression') {
    yield* textsOf(node.left);
    yield* textsOf(node.right);
  } else if (node?.type === 'JSXExpressionContainer') yield* textsOf(node.expression);
}

const calleeOf = ({ callee }) => (callee.type === 'MemberExpression' ? callee.object : callee).name;
const isForMachines = ({ callee: { object, property } }) =>
  object?.name === 'console' || /^(startsWith|includes|endsWith)$/.test(property?.name ?? '');
const translating = /^(t|msg|translate|classNames|lazyPage|define(Remote|Routes|Nav)|calendarPage|RegExp)$/;

function isTaken(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'CallExpression' && translating.test(calleeOf(at) ?? '')) return true;
    if (at.type === 'CallExpression' && at.callee.type === 'Super') return true;
    if (at.type === 'CallExpression' && isForMachines(at)) return true;
    if (at.type === 'NewExpression' && /Error$/.test(at.callee.name ?? '')) return true;
    if (at.type === 'JSXAttribute' && at.parent.name.name === 'Trans') return true;
    if (/^(TS|Import|Export(All|Named))/.test(at.type) && !/Expression|Declaration$/.test(at.type))
      return true;
    if (/Function|Statement|Declaration/.test(at.type)) return false;
  }
  return false;
}

/** Text for people must go through `t`, `msg` or `<Trans>` of the SDK. */
export const untranslated = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { plain: 'People read “{{text}}”: give it through t(), msg() or <Trans>.' },
  },
  create(context) {
    const reported = new Set();
    const report = (node, text) => {
      if (reported.has(node) || isTaken(node)) return;
      reported.add(node);
      context.report({ node, messageId: 'plain', data: { text: text.trim().slice(0, 60) } });
    };
    const check = (value, looks) => {
      for (const { node, text } of textsOf(value)) if (looks(text)) report(node, text);
    };
    return {
      JSXText: (node) => hasLetters(node.value) && report(node, node.value),
      JSXExpressionContainer(node) {
        if (node.parent.type !== 'JSXAttribute') check(node, hasLetters);
      },
      JSXAttribute({ name, value }) {
        if (wordy.test(name.name)) check(value, hasLetters);
      },
      Property({ key, value }) {
        if (wordy.test(key.name ?? key.value)) check(value, isProse);
      },
      CallExpression(node) {
        if (saying.test(calleeOf(node) ?? '')) for (const value of node.arguments) check(value, hasLetters);
      },
      // A property's name is not text for people.
      Literal: (node) => node.parent.key !== node && check(node, isSentence),
      TemplateLiteral: (node) => check(node, isSentence),
    };
  },
};
