import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../project.paths.mjs';
import { fromProblems } from '../command.step.mjs';
import { listProjectFiles } from '../project.files.mjs';
import { compareTexts } from './compare-texts.rules.mjs';
import { isShown, readDataTexts } from './data-texts.reader.mjs';
import { findForbiddenWords } from './forbidden-words.rules.mjs';
import { findFirstFiles } from './first-files.finder.mjs';
import { maySay, readSaidTexts } from './said-texts.reader.mjs';
import { readTextUses } from './text-uses.reader.mjs';

// Fixture remotes of other teams have their own texts.
const catalogue = /^(?!shell\/e2e\/).*\/locales\/(?:[\w-]+\/)*(\w+)\.json$/;
const web = /^(shell\/src|shared\/(sdk|ui|work-ui)\/src|remotes\/[^/]+\/src)\/.*\.tsx?$/;
const notShipped = /\.test\.tsx?$|\/testing\/|\.d\.ts$/;

/** @param {string} file */
const read = (file) => fs.readFileSync(path.join(projectRoot, file), 'utf8');

/** A remote has its own texts, as have the screens of work; all others are shown by the shell. @param {string} file */
const ownerOf = (file) =>
  /^(remotes\/[^/]+|shared\/work-ui(\/src\/calendar(?=\/))?)/.exec(file)?.[0] ?? 'shell';

/** @param {string[]} files */
const readCatalogues = (files) =>
  files.flatMap((file) => {
    const language = catalogue.exec(file)?.[1];
    return language ? [{ file, language, texts: JSON.parse(read(file)) }] : [];
  });

/** All texts of the project, and the catalogues. @param {string[]} files */
function readTexts(files) {
  const firstFiles = findFirstFiles(projectRoot);
  const shown = files.filter((file) => web.test(file) && !notShipped.test(file));
  const own = shown.map((file) => ({ file, ...readTextUses(file, read(file)) }));
  const said = files.filter(maySay).map((file) => readSaidTexts(file, read(file)));
  return {
    problems: [...own, ...said].flatMap(({ problems }) => problems),
    uses: [
      ...own.flatMap(({ file, uses }) =>
        uses.map((use) => ({ ...use, owner: ownerOf(file), first: firstFiles.has(file) })),
      ),
      ...said.flatMap(({ uses }) => uses),
      ...files.filter(isShown).flatMap((file) => readDataTexts(file, read(file))),
    ],
    catalogues: readCatalogues(files),
  };
}

/** @returns {Promise<import('../step.runner.mjs').Result>} */
export async function checkTexts() {
  const files = await listProjectFiles();
  const { problems, ...texts } = readTexts(files);
  return fromProblems([...problems, ...compareTexts(texts), ...findForbiddenWords(texts.uses)]);
}
