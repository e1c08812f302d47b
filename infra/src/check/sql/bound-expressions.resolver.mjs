import ts from 'typescript';
import { giveUp, NeedsCaller, NotStatic } from './static-ways.evaluator.mjs';
import { isTableSelect } from './table-select.reader.mjs';
import { bind, functionAround, isGrown, numbered, strip, waysOut } from './syntax-parts.reader.mjs';

/** @typedef {import('./static-ways.evaluator.mjs').Bound} Bound */
/** @typedef {import('./static-ways.evaluator.mjs').Bindings} Bindings */
/** @typedef {import('./static-ways.evaluator.mjs').Choose} Choose */

/** Writes the conditions by which a reader sees rows, and the values after those that are given here. */
const CONDITIONS = /^allOf$/;
const TRUE = ts.factory.createStringLiteral('true');

/** Finds the expressions that names, members and calls stand for, in one run. */
export class BoundExpressions {
  /**
   * @param {ts.TypeChecker} checker
   * @param {Choose} choose
   */
  constructor(checker, choose) {
    this.checker = checker;
    this.choose = choose;
    this.depth = 0;
  }

  /**
   * @param {Bound} bound
   * @returns {string}
   */
  text({ node }) {
    throw new NotStatic(`has no text: ${node?.getText() ?? ''}`);
  }

  /** The parameter that a name or the object of its members is. @param {ts.Node} node */
  parameterOf(node) {
    let at = strip(node);
    while (ts.isPropertyAccessExpression(at) || ts.isElementAccessExpression(at)) at = strip(at.expression);
    if (!ts.isIdentifier(at)) return null;
    const declaration = this.declarationOf(at);
    return declaration ? (ts.findAncestor(declaration, ts.isParameter) ?? null) : null;
  }

  /** @param {ts.Node} name */
  declarationOf(name) {
    let symbol = this.checker.getSymbolAtLocation(name);
    if (ts.isShorthandPropertyAssignment(name.parent))
      symbol = this.checker.getShorthandAssignmentValueSymbol(name.parent) ?? symbol;
    if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = this.checker.getAliasedSymbol(symbol);
    return symbol?.valueDeclaration ?? symbol?.declarations?.[0];
  }

  /** The expression that a name, a member or a call stands for. @param {Bound} bound @returns {Bound} */
  resolve(bound) {
    this.depth += 1;
    try {
      if (this.depth > 200) throw new NotStatic('refers to itself');
      return this.step(bound);
    } finally {
      this.depth -= 1;
    }
  }

  /** @param {Bound} bound @returns {Bound} */
  step({ node: written, bindings }) {
    if (!written) return { node: null, bindings };
    const node = strip(written);
    const here = { node, bindings };
    if (ts.isIdentifier(node))
      return node.text === 'undefined' ? { node: null, bindings } : this.named(node, here);
    if (ts.isConditionalExpression(node)) {
      const isTrue = this.isTrue(node.condition, bindings);
      return this.resolve({ node: isTrue ? node.whenTrue : node.whenFalse, bindings });
    }
    if (ts.isBinaryExpression(node)) return this.either(node, here);
    if (ts.isPropertyAccessExpression(node)) return this.member(node, here);
    if (ts.isElementAccessExpression(node)) {
      const key = this.text({ node: node.argumentExpression, bindings });
      return this.property({ node: node.expression, bindings }, key) ?? here;
    }
    if (ts.isCallExpression(node))
      return CONDITIONS.test(node.expression.getText())
        ? { node: TRUE, bindings }
        : this.returned(node, here);
    return here;
  }

  /** @param {ts.Expression} condition @param {Bindings} bindings */
  isTrue(condition, bindings) {
    if (ts.isBinaryExpression(condition) && ts.isStringLiteral(condition.right)) {
      const equals = condition.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken;
      try {
        if (equals) return this.text({ node: condition.left, bindings }) === condition.right.text;
      } catch (error) {
        if (!(error instanceof NotStatic) && !(error instanceof NeedsCaller)) throw error;
      }
    }
    return this.choose(this.condition(condition), 2) === 0;
  }

  /** @param {ts.Node} node */
  condition(node) {
    return `${functionAround(node)?.pos} ${node.getSourceFile().fileName} ${node.getText()}`;
  }

