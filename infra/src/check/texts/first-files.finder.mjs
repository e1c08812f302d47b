import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const publicRoutes = 'shell/src/entry/public.routes.ts';
const starts = ['shell/src/main.tsx', publicRoutes];
/** Its code is loaded later, but also shows on the pages around sign-in. */
const secondStep = 'shell/src/session/use-second-step.tsx';
/**
 * Packages of which only the imported names count, because the bundler leaves out the rest. @type {Record<string,
 * string>}
 */
const barrels = { '@atrium/sdk': 'shared/sdk/src/index.ts', '@atrium/ui': 'shared/ui/src/index.ts' };

/** @typedef {{ from: string, names: string[] | null }} Import names: null means all */

/** @param {ts.NamedImportBindings | ts.NamedExportBindings | undefined} bindings */
const namesOf = (bindings) =>
  bindings && (ts.isNamedImports(bindings) || ts.isNamedExports(bindings))
    ? bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
    : null;

/** @param {string} file @param {ts.SourceFile} tree @returns {Import[]} */
function readImports(file, tree) {
  /** @type {Import[]} */
  const found = [];
  // Code that the SDK loads later, such as a toast, also shows on these pages.
  const followsLater = [publicRoutes, secondStep].includes(file) || file.startsWith('shared/sdk/');
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node) && node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword)
      found.push({
        from: /** @type {ts.StringLiteral} */ (node.moduleSpecifier).text,
        names: namesOf(node.importClause?.namedBindings),
      });
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && followsLater)
      found.push({ from: /** @type {ts.StringLiteral} */ (node.arguments[0]).text, names: null });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** @param {(file: string) => string | null} read */
function createResolver(read) {
  /** @param {string} from @param {string} importer */
  const near = (from, importer) => {
    const base = path.posix.join(path.posix.dirname(importer), from).replace(/\.js$/, '');
    return [`${base}.ts`, `${base}.tsx`].find((file) => read(file) !== null);
  };
  /** @param {string} barrel @param {string} name */
  const throughBarrel = (barrel, name) => {
    const tree = ts.createSourceFile(barrel, read(barrel) ?? '', ts.ScriptTarget.Latest);
    for (const statement of tree.statements) {
      if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier) continue;
      const file = near(/** @type {ts.StringLiteral} */ (statement.moduleSpecifier).text, barrel);
      const named = namesOf(statement.exportClause);
      const declared = new RegExp(`export (?:async )?(?:const|let|function|class) ${name}\\b`);
      if (file && (named ? named.includes(name) : declared.test(read(file) ?? ''))) return file;
    }
    return undefined;
  };
  return (/** @type {Import} */ { from, names }, /** @type {string} */ importer) => {
    if (from.startsWith('.')) return [near(from, importer)];
    const barrel = barrels[from];
    return barrel ? (names ?? []).map((name) => throughBarrel(barrel, name)) : [];
  };
}

/**
 * The sources of the pages around sign-in; their texts are in the first, small catalogue.
 * @param {string} root
 * @returns {Set<string>} paths below the root
 */
export function findFirstFiles(root) {
  const read = (/** @type {string} */ file) => {
    const place = path.join(root, file);
    return fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : null;
  };
  const resolve = createResolver(read);
  const found = new Set(starts);
  for (const file of found) {
    const tree = ts.createSourceFile(file, read(file) ?? '', ts.ScriptTarget.Latest, true);
    for (const each of readImports(file, tree))
      for (const next of resolve(each, file)) if (next) found.add(next);
  }
  return found;
}
