import { createHash } from 'node:crypto';
import { AFTER_FILE_NAMES, hashFiles } from './file-hashes.mjs';

const PAGE = 'index.html';
const tagAddress = /(?:src|href)="\/([^"]+\.(?:js|css))"/g;

const PAGE_CHUNK = 'page-';

const filesOf = (group) => group.getFiles().filter((file) => /\.(js|css)$/.test(file));

/** The files of each page by the name of its chunk, `page-auth-login`, which the page loads ahead. */
function listPageFiles(compilation) {
  const pages = [...compilation.namedChunkGroups].filter(([name]) => name.startsWith(PAGE_CHUNK));
  return Object.fromEntries(pages.map(([name, group]) => [name, filesOf(group)]));
}

/** Pages around sign-in and the dashboard, their texts, and the code that sends forms and runs widgets. */
const isFirst =
  /^(page-(landing|signup|companycode|employee-onboarding|auth-.+|data|company|dashboard|texts-.+)|send-request|federation)$/;

/** Hashes of the files that are loaded first. */
function pickFirst(hashes, compilation) {
  const groups = [...compilation.namedChunkGroups].filter(([name]) => isFirst.test(name));
  const files = groups.flatMap(([, group]) => filesOf(group));
  return Object.fromEntries([...new Set(files)].sort().map((file) => [file, hashes[file]]));
}

/** Writes the table of all hashes as a separate file, whose hash is in the page. */
function writeTable(hashes) {
  const content = JSON.stringify(hashes);
  const digest = (algorithm, form) => createHash(algorithm).update(content).digest(form);
  return {
    content,
    name: `file-hashes.${digest('sha256', 'hex').slice(0, 8)}.json`,
    integrity: `sha384-${digest('sha384', 'base64')}`,
  };
}

const jsonTag = (attributes, value) =>
  `<script type="application/json" ${attributes}>${JSON.stringify(value)}</script>`;

const script = /<script defer[^>]*><\/script>/g;
const style = /<link href="([^"]+)" rel="stylesheet">/g;

/**
 * Loads scripts and styles before the long tables are parsed. The style tag itself stays where it was, because scripts
 * wait for a style sheet that stands before them.
 */
function askEarly(html) {
  const hints = [...html.matchAll(style)].map(([, file]) => `<link rel="preload" as="style" href="${file}">`);
  const early = [...hints, ...(html.match(script) ?? [])].join('');
  return html.replace(script, '').replace('<title>', `${early}<title>`);
}

function describeFiles(html, { hashes, table, compilation }) {
  const withTags = askEarly(html).replace(tagAddress, (attribute, file) =>
    hashes[file] ? `${attribute} crossorigin integrity="${hashes[file]}"` : attribute,
  );
  const rest = `id="file-hashes" data-rest="/${table.name}" data-integrity="${table.integrity}"`;
  const first = jsonTag(rest, pickFirst(hashes, compilation));
  const maps = first + jsonTag('id="page-files"', listPageFiles(compilation));
  return withTags.replace('</title>', `</title>${maps}`);
}

/**
 * Puts the hashes of the shell's files into its page, both on its tags and as a map for files loaded later, together
 * with the list of files of each page.
 */
export class ShellPagePlugin {
  apply(compiler) {
    const { sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(ShellPagePlugin.name, (compilation) => {
      compilation.hooks.processAssets.tap({ name: ShellPagePlugin.name, stage: AFTER_FILE_NAMES }, () => {
        const html = compilation.getAsset(PAGE).source.source().toString();
        const hashes = hashFiles(compilation);
        const table = writeTable(hashes);
        const described = describeFiles(html, { hashes, table, compilation });
        compilation.emitAsset(table.name, new sources.RawSource(table.content));
        compilation.updateAsset(PAGE, new sources.RawSource(described));
      });
    });
  }
}