  /** @param {ts.BinaryExpression} node @param {Bound} here @returns {Bound} */
  either(node, here) {
    const { kind } = node.operatorToken;
    const { bindings } = here;
    if (kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken) {
      const left = this.resolve({ node: node.left, bindings });
      if (!left.node) return this.resolve({ node: node.right, bindings });
      if (ts.isStringLiteralLike(left.node)) return left;
      const way = this.choose(this.condition(node.left), 2);
      return way === 0 ? left : this.resolve({ node: node.right, bindings });
    }
    return here;
  }

  /** @param {ts.Identifier} node @param {Bound} here @returns {Bound} */
  named(node, here) {
    const { bindings } = here;
    const declaration = this.declarationOf(node);
    if (!declaration) return here;
    if (ts.isVariableDeclaration(declaration)) {
      const given =
        ts.isIdentifier(declaration.name) && !isGrown(declaration) ? this.given(declaration, bindings) : null;
      return given ? this.resolve(given) : here;
    }
    if (ts.isParameter(declaration)) {
      const given = bindings.get(declaration);
      if (given?.node) return this.resolve(given);
      if (given && declaration.initializer) return this.resolve({ node: declaration.initializer, bindings });
      return given ?? here;
    }
    if (ts.isBindingElement(declaration)) return this.unpacked(declaration, here);
    if (ts.isFunctionDeclaration(declaration)) return { node: declaration, bindings };
    return here;
  }

  /** What a constant is, in a loop the element of this run. @param {ts.VariableDeclaration} declaration @param {Bindings} bindings */
  given(declaration, bindings) {
    const loop = declaration.parent.parent;
    if (ts.isForOfStatement(loop)) {
      const items = this.items({ node: loop.expression, bindings });
      return items[this.choose(`loop ${loop.getSourceFile().fileName} ${loop.pos}`, items.length)];
    }
    const isConst = ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const;
    return isConst && declaration.initializer ? { node: declaration.initializer, bindings } : null;
  }

  /** @param {ts.BindingElement} element @param {Bound} here @returns {Bound} */
  unpacked(element, here) {
    const { parent } = element.parent;
    const { bindings } = here;
    const of = ts.isParameter(parent)
      ? bindings.get(parent)
      : ts.isVariableDeclaration(parent)
        ? this.given(parent, bindings)
        : null;
    if (!of?.node || element.dotDotDotToken) return here;
    if (ts.isArrayBindingPattern(element.parent)) {
      const found = this.items(of)[element.parent.elements.indexOf(element)];
      return found ? this.resolve(found) : here;
    }
    const found = this.property(of, (element.propertyName ?? element.name).getText());
    if (found?.node) return found;
    if (found && element.initializer) return this.resolve({ node: element.initializer, bindings });
    return found ?? here;
  }

  /** @param {ts.PropertyAccessExpression} node @param {Bound} here @returns {Bound} */
  member(node, here) {
    const of = { node: node.expression, bindings: here.bindings };
    if (node.expression.kind !== ts.SyntaxKind.ThisKeyword) {
      const found = this.property(of, node.name.text);
      if (found) return found;
    }
    const declaration = this.declarationOf(node.name);
    if (!declaration) return here;
    if (
      (ts.isPropertyAssignment(declaration) || ts.isPropertyDeclaration(declaration)) &&
      declaration.initializer
    )
      return this.resolve({ node: declaration.initializer, bindings: here.bindings });
    return here;
  }

