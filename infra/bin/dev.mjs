import { onNewNode } from '../src/node.version.mjs';

void onNewNode(() => import('../src/dev/dev.command.mjs').then(({ develop }) => develop()));
