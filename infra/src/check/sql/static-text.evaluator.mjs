import ts from 'typescript';
import { BoundExpressions } from './bound-expressions.resolver.mjs';
import { giveUp, NeedsCaller } from './static-ways.evaluator.mjs';
import { functionAround, isGrownNear, strip } from './syntax-parts.reader.mjs';
import { selectOf } from './table-select.reader.mjs';

/** @typedef {import('./static-ways.evaluator.mjs').Bound} Bound */
/** @typedef {import('./static-ways.evaluator.mjs').Bindings} Bindings */

/** Evaluates texts of one run. */
export class StaticTexts extends BoundExpressions {
  /** @override @param {Bound} bound @returns {string} */
  text(bound) {
    const { node, bindings } = this.resolve(bound);
    if (!node) return 'undefined';
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return node.text;
    if (ts.isPropertyAccessExpression(node) && node.name.text === 'length')
      return isGrownNear(node.expression)
        ? giveUp(node)
        : String(this.items({ node: node.expression, bindings }).length);
    if (ts.isTemplateExpression(node))
      return (
        node.head.text +
        node.templateSpans
          .map((span) => this.text({ node: span.expression, bindings }) + span.literal.text)
          .join('')
      );
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
      return this.sum(node, bindings);
    if (ts.isCallExpression(node)) {
      const isWritten = node.expression.getText() === 'String' && node.arguments[0];
      const built = isWritten ? this.text({ node: isWritten, bindings }) : this.built(node, bindings);
      if (built !== null) return built;
    }
    return this.typed(node);
  }

  /** @param {ts.BinaryExpression} node @param {Bindings} bindings */
  sum(node, bindings) {
    const left = this.text({ node: node.left, bindings });
    const right = this.text({ node: node.right, bindings });
    const isNumber = this.checker.getTypeAtLocation(node).flags & ts.TypeFlags.NumberLike;
    return isNumber ? String(Number(left) + Number(right)) : left + right;
  }

  /** What the methods of texts and arrays make. @param {ts.CallExpression} node @param {Bindings} bindings */
  built(node, bindings) {
    if (!ts.isPropertyAccessExpression(node.expression)) return null;
    const of = { node: node.expression.expression, bindings };
    const [first, second] = node.arguments;
    const given = (/** @type {ts.Node | undefined} */ argument) =>
      this.text({ node: argument ?? null, bindings });
    switch (node.expression.name.text) {
      case 'join':
        return this.items(of)
          .map((item) => this.text(item))
          .join(first ? given(first) : ',');
      case 'trim':
        return this.text(of).trim();
      case 'select':
        return this.selected(node, of);
      case 'replace':
      case 'replaceAll': {
        const pattern = first && strip(first);
        const by = second ? given(second) : '';
        if (pattern && ts.isRegularExpressionLiteral(pattern)) {
          const [, source = '', flags] = /^\/(.*)\/(\w*)$/s.exec(pattern.text) ?? [];
          return this.text(of).replace(new RegExp(source, flags), by);
        }
        return this.text(of).replaceAll(given(first), by);
      }
      default:
        return null;
    }
  }

  /** What a table selects of its columns. @param {ts.CallExpression} node @param {Bound} of */
  selected(node, of) {
    const table = this.resolve(of);
    const [, columns] = table.node && ts.isNewExpression(table.node) ? (table.node.arguments ?? []) : [];
    const [alias, how] = node.arguments;
    if (!columns || !alias) return null;
    const { bindings } = of;
    const without = how && this.property({ node: how, bindings }, 'without');
    return selectOf(this.properties({ node: columns, bindings: table.bindings }), {
      alias: this.text({ node: alias, bindings }),
      without: without ? this.items(without).map((item) => this.text(item)) : [],
    });
  }

  /** A literal type. @param {ts.Node} node */
  typed(node) {
    const type = this.checker.getTypeAtLocation(node);
    const parts = type.isUnion() ? type.types : [type];
    const texts = parts.flatMap((part) =>
      part.isStringLiteral() || part.isNumberLiteral() ? String(part.value) : [],
    );
    if (parts.length !== texts.length || texts.length > 20) {
      const parameter = this.parameterOf(node);
      const called = parameter && functionAround(parameter);
      if (called) throw new NeedsCaller(called);
      return giveUp(node);
    }
    return texts[this.choose(`type ${node.getText()}`, texts.length)] ?? '';
  }
}