  /**
   * A member of an object literal; with nothing for one that it has not, null when it is no object literal.
   * @param {Bound} of @param {string} name @returns {Bound | null}
   */
  property(of, name) {
    const object = this.resolve(of);
    if (!object.node || !ts.isObjectLiteralExpression(object.node)) return null;
    const { bindings } = object;
    for (const each of [...object.node.properties].reverse()) {
      if (ts.isSpreadAssignment(each)) {
        const found = this.property({ node: each.expression, bindings }, name);
        if (!found) return null;
        if (found.node) return found;
      } else if (each.name?.getText().replaceAll(/^['"]|['"]$/g, '') === name) {
        if (ts.isPropertyAssignment(each)) return this.resolve({ node: each.initializer, bindings });
        if (ts.isShorthandPropertyAssignment(each))
          return this.named(each.name, { node: each.name, bindings });
        return { node: each, bindings };
      }
    }
    return { node: null, bindings };
  }

  /** The members of an object literal, with those of what is spread into it. @param {Bound} of @returns {ts.ObjectLiteralElementLike[]} */
  properties(of) {
    const { node, bindings } = this.resolve(of);
    if (!node) return [];
    if (!ts.isObjectLiteralExpression(node)) return giveUp(node);
    return node.properties.flatMap((each) =>
      ts.isSpreadAssignment(each) ? this.properties({ node: each.expression, bindings }) : [each],
    );
  }

  /** What a function of ours returns. @param {ts.CallExpression} node @param {Bound} here @returns {Bound} */
  returned(node, here) {
    const { bindings } = here;
    const called = this.resolveFunction({ node: node.expression, bindings });
    if (!called || isTableSelect(called.node)) return here;
    return this.resolve(
      this.result(
        called,
        node.arguments.map((argument) => ({ node: argument, bindings })),
      ),
    );
  }

  /** @param {Bound} of @returns {{ node: ts.FunctionLikeDeclaration, bindings: Bindings } | null} */
  resolveFunction(of) {
    const { node, bindings } = this.resolve(of);
    if (!node) return null;
    const found = ts.isPropertyAccessExpression(node) ? this.declarationOf(node.name) : node;
    const isOurs =
      found &&
      (ts.isArrowFunction(found) ||
        ts.isFunctionExpression(found) ||
        ts.isFunctionDeclaration(found) ||
        ts.isMethodDeclaration(found));
    if (!isOurs || !found.body || found.getSourceFile().isDeclarationFile) return null;
    return { node: found, bindings };
  }

  /**
   * @param {{ node: ts.FunctionLikeDeclaration, bindings: Bindings }} called
   * @param {Bound[]} given
   * @returns {Bound}
   */
  result({ node, bindings }, given) {
    const inside = bind(node, given, bindings);
    const { body } = node;
    if (!body) return giveUp(node);
    if (!ts.isBlock(body)) return { node: body, bindings: inside };
    const ways = waysOut(body.statements);
    const way =
      ways[
        ways.length > 1 ? this.choose(`return ${node.getSourceFile().fileName} ${node.pos}`, ways.length) : 0
      ];
    return way ? { node: way, bindings: inside } : giveUp(node);
  }

  /** The elements of an array. @param {Bound} of @returns {Bound[]} */
  items(of) {
    const { node, bindings } = this.resolve(of);
    if (!node) return [];
    if (ts.isArrayLiteralExpression(node))
      return node.elements.flatMap((element) =>
        ts.isSpreadElement(element)
          ? this.items({ node: element.expression, bindings })
          : [{ node: element, bindings }],
      );
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const listed = this.listed(node, { node: node.expression.expression, bindings });
      if (listed) return listed;
    }
    const parameter = this.parameterOf(node);
    const called = parameter && !bindings.has(parameter) ? functionAround(parameter) : null;
    if (called) throw new NeedsCaller(called);
    return giveUp(node);
  }

  /** @param {ts.CallExpression} node @param {Bound} of @returns {Bound[] | null} */
  listed(node, of) {
    if (!ts.isPropertyAccessExpression(node.expression)) return null;
    const { bindings } = of;
    const method = node.expression.name.text;
    const [first] = node.arguments;
    if (method === 'map' || method === 'flatMap') {
      const called = first && this.resolveFunction({ node: first, bindings });
      return called
        ? this.items(of).map((item, index) => this.result(called, [item, numbered(index, bindings)]))
        : null;
    }
    if (method === 'slice')
      return this.items(of).slice(Number(first ? this.text({ node: first, bindings }) : 0));
    if ((method === 'keys' || method === 'values') && node.expression.expression.getText() === 'Object') {
      const object = first && this.resolve({ node: first, bindings });
      if (!object?.node || !ts.isObjectLiteralExpression(object.node)) return null;
      return object.node.properties.flatMap((each) => {
        const name = each.name?.getText() ?? giveUp(each);
        if (method === 'values') return this.property(object, name) ?? giveUp(each);
        return { node: ts.factory.createStringLiteral(name.replaceAll(/^['"]|['"]$/g, '')), bindings };
      });
    }
    return null;
  }
}
