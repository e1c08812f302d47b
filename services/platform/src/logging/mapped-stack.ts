import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

const PLACE = /file:\/\/[^\s():]+\.js:\d+:\d+/g;

/** One is large: it goes when nothing else is logged for a while. */
const maps = new Map<string, WeakRef<SourceMap>>();

/**
 * A stack with the places of the sources where the code was written. A source map is read only now, because reading it
 * with the code costs time at every start.
 */
export const mappedStack = (stack: string): string =>
  stack.replaceAll(PLACE, (place) => {
    const [, url = '', line, column] = /^(.+):(\d+):(\d+)$/.exec(place) ?? [];
    const entry = mapOf(fileURLToPath(url))?.findEntry(Number(line) - 1, Number(column) - 1);
    return entry && 'originalSource' in entry
      ? `${entry.originalSource}:${String(entry.originalLine + 1)}`
      : place;
  });

function mapOf(file: string): SourceMap | undefined {
  const kept = maps.get(file)?.deref();
  if (kept) return kept;
  if (!existsSync(`${file}.map`)) return undefined;
  const made = readMap(`${file}.map`);
  if (made) maps.set(file, new WeakRef(made));
  return made;
}

/** A library's map may be no map. */
function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(
      JSON.parse(readFileSync(file, 'utf8')) as ConstructorParameters<typeof SourceMap>[0],
    );
  } catch {
    return undefined;
  }
}
