// Nothing here may need a package, because it runs on a fresh clone. package.json starts it with `exec`, so that
// signals to npm arrive here and not at a shell in between; on Windows, which has no `exec`, the command after it does
// the work.
import { onNewNode } from '../src/node.version.mjs';

void onNewNode(() => import('../src/start/start.command.mjs').then(({ start }) => start()));
