import os from 'node:os';
import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { CompileAnswer, CompileOrder } from './compile-message.js';

/**
 * Program of a process that turns templates into PDF documents. It knows nothing of the portal, runs at low priority,
 * and ends with its caller. A template reads only the files of its order and those of the folder `paper`.
 */
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
const PAPER = path.join(import.meta.dirname, '..', 'paper');
/** Documents whose intermediate results are kept. */
const REMEMBERED = 10;
const ACCESSIBLE = 'ua-1';

const compiler = NodeCompiler.create({
  workspace: PAPER,
  fontArgs: [{ fontPaths: [path.join(PAPER, 'fonts')] }],
});

function compile({ source, files }: CompileOrder): CompileAnswer {
  const main = path.join(PAPER, 'main.typ');
  try {
    compiler.addSource(main, source);
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

process.on('message', (order: CompileOrder) => process.send?.(compile(order)));
process.on('disconnect', () => process.exit());
// It waits for the next document, also where a module that the portal is started with lets go of the channel.
process.channel?.ref();
