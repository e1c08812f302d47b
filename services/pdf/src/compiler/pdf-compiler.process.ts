import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { CompileAnswer, CompileOrder } from './compile-message.js';
import { boxed, missingIn, plain, printable } from './printable.rules.js';

/**
 * Program of a process that turns templates into PDF documents. It knows nothing of the portal, runs at low priority,
 * and ends with its caller. A template reads only the files of its order and those of the folder `paper`.
 */
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
const PAPER = fileURLToPath(new URL('../paper', import.meta.url));
/** Documents whose intermediate results are kept. */
const REMEMBERED = 10;
const ACCESSIBLE = 'ua-1';

const compiler = NodeCompiler.create({
  workspace: PAPER,
  fontArgs: [{ fontPaths: [path.join(PAPER, 'fonts')] }],
});

/** A character that no font has never stops a document: it is told, and shown as a box at the next try. */
function compile({ source, data, files }: CompileOrder): CompileAnswer {
  const texts = printable(JSON.parse(data));
  const first = attempt(source, texts, files);
  const missing = 'fault' in first ? missingIn(first.fault) : [];
  if (missing.length === 0) return first;
  const second = attempt(source, boxed(texts, missing), files);
  // Where a template puts texts together, a letter and its mark may be of two of them.
  const isPut = 'pdf' in second || missingIn(second.fault).length === 0;
  return isPut ? second : attempt(source, plain(texts), files);
}

function attempt(source: string, data: unknown, files: CompileOrder['files']): CompileAnswer {
  const main = path.join(PAPER, 'main.typ');
  try {
    compiler.addSource(main, source);
    compiler.mapShadow(path.join(PAPER, 'data.json'), Buffer.from(JSON.stringify(data)));
    for (const [name, content] of files) compiler.mapShadow(path.join(PAPER, name), Buffer.from(content));
    return { pdf: compiler.pdf({ mainFilePath: main }, { pdfStandard: ACCESSIBLE }) };
  } catch (error) {
    return { fault: faultOf(error) };
  } finally {
    compiler.resetShadow();
    compiler.evictCache(REMEMBERED);
  }
}

/** The native module gives its message as the code. */
const faultOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

process.on('message', (order: CompileOrder) => {
  // Sent before the work begins, which leaves no time for anything else.
  process.send?.('begun', () => process.send?.(compile(order)));
});
process.on('disconnect', () => process.exit());
// It waits for the next document, also where a module that the portal is started with lets go of the channel.
process.channel?.ref();
