import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { laterSurfaces, surfaces } from './surfaces.js';

/** Remotes, and what they are built with; the calendar is built with the shell. */
const folders = ['remotes', 'shared/work-ui'].map((folder) => path.resolve(folder));
const notBuilt = /\.test\.tsx?$|\/(dist|node_modules|testing)\/|\/work-ui\/src\/calendar\//;

interface Used {
  file: string;
  module: string;
  name: string;
}

function listSources(): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !notBuilt.test(file));
}

/** The names that a source imports as values; a whole namespace counts as the name `*`. */
function listImports(file: string, text: string): Used[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return source.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    if (!importClause || importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
    const module = (moduleSpecifier as ts.StringLiteral).text;
    const { name, namedBindings } = importClause;
    const names = name ? ['default'] : [];
    if (namedBindings && ts.isNamespaceImport(namedBindings)) names.push('*');
    if (namedBindings && ts.isNamedImports(namedBindings)) {
      const values = namedBindings.elements.filter(({ isTypeOnly }) => !isTypeOnly);
      names.push(...values.map((element) => (element.propertyName ?? element.name).text));
    }
    return names.map((each) => ({ file, module, name: each }));
  });
}

let offered: Record<string, object>;
beforeAll(async () => {
  const later = Object.entries(laterSurfaces).map(async ([name, load]) => [name, await load()] as const);
  offered = { ...surfaces, ...Object.fromEntries(await Promise.all(later)) };
});

function findMissing(used: Used[]): Used[] {
  return used.filter(({ module, name }) => {
    const surface = offered[module];
    return surface !== undefined && !(name in surface) && !(module === 'react' && name === '*');
  });
}

test('every name that a remote imports from a provided module is on its surface', () => {
  const used = listSources().flatMap((file) => listImports(file, readFileSync(file, 'utf8')));
  expect(used.filter(({ module }) => module === '@atrium/sdk')).not.toHaveLength(0);
  expect(findMissing(used)).toEqual([]);
});

test('a name that is not offered is found', () => {
  const text = `
    import type { PortalStore } from '@atrium/sdk';
    import { api, createStore, type SessionState } from '@atrium/sdk';
    import * as router from 'react-router-dom';
    import { Button as Press, NoSuchThing as Thing } from '@atrium/ui';
    import { z } from 'zod';`;
  const missing = findMissing(listImports('page.tsx', text));
  expect(missing.map(({ module, name }) => `${module} ${name}`)).toEqual([
    '@atrium/sdk createStore',
    'react-router-dom *',
    '@atrium/ui NoSuchThing',
  ]);
});
