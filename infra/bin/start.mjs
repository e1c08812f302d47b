// Nothing here may need a package: it runs on a fresh clone. package.json starts it with `exec`, so that signals to
// npm arrive here and not at a shell in between; where there is no `exec`, on Windows, the command after it does
// the work.
import { onNewNode } from '../src/node.version.mjs';

void onNewNode(() => import('../src/start/start.command.mjs').then(({ start }) => start()));
