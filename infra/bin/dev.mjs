import { onNewNode } from '../src/node.version.mjs';

onNewNode(() => import('../src/dev/dev.command.mjs').then(({ develop }) => develop()));
